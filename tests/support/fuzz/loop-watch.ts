/** Watches how long the event loop is kept busy at a stretch, in milliseconds of processor time. */
export interface LoopWatch {
  /** The longest stretch since the last call. */
  longest(): number;
  stop(): void;
}

/**
 * Starts watching. Processor time of this thread is counted and not the time on the wall: other programs may have had
 * the processor meanwhile.
 */
export function watchLoop(): LoopWatch {
  let longest = 0;
  let before = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1_000);
  }, 1);
  return {
    longest() {
      const most = longest;
      longest = 0;
      return most;
    },
    stop: () => clearInterval(timer),
  };
}
