/** How long the event loop takes to work off what has come in. */
export interface Turns {
  /** Whether the present turn has lasted longer than that many milliseconds, and the one just before it did too. */
  areLongerThan(milliseconds: number): boolean;
}

/** A turn longer ago than this says nothing any more. */
const RECENT = 1_000;

/**
 * Measures turns of the event loop from the first question in each. What keeps a process busy without waiting for
 * anything shows here, and not in how much is under way: the rest waits unseen in the sockets. One long turn alone is
 * a pause (a collection of garbage, a machine that is busy otherwise), two are too much work.
 */
export function createTurns(): Turns {
  let began = 0;
  let ended = 0;
  let previous = 0;
  const end = (): void => {
    ended = performance.now();
    previous = ended - began;
    began = 0;
  };
  return {
    areLongerThan(milliseconds) {
      const now = performance.now();
      if (began === 0) {
        if (now - ended > RECENT) previous = 0;
        began = now;
        // Runs when all that has come in has been looked at.
        setImmediate(end);
      }
      return previous > milliseconds && now - began > milliseconds;
    },
  };
}
