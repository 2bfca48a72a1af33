import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** An amount in minor units of its currency. */
export interface Amount {
  readonly amount: number;
  readonly currency: string;
}

/** What was bought. */
export interface Goods {
  readonly title: string;
  readonly quantity: number;
}

const dayNames = [
  'answerBy',
  'answerUntil',
  'askedDueOn',
  'campaignEnd',
  'detailsDueOn',
  'heldUntil',
  'releaseOn',
  'reviewsEnd',
  'useEndsOn',
  'workDueOn',
] as const;
const days: ReadonlySet<string> = new Set(dayNames);
type Days = Readonly<Record<(typeof dayNames)[number], string>>;

/** Everything that a text can be filled with. A name means the same in every text. Days are `YYYY-MM-DD`. */
export interface TextParams extends Days {
  readonly amount: Amount;
  readonly total: Amount;
  readonly goods: Goods;
  readonly answer: string;
  readonly buyerName: string;
  readonly campaignTitle: string;
  /** Whether staff or both sides decided a dispute. */
  readonly decidedBy: string;
  /** The side of a dispute that was given more time. */
  readonly extendedSide: string;
  /** What holds a payout up. */
  readonly holdReason: string;
  readonly host: string;
  readonly jobId: number;
  readonly n: number;
  readonly orderId: number;
  readonly ownerName: string;
  readonly personName: string;
  /** Where work is published. */
  readonly platform: string;
  readonly productTitle: string;
  /** What somebody wrote; empty where nothing was written. */
  readonly reason: string;
  /** How a dispute was decided. */
  readonly ruling: string;
  readonly scope: string;
  /** Where the same failure has other words. */
  readonly screen?: 'campaign' | 'help' | 'instagram' | 'invite' | 'username';
  readonly seconds: number;
  /** Whether all work of a job is approved. */
  readonly work: string;
  readonly sellerName: string;
  /** How a job stands. */
  readonly state: string;
  /** How a parcel is followed; empty where the seller did not say. */
  readonly tracking: string;
}

type NameBefore<End extends string, Text extends string> = Text extends `${infer Name}${End}${string}`
  ? Name
  : never;
type Holes<Text extends string> = Text extends `${string}{${infer Rest}`
  ? NameBefore<'}' | ',', Rest> | Holes<Rest>
  : never;

/** What an ICU text has to be filled with, of everything that texts of its kind can be filled with. */
export type ParamsOf<Text extends string, Params = TextParams> = Pick<
  Params,
  Extract<Holes<Text>, keyof Params>
>;

/** Names of the parameters in an ICU text, those of its cases included. */
export const paramsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name as string)),
];

const symbols: Readonly<Record<string, string>> = { USD: 'US$', SGD: 'S$' };
const formatTags: Readonly<Record<string, string>> = { en: 'en-US', th: 'th-u-ca-gregory' };

/** 'US$480', 'US$1,200.50', 'S$40', 'EUR 12': an amount of at least 0, with the separators of a language. */
export function writeAmount({ amount, currency }: Amount, language = 'en'): string {
  const usual = new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions();
  const digits = usual.maximumFractionDigits ?? 2;
  const major = amount / 10 ** digits;
  const cents = Number.isInteger(major) ? 0 : digits;
  const options = { minimumFractionDigits: cents, maximumFractionDigits: cents };
  const number = major.toLocaleString(formatTags[language] ?? language, options);
  return `${symbols[currency] ?? `${currency} `}${number}`;
}

/** '5 Dec 2026', as a language writes it. */
function writeDay(day: string, language: string): string {
  const parts = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  const date = new Date(day);
  if (language !== 'en') return date.toLocaleDateString(formatTags[language] ?? language, parts);
  const [month, number, year] = date.toLocaleDateString('en-US', parts).split(/,? /);
  return `${number} ${month} ${year}`;
}

const writeGoods = ({ title, quantity }: Goods): string =>
  quantity > 1 ? `${quantity} × “${title}”` : `“${title}”`;

/** What a sentence is filled with, kept as it is: Lingui reads `\u0041` in a finished sentence as 'A'. */
export const literal = (value: string): string => value.replaceAll('\\', '\\u005c');

function write(name: string, value: unknown, language: string): unknown {
  if (typeof value === 'string') return days.has(name) ? writeDay(value, language) : literal(value);
  if (typeof value !== 'object' || value === null) return value;
  return 'amount' in value
    ? writeAmount(value as Amount, language)
    : write('', writeGoods(value as Goods), language);
}

type Compiled = ReturnType<typeof compileMessage>;
const compiled = new Map<string, Compiled>();

/** Reads an ICU text, each once: reading takes longer than filling in. */
export function compileOnce(text: string): Compiled {
  const known = compiled.get(text) ?? compileMessage(text);
  compiled.set(text, known);
  return known;
}

/** What the server says: a code of a catalogue, and what its text is filled with. */
export type MakeSentence = (code: string, params?: object | null) => string | null;

/** Makes the sentences of one language from its texts by code. A code without a text has none. */
export function makeSentences(language: string, texts: Readonly<Record<string, string>>): MakeSentence {
  const i18n = setupI18n({ locale: language, messages: { [language]: { ...texts } } });
  i18n.setMessagesCompiler(compileOnce);
  return (code, params) => {
    // Words of the call, such as the payment provider's, take the place of ours.
    if (params && 'message' in params) return String(params.message);
    if (!Object.hasOwn(texts, code)) return null;
    const values = Object.entries(params ?? {}).map(([name, value]) => [name, write(name, value, language)]);
    return i18n._(code, Object.fromEntries(values)).trimEnd();
  };
}
