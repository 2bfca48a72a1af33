/** A plain object of JSON or a query string: no array, no null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An array, or an object with sequential numeric keys, which long lists in brackets become. Null otherwise. */
export function listOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return null;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key, index) => key === String(index)) ? Object.values(value) : null;
}
