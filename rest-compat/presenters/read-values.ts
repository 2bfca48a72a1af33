/** Texts of legacy clients that mean "nothing". */
const NOTHING = 'NA';
/** The date that means "no date chosen". */
const NO_DAY = '2099-12-31';

/** A text of a client; numbers become text, `NA`, null and everything else become empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== NOTHING ? value : '';
}

/** A calling code with its plus: old clients send '65', too. */
export const callingCodeOf = (value: unknown): string => textOf(value).replace(/^(?=\d)/, '+');

/** A text; null when it is empty. */
export function textOrNull(value: unknown): string | null {
  return textOf(value) || null;
}

/** A number, also from text; NaN when invalid. Empty and "nothing" are 0. */
export function numberOf(value: unknown): number {
  if (value === undefined || value === null || value === NOTHING) return 0;
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
}

/** Whether LoopBack accepts a value as a number: also empty texts and booleans. */
export function isNumber(value: unknown): boolean {
  return typeof value === 'boolean' || !Number.isNaN(numberOf(value));
}

/** An amount in major units as minor units; null for none, NaN when invalid or with more than two decimals. */
export function minorOf(value: unknown): number | null {
  const major = numberOf(value);
  if (major === 0) return null;
  const minor = Math.round(major * 100);
  return Math.abs(major * 100 - minor) < 1e-6 ? minor : Number.NaN;
}

/** An age; below 1 means "any". */
export function ageOf(value: unknown): number | null {
  return numberOf(value) || null;
}

/** Words joined by commas, or a list of them. */
export function wordsOf(value: unknown): string[] {
  const words = Array.isArray(value) ? value.map(textOf) : textOf(value).split(',');
  return words.map((word) => word.trim()).filter((word) => word !== '');
}

/** The day of a date; null when none was chosen, undefined when invalid. */
export function dayOf(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)))
    return value.slice(0, 10);
  if (typeof value === 'number' && Math.abs(value) < 4e14) return new Date(value).toISOString().slice(0, 10);
  return undefined;
}

/** The same for a draft, where a day far in the future means none. */
export function draftDayOf(value: unknown): string | null | undefined {
  const day = value === '' ? null : dayOf(value);
  return day === NO_DAY ? null : day;
}

/** A boolean: true for everything that LoopBack stores as 1. */
export function isOn(value: unknown): boolean {
  return value === true || numberOf(value) === 1;
}

/** An id from number or text; NaN when invalid. */
export function idOf(value: unknown): number {
  const id = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) ? id : Number.NaN;
}

/** Ids of pictures in addresses from `/getBase64ImgPath` and `/addCampaignImgPath`; other addresses are left out. */
export function pictureIds(...values: readonly unknown[]): string[] {
  const addresses = values.flatMap((value) => (Array.isArray(value) ? value : [value])).map(textOf);
  const ids = addresses.flatMap((address) => /\/files\/([A-Za-z0-9_-]{16,64})\//.exec(address)?.[1] ?? []);
  return [...new Set(ids)];
}
