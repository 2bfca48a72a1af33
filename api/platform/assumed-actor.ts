import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sql } from './sql.ts';

/** The caller is not who a read took them for. The edge reads again as whoever they are. */
export class ActorChanged extends Error {
  constructor() {
    super('the caller is somebody else by now');
  }
}

/** Whom a read takes its caller for, to be confirmed by the database in the read's own statement. */
export interface Assumption {
  /** A scalar query that tells who the caller is. */
  readonly query: Sql<unknown>;
  /** Takes the answer to the query; false when the caller is somebody else. */
  confirm(answer: unknown): Promise<boolean>;
  /** Whether an answer was taken. */
  isSettled(): boolean;
}

const ASSUMPTION = Symbol('assumption');

/** It stands on the manager itself: a WeakMap would keep what belongs to requests until a full collection. */
interface Assuming extends EntityManager {
  [ASSUMPTION]?: Assumption;
}

/** Has the next read through this entity manager confirm who asks. */
export function assume(em: Assuming, assumption: Assumption): void {
  em[ASSUMPTION] = assumption;
}

/** What the next read has to confirm, undefined when nothing is open. */
export function openAssumption(em: Assuming): Assumption | undefined {
  const assumption = em[ASSUMPTION];
  return assumption && !assumption.isSettled() ? assumption : undefined;
}
