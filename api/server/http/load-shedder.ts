import { Counter, Gauge, type Registry } from 'prom-client';

/** Milliseconds after which an earlier turn no longer counts. */
const RECENT = 1_000;

/**
 * Tells whether both the present turn of the event loop and the one before have lasted longer than some milliseconds.
 * A turn is measured from its first question. A process that computes without waiting shows
 * here, but not in the number of pending operations, because the rest still waits in the sockets. One long turn is a
 * pause, such as a garbage collection; two in a row are too much work.
 */
function createEventLoopLag(): (milliseconds: number) => boolean {
  let began = 0;
  let ended = 0;
  let previous = 0;
  const end = (): void => {
    ended = performance.now();
    previous = ended - began;
    began = 0;
  };
  return (milliseconds) => {
    const now = performance.now();
    if (began === 0) {
      if (now - ended > RECENT) previous = 0;
      began = now;
      // Runs after everything that has come in was handled.
      setImmediate(end);
    }
    return previous > milliseconds && now - began > milliseconds;
  };
}

/** Admits work while it can be done in time, and refuses the rest. */
export interface LoadShedder {
  /** Admits a piece of work and returns a function that ends it; null when it is refused. */
  enter(): (() => void) | null;
  /** Whether a piece of work would be admitted now. */
  admits(): boolean;
  /** Whether something small would be admitted now: a socket, or an operation over one. */
  admitsSocket(): boolean;
  /** Whether the database is known not to answer. */
  isDatabaseDown(): boolean;
}

/** Dependencies of the load shedder. */
interface LoadShedderParts {
  readonly metrics: Registry;
  readonly isDatabaseDown: () => boolean;
  /** Maximum number of pieces of work at once. */
  readonly most?: number;
}

/** Several times the database's connections keep it busy; more would only wait longer. */
const MOST = 100;
/**
 * Event loop lag in milliseconds above which work is refused. Sockets are refused later: many reconnect together after
 * a restart, and each needs little.
 */
const LAG = 100;
const LAG_FOR_SOCKETS = 500;

/** Creates the load shedder. */
export function createLoadShedder({ metrics, isDatabaseDown, most = MOST }: LoadShedderParts): LoadShedder {
  let inside = 0;
  const lagExceeds = createEventLoopLag();
  const refused = new Counter({
    name: 'overload_refusals_total',
    help: 'Work that was turned away, by why.',
    labelNames: ['reason'],
    registers: [metrics],
  });
  new Gauge({
    name: 'operations_under_way',
    help: 'Pieces of work let in and not ended yet.',
    registers: [metrics],
    collect() {
      this.set(inside);
    },
  });
  const admit = (longestLag: number): boolean => {
    const isLate = lagExceeds(longestLag);
    const reason = isDatabaseDown() ? 'database' : inside >= most ? 'busy' : isLate ? 'late' : null;
    if (reason) refused.inc({ reason });
    return reason === null;
  };
  return {
    isDatabaseDown,
    admits: () => admit(LAG),
    admitsSocket: () => admit(LAG_FOR_SOCKETS),
    enter() {
      if (!admit(LAG)) return null;
      inside += 1;
      let isInside = true;
      return () => {
        if (isInside) inside -= 1;
        isInside = false;
      };
    },
  };
}
