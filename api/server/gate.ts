import { Counter, Gauge, type Registry } from 'prom-client';

/** Lets work in as long as it can be done in time, and turns the rest away at once. */
export interface Gate {
  /** Begins a piece of work and answers how to end it; null when it must be refused. */
  enter(): (() => void) | null;
  /** Whether something would be let in now. */
  isOpen(): boolean;
  /** Whether the database is known not to answer. */
  isDatabaseDown(): boolean;
  stop(): void;
}

/** What the gate goes by. */
export interface GateParts {
  readonly metrics: Registry;
  /** Whether the database does not answer. */
  readonly isDatabaseDown: () => boolean;
  /** Most pieces of work at once. */
  readonly most?: number;
}

/** Enough to keep the database busy: several times its connections. More would only wait longer. */
const MOST = 100;
/** What still goes on when the process is slow for other reasons, so that it never stands still. */
const LEAST = 8;
/** Milliseconds by which timers may be late, over a second or so, before the process counts as slow. */
const SLOW = 300;
const LOOK_EVERY = 100;
/** How much the latest look weighs: one long pause alone must not turn people away. */
const WEIGHT = 0.15;

/** Opens the gate. */
export function createGate({ metrics, isDatabaseDown, most = MOST }: GateParts): Gate {
  let inside = 0;
  let lateness = 0;
  let expected = performance.now() + LOOK_EVERY;
  const timer = setInterval(() => {
    const now = performance.now();
    lateness += (Math.max(now - expected, 0) - lateness) * WEIGHT;
    expected = now + LOOK_EVERY;
  }, LOOK_EVERY).unref();
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
  const reason = (): 'database' | 'busy' | null => {
    if (isDatabaseDown()) return 'database';
    return inside >= (lateness > SLOW ? LEAST : most) ? 'busy' : null;
  };
  const isOpen = (): boolean => {
    const why = reason();
    if (why) refused.inc({ reason: why });
    return why === null;
  };
  return {
    isOpen,
    isDatabaseDown,
    enter() {
      if (!isOpen()) return null;
      inside += 1;
      let isInside = true;
      return () => {
        if (isInside) inside -= 1;
        isInside = false;
      };
    },
    stop: () => clearInterval(timer),
  };
}
