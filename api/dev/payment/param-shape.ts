import { type ParsedQs, parse } from 'qs';
import { invalidRequest } from './provider-error.ts';

/** The parameters of a request as a tree, and one value in it. */
export type ParamTree = ParsedQs;
type ParamValue = ParsedQs[string];

/** Reads one parameter or throws the provider's error for it. `undefined` means: not sent. */
export type Reader<T> = (value: ParamValue, name: string) => T;
export type Shape = Record<string, Reader<unknown>>;

type Optional<S extends Shape> = {
  [K in keyof S]: undefined extends ReturnType<S[K]> ? K : never;
}[keyof S];
/** What the readers of a shape give; parameters that were not sent are absent. */
export type Parsed<S extends Shape> = { [K in Exclude<keyof S, Optional<S>>]: ReturnType<S[K]> } & {
  [K in Optional<S>]?: ReturnType<S[K]>;
};

/** Reads `a=1&card[number]=2&expand[]=x` into a tree, in the bracket notation of the provider's API. */
export const parseFormParams = (encoded: string): ParamTree => {
  try {
    return parse(encoded, {
      arrayLimit: 500,
      depth: 5,
      strictDepth: true,
      parameterLimit: 500,
      throwOnLimitExceeded: true,
      duplicates: 'last',
    });
  } catch {
    throw invalidRequest('The request could not be read.', 'parameter_invalid');
  }
};

/** Reads what was sent, and leaves what was not sent alone. */
const whenSent =
  <T>(read: (value: NonNullable<ParamValue>, name: string) => T): Reader<T | undefined> =>
  (value, name) =>
    value === undefined ? undefined : read(value, name);

const isTree = (value: ParamValue): value is ParsedQs => typeof value === 'object' && !Array.isArray(value);

/** A text. Empty counts as an attempt to unset and is refused, as the provider does. */
export const text = (maxLength = 5000): Reader<string | undefined> =>
  whenSent((value, name) => {
    if (typeof value === 'string' && value !== '' && value.length <= maxLength) return value;
    const message = `Invalid string: ${name} must have 1 to ${maxLength} characters`;
    throw invalidRequest(message, 'parameter_invalid_string', name);
  });

/** A text that may be empty; empty reads as not sent. Used for optional parts of addresses. */
export const optionalText: Reader<string | undefined> = (value, name) =>
  value === '' ? undefined : text()(value, name);

export const integer = (minimum = 0): Reader<number | undefined> =>
  whenSent((value, name) => {
    if (typeof value === 'string' && /^-?\d{1,15}$/.test(value) && Number(value) >= minimum) {
      return Number(value);
    }
    const message = `Invalid integer: ${String(value)} (at least ${minimum})`;
    throw invalidRequest(message, 'parameter_invalid_integer', name);
  });

export const flag: Reader<boolean | undefined> = whenSent((value, name) => {
  if (value === 'true' || value === 'false') return value === 'true';
  throw invalidRequest(`Invalid boolean: ${String(value)}`, 'parameter_invalid', name);
});

export const oneOf = <const T extends string>(...allowed: T[]): Reader<T | undefined> =>
  whenSent((value, name) => {
    const found = allowed.find((option) => option === value);
    if (found !== undefined) return found;
    throw invalidRequest(`Invalid ${name}: must be one of ${allowed.join(', ')}`, undefined, name);
  });

export const texts: Reader<string[] | undefined> = whenSent((value, name) => {
  if (!Array.isArray(value)) throw invalidRequest('Invalid array', 'parameter_invalid', name);
  return value.map((item) => required(text())(item, name));
});

export const metadata: Reader<Record<string, string> | undefined> = (value, name) => {
  if (value === undefined || value === '') return undefined;
  if (!isTree(value)) throw invalidRequest('Invalid hash', undefined, name);
  const read = required(text(500));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, read(item, `${name}[${key}]`)]));
};

export const required =
  <T>(reader: Reader<T | undefined>): Reader<T> =>
  (value, name) => {
    const read = reader(value, name);
    if (read === undefined) throw missingParam(name);
    return read;
  };

export const missingParam = (name: string) =>
  invalidRequest(`Missing required param: ${name}.`, 'parameter_missing', name);

export const nested = <S extends Shape>(shape: S): Reader<Parsed<S> | undefined> =>
  whenSent((value, name) => {
    if (!isTree(value)) throw invalidRequest('Invalid object', 'parameter_invalid', name);
    return readParams(shape, value, name);
  });

/** Reads a whole tree; a parameter that is not in the shape is refused, as the provider refuses it. */
export const readParams = <S extends Shape>(shape: S, tree: ParamTree, prefix = ''): Parsed<S> => {
  const full = (key: string): string => (prefix ? `${prefix}[${key}]` : key);
  const unknown = Object.keys(tree).find((key) => !Object.hasOwn(shape, key));
  if (unknown !== undefined) {
    throw invalidRequest(`Received unknown parameter: ${full(unknown)}`, 'parameter_unknown', full(unknown));
  }
  const entries = Object.entries(shape).map(([key, reader]) => [key, reader(tree[key], full(key))]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Parsed<S>;
};
