/** Measures how long the event loop takes to handle what has come in. */
export interface EventLoopLag {
  /** Whether both the present turn of the loop and the one before have lasted longer than this, in milliseconds. */
  exceeds(milliseconds: number): boolean;
}

/** Milliseconds after which an earlier turn no longer counts. */
const RECENT = 1_000;

/**
 * Measures turns of the event loop, each from its first call of `exceeds`. A process that computes without waiting shows
 * here, but not in the number of pending operations, because the rest still waits in the sockets. One long turn is a
 * pause, such as a garbage collection; two in a row are too much work.
 */
export function createEventLoopLag(): EventLoopLag {
  let began = 0;
  let ended = 0;
  let previous = 0;
  const end = (): void => {
    ended = performance.now();
    previous = ended - began;
    began = 0;
  };
  return {
    exceeds(milliseconds) {
      const now = performance.now();
      if (began === 0) {
        if (now - ended > RECENT) previous = 0;
        began = now;
        // Runs after everything that has come in was handled.
        setImmediate(end);
      }
      return previous > milliseconds && now - began > milliseconds;
    },
  };
}
