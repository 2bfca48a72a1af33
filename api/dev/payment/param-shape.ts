import type { ParamTree, ParamValue } from './form-params.ts';
import { invalidRequest } from './provider-error.ts';

/** Reads one parameter or throws the provider's error for it. `undefined` means: not sent. */
export type Reader<T> = (value: ParamValue | undefined, name: string) => T;
export type Shape = Record<string, Reader<unknown>>;
export type Parsed<S extends Shape> = { [K in keyof S]: ReturnType<S[K]> };

/** A text. Empty counts as an attempt to unset and is refused, as the provider does. */
export const text =
  (maxLength = 5000): Reader<string | undefined> =>
  (value, name) => {
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw invalidRequest('Invalid string', 'parameter_invalid_string', name);
    if (value === '') {
      const message = `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`;
      throw invalidRequest(message, 'parameter_invalid_empty', name);
    }
    if (value.length > maxLength) {
      const message = `Invalid string: ${name} must be at most ${maxLength} characters`;
      throw invalidRequest(message, 'parameter_invalid_string', name);
    }
    return value;
  };

/** A text that may be empty; empty reads as not sent. Used for optional parts of addresses. */
export const optionalText: Reader<string | undefined> = (value, name) =>
  value === '' ? undefined : text()(value, name);

export const integer =
  (minimum = 0): Reader<number | undefined> =>
  (value, name) => {
    if (value === undefined) return undefined;
    if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) {
      throw invalidRequest(`Invalid integer: ${String(value)}`, 'parameter_invalid_integer', name);
    }
    const number = Number(value);
    if (number < minimum) {
      const bound = minimum === 0 ? 'This value must be greater than or equal to 0.' : '';
      const rule = bound || `This value must be greater than or equal to ${minimum}.`;
      throw invalidRequest(rule, 'parameter_invalid_integer', name);
    }
    return number;
  };

export const flag: Reader<boolean | undefined> = (value, name) => {
  if (value === undefined) return undefined;
  if (value === 'true') return true;
  if (value === 'false') return false;
  throw invalidRequest(`Invalid boolean: ${String(value)}`, 'parameter_invalid', name);
};

export const oneOf =
  <const T extends string>(...allowed: T[]): Reader<T | undefined> =>
  (value, name) => {
    if (value === undefined) return undefined;
    const found = allowed.find((option) => option === value);
    if (found === undefined) {
      throw invalidRequest(`Invalid ${name}: must be one of ${allowed.join(', ')}`, undefined, name);
    }
    return found;
  };

export const texts: Reader<string[] | undefined> = (value, name) => {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) throw invalidRequest('Invalid array', 'parameter_invalid', name);
  return value.map((item) => required(text())(item, name));
};

export const metadata: Reader<Record<string, string> | undefined> = (value, name) => {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string' || Array.isArray(value))
    throw invalidRequest('Invalid hash', undefined, name);
  const entries = Object.entries(value);
  if (entries.length > 50) throw invalidRequest('Metadata can hold at most 50 keys.', undefined, name);
  return Object.fromEntries(entries.map(([key, item]) => [key, text(500)(item, `${name}[${key}]`) ?? '']));
};

export const required =
  <T>(reader: Reader<T | undefined>): Reader<T> =>
  (value, name) => {
    const read = reader(value, name);
    if (read === undefined)
      throw invalidRequest(`Missing required param: ${name}.`, 'parameter_missing', name);
    return read;
  };

export const nested =
  <S extends Shape>(shape: S): Reader<Parsed<S> | undefined> =>
  (value, name) => {
    if (value === undefined) return undefined;
    if (typeof value === 'string' || Array.isArray(value)) {
      throw invalidRequest('Invalid object', 'parameter_invalid', name);
    }
    return readParams(shape, value, name);
  };

/** Reads a whole tree; a parameter that is not in the shape is refused, as the provider refuses it. */
export const readParams = <S extends Shape>(shape: S, tree: ParamTree, prefix = ''): Parsed<S> => {
  const full = (key: string): string => (prefix ? `${prefix}[${key}]` : key);
  const unknown = Object.keys(tree).find((key) => !Object.hasOwn(shape, key));
  if (unknown !== undefined) {
    throw invalidRequest(`Received unknown parameter: ${full(unknown)}`, 'parameter_unknown', full(unknown));
  }
  const entries = Object.entries(shape).map(([key, reader]) => [key, reader(tree[key], full(key))]);
  return Object.fromEntries(entries) as Parsed<S>;
};
