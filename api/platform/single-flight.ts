/**
 * Makes calls with the same key that overlap into one, whose answer all get. Only within this process: what must hold
 * for several is kept by idempotency keys and by the database.
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
