import { DomainError, ErrorCode, outOfBounds, type PlainErrorCode } from '../../../schema/errors.ts';
import type { MoneyInput } from '../../../schema/money.ts';
import type { FormatPriceInput } from '../../../schema/profile.ts';
import type { SpokenLanguage } from '../../../schema/spoken-language.ts';
import { minorOf } from '../../../schema/usd.ts';
import { checkAll } from '../../platform/check-all.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { checkLine, checkText } from '../../platform/text.ts';
import { checkName } from './name.policy.ts';

const MAX_NAME = 80;
const MAX_CITY = 100;
const MAX_BIO = 2_000;
const MAX_LANGUAGES = 10;
const MAX_FORMAT_PRICES = 20;
const MAX_PRICE_NOTE = 100;
/** One million US dollars, in cents. */
const MAX_PRICE = 100_000_000;
const FIRST_DAY_OF_BIRTH = '1900-01-01';

function nameOf(
  ctx: Ctx,
  typed: string,
  stored: string | undefined,
  code: PlainErrorCode,
  field: string,
): string {
  const name = checkLine(typed, { field, max: MAX_NAME, missing: code });
  if (name !== stored) checkName(ctx, typed, field);
  return name;
}

/** First name; the stored one may stay. Throws FIRST_REQUIRED and what `checkName` refuses. */
export function toFirst(ctx: Ctx, typed: string, stored?: string): string {
  return nameOf(ctx, typed, stored, ErrorCode.FIRST_REQUIRED, 'first');
}

/** Last name; the stored one may stay. Throws LAST_REQUIRED and what `checkName` refuses. */
export function toLast(ctx: Ctx, typed: string, stored?: string): string {
  return nameOf(ctx, typed, stored, ErrorCode.LAST_REQUIRED, 'last');
}

/** City; null when empty. Throws BAD_INPUT when it is too long. */
export function toCity(typed: string | null | undefined): string | null {
  const city = checkLine(typed, { field: 'city', max: MAX_CITY });
  return city || null;
}

/** Description, plain text; null when empty. Throws BAD_INPUT when it is too long. */
export function toBio(typed: string | null | undefined): string | null {
  const bio = checkText(typed, { field: 'bio', max: MAX_BIO });
  return bio || null;
}

/** Day of birth, not in the future. Throws DATE_IN_FUTURE, or BAD_INPUT before 1900. */
export function toDateOfBirth(day: string | null | undefined, now: Date): string | null {
  if (!day) return null;
  if (day > dayOf(now)) throw new DomainError(ErrorCode.DATE_IN_FUTURE, 'dateOfBirth');
  if (day < FIRST_DAY_OF_BIRTH)
    throw outOfBounds('dateOfBirth', { format: `a day from ${FIRST_DAY_OF_BIRTH} on` });
  return day;
}

/** Price per post in cents; 0 and null mean none. Throws AMOUNT_INVALID, BAD_INPUT. */
export function toPrice(price: MoneyInput | null | undefined, field: string): number | null {
  const minor = minorOf(price, field);
  if (!minor) return null;
  if (minor < 0 || minor > MAX_PRICE) throw new DomainError(ErrorCode.AMOUNT_INVALID, field);
  return minor;
}

/** Languages, each once. Throws BAD_INPUT at more than 10. */
export function toLanguages(spoken: readonly SpokenLanguage[] | null | undefined): SpokenLanguage[] {
  const languages = [...new Set(spoken)];
  if (languages.length > MAX_LANGUAGES) throw outOfBounds('languages', { maxItems: MAX_LANGUAGES });
  return languages;
}

/** A price of a format, as it is stored. */
export interface StoredFormatPrice {
  readonly platform: FormatPriceInput['platform'];
  readonly format: FormatPriceInput['format'];
  readonly priceMinor: number;
  readonly note: string | null;
}

function toFormatPrice(sent: FormatPriceInput, field: string): StoredFormatPrice {
  const hasOwnField =
    sent.format === 'post' && (sent.platform === 'instagram' || sent.platform === 'facebook');
  if (hasOwnField)
    throw outOfBounds(`${field}.format`, { format: 'a format without a price field of its own' });
  return checkAll({
    platform: () => sent.platform,
    format: () => sent.format,
    priceMinor: () => {
      const minor = toPrice(sent.price, `${field}.price`);
      if (minor === null) throw new DomainError(ErrorCode.AMOUNT_INVALID, `${field}.price`);
      return minor;
    },
    note: () => checkLine(sent.note, { field: `${field}.note`, max: MAX_PRICE_NOTE }) || null,
  });
}

/** Prices per format. Throws BAD_INPUT at more than 20 and at a format that comes twice, AMOUNT_INVALID. */
export function toFormatPrices(sent: readonly FormatPriceInput[]): StoredFormatPrice[] {
  if (sent.length > MAX_FORMAT_PRICES) throw outOfBounds('formatPrices', { maxItems: MAX_FORMAT_PRICES });
  const checks = sent.map(
    (row, index) => [String(index), () => toFormatPrice(row, `formatPrices.${index}`)] as const,
  );
  const prices = Object.values(checkAll<Record<string, () => StoredFormatPrice>>(Object.fromEntries(checks)));
  const keys = prices.map(({ platform, format }) => `${platform} ${format}`);
  const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (twice >= 0)
    throw outOfBounds(`formatPrices.${twice}.format`, { format: 'a format that no other row has' });
  return prices;
}
