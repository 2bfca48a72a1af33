import type { ShownProperty, Test, Value } from './row-query.ts';

function compare(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether a shown value passes a test; null for tests that only the database does. */
export function passes(shown: Value, test: Test): boolean | null {
  switch (test.op) {
    case 'isNull':
      return false;
    case 'isNotNull':
      return true;
    case 'eq':
      return shown === test.value;
    case 'neq':
      return shown !== test.value;
    case 'gt':
      return compare(shown, test.value) > 0;
    case 'gte':
      return compare(shown, test.value) >= 0;
    case 'lt':
      return compare(shown, test.value) < 0;
    case 'lte':
      return compare(shown, test.value) <= 0;
    case 'between':
      return compare(shown, test.values[0]) >= 0 && compare(shown, test.values[1]) <= 0;
    case 'in':
      return test.values.includes(shown);
    case 'notIn':
      return !test.values.includes(shown);
    default:
      return null;
  }
}

/** Which stored values of a coded property pass a test, so that indexes on them serve. Null when the database must say. */
export function storedPassing(
  { codes = [], absent }: ShownProperty,
  test: Test,
): { stored: (string | boolean)[]; isNullIn: boolean } | null {
  const tried = codes.map(([stored, shown]) => ({ stored, passes: passes(shown, test) }));
  if (tried.some((one) => one.passes === null)) return null;
  const isNullIn = absent === undefined ? test.op === 'isNull' : passes(absent, test) === true;
  return { stored: tried.filter((one) => one.passes).map(({ stored }) => stored), isNullIn };
}
