/** Time zones come from browsers, so the number of results is limited. */
const MAX_RESULTS = 50;

/** Keeps the result for each list of arguments. Making a format of `Intl` takes a phone a millisecond. */
export function memoize<A extends (string | number)[], T>(create: (...args: A) => T): (...args: A) => T {
  const results = new Map<string, T>();
  return (...args) => {
    const key = args.join(' ');
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = create(...args);
    if (results.size >= MAX_RESULTS) results.clear();
    results.set(key, result);
    return result;
  };
}
