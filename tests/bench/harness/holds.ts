import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Looks from now on how long this process's event loop is held up. Answers the longest hundredth, in milliseconds. */
export function watchHolds(): () => number {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  return () => {
    delays.disable();
    return delays.percentile(99) / 1e6;
  };
}

/** Answers the parent's `{ holds: 'begin' }` and `{ holds: 'tell' }`. */
export function reportHolds(): void {
  let held = (): number => 0;
  process.on('message', ({ holds }: { holds?: 'begin' | 'tell' }) => {
    if (holds === 'begin') held = watchHolds();
    else if (holds === 'tell') process.send?.({ held: held() });
  });
}
