/**
 * Makes work that never overlaps itself: calls while it runs share one further run, so that nothing piles up behind a
 * slow one. The work must not throw.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (!running) return run();
    next ??= running.then(() => {
      next = null;
      return running ?? run();
    });
    return next;
  };
}
