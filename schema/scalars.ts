import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

/** A calendar day in Asia/Singapore as `YYYY-MM-DD`; compares and sorts as text. */
export type CalendarDay = string;

/** A moment: a JS Date inside, or ISO 8601 text with an offset when a read model already wrote it. */
export type Instant = Date | string;

/** There is no year 0: the database, like history, goes from 1 BC to AD 1. */
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** Every day but 29 February, which alone needs a calendar. Values are looked at one by one, so this is quick. */
const SURE = String.raw`(?!0000)\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)`;
const SURE_DAY = new RegExp(`^${SURE}$`);
const SURE_INSTANT = new RegExp(
  String.raw`^${SURE}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$`,
);

/** Whether the text is `YYYY-MM-DD` and names a day that exists (not 2026-02-30). */
export function isCalendarDay(text: string): text is CalendarDay {
  if (SURE_DAY.test(text)) return true;
  if (!DAY.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

function toDay(value: unknown): CalendarDay {
  if (typeof value === 'string' && isCalendarDay(value)) return value;
  throw new GraphQLError('Please give a day that exists, as YYYY-MM-DD.');
}

function toInstantText(value: unknown): string {
  if (typeof value === 'string' && SURE_INSTANT.test(value)) return value;
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
  const isMoment = typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value));
  if (isMoment && isCalendarDay(value.slice(0, 10))) return value;
  throw new GraphQLError(
    'Please give an instant as ISO 8601 with an offset, for example 2026-11-20T09:30:00Z.',
  );
}

function toMinorUnits(value: unknown): number {
  const number = typeof value === 'bigint' ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number === 0 ? 0 : number;
  throw new GraphQLError('Please give an amount in whole minor units (cents for USD).');
}

/** Literals are read as the variable they stand for; every other kind of literal fails in `read`. */
const fromLiteral =
  <T>(kind: Kind.STRING | Kind.INT, read: (value: unknown) => T) =>
  (node: ValueNode): T => {
    if (node.kind !== kind) return read(undefined);
    return read(node.kind === Kind.INT ? Number(node.value) : node.value);
  };

const ISO_4217 = 'https://www.iso.org/iso-4217-currency-codes.html';

export const DateScalar = new GraphQLScalarType<CalendarDay, CalendarDay>({
  name: 'Date',
  description: 'Calendar day `YYYY-MM-DD`, in Asia/Singapore.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
  serialize: toDay,
  parseValue: toDay,
  parseLiteral: fromLiteral(Kind.STRING, toDay),
});

export const DateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'Instant, ISO 8601 with offset.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: toInstantText,
  parseValue: toInstantText,
  parseLiteral: fromLiteral(Kind.STRING, toInstantText),
});

function toCurrency(value: unknown): string {
  if (typeof value === 'string' && /^[A-Z]{3}$/.test(value)) return value;
  throw new GraphQLError('Please give a currency by its ISO 4217 code, for example USD.');
}

export const CurrencyCodeScalar = new GraphQLScalarType<string, string>({
  name: 'CurrencyCode',
  description: 'Currency by its ISO 4217 code, for example USD.',
  specifiedByURL: ISO_4217,
  serialize: toCurrency,
  parseValue: toCurrency,
  parseLiteral: fromLiteral(Kind.STRING, toCurrency),
});

export const MinorUnitsScalar = new GraphQLScalarType<number, number>({
  name: 'MinorUnits',
  description: 'Whole minor units of a currency (cents for USD). Never a fraction, at most 2^53-1.',
  specifiedByURL: ISO_4217,
  serialize: toMinorUnits,
  parseValue: toMinorUnits,
  parseLiteral: fromLiteral(Kind.INT, toMinorUnits),
});

/** Answers only, never input. */
export const TextParamsScalar = new GraphQLScalarType<object, object>({
  name: 'TextParams',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259',
  description:
    'Parameters of a text: an object with names and titles as text, counts as numbers, days as `YYYY-MM-DD`, amounts as `{ amount, currency }`, goods as `{ title, quantity }`.',
});
