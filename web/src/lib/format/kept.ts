/** Most that is kept; zones of readers come from outside. */
const MOST = 50;

/**
 * Makes a thing once for each of its arguments. For formats of `Intl`: making one costs a phone a millisecond, as much as
 * drawing a card does.
 */
export function kept<A extends (string | number)[], T>(make: (...args: A) => T): (...args: A) => T {
  const made = new Map<string, T>();
  return (...args) => {
    const key = args.join(' ');
    const found = made.get(key);
    if (found !== undefined) return found;
    const thing = make(...args);
    if (made.size >= MOST) made.clear();
    made.set(key, thing);
    return thing;
  };
}
