import { Counter, Gauge, type Registry } from 'prom-client';
import { createTurns } from './turns.ts';

/** Lets work in as long as it can be done in time, and turns the rest away at once. */
export interface Gate {
  /** Begins a piece of work and answers how to end it; null when it must be refused. */
  enter(): (() => void) | null;
  /** Whether a piece of work would be let in now. */
  mayEnter(): boolean;
  /** Whether something small would be let in now: a socket, an operation over one. */
  isOpen(): boolean;
  /** Whether the database is known not to answer. */
  isDatabaseDown(): boolean;
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
/**
 * Milliseconds of one turn of the event loop after which the rest of what came in is turned away, when the turn before
 * was as long. Sockets have more patience: many come back at once after a restart, and ask for little.
 */
const TURN = 100;
const TURN_FOR_SOCKETS = 500;

/** Opens the gate. */
export function createGate({ metrics, isDatabaseDown, most = MOST }: GateParts): Gate {
  let inside = 0;
  const turns = createTurns();
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
  const isLetIn = (longestTurn: number): boolean => {
    const isLate = turns.areLongerThan(longestTurn);
    const reason = isDatabaseDown() ? 'database' : inside >= most ? 'busy' : isLate ? 'late' : null;
    if (reason) refused.inc({ reason });
    return reason === null;
  };
  return {
    isDatabaseDown,
    mayEnter: () => isLetIn(TURN),
    isOpen: () => isLetIn(TURN_FOR_SOCKETS),
    enter() {
      if (!isLetIn(TURN)) return null;
      inside += 1;
      let isInside = true;
      return () => {
        if (isInside) inside -= 1;
        isInside = false;
      };
    },
  };
}
