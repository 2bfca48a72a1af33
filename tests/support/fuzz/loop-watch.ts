/** Measures the longest block of the event loop, in milliseconds of processor time. */
export interface LoopWatch {
  /** The longest block since the last call. */
  longest(): number;
  stop(): void;
}

/** Starts measuring. Counts processor time of this thread, because other programs may take the processor meanwhile. */
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
