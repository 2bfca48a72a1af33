/**
 * Joins concurrent calls with the same key into one, whose result all get. Only within this process: across processes,
 * idempotency keys and the database do that.
 */
export function singleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const earlier = running.get(key);
    if (earlier) return earlier;
    const mine = work().finally(() => running.delete(key));
    running.set(key, mine);
    return mine;
  };
}
