import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sql } from './sql.ts';

/** A read ran as the wrong actor. The edge repeats it as the right one. */
export class ActorChanged extends Error {
  constructor() {
    super('the session belongs to another actor by now');
  }
}

/** An actor that a read runs as before it is confirmed, which the read's own statement does. */
export interface Assumption {
  /** A scalar query for the facts of the actor's session. */
  readonly query: Sql<unknown>;
  /** Takes the answer to the query; false when it is another actor. */
  confirm(answer: unknown): Promise<boolean>;
  /** Whether an answer was taken. */
  isSettled(): boolean;
}

const ASSUMPTION = Symbol('assumption');

/** A property of the manager: a WeakMap would keep the memory of requests until a full garbage collection. */
interface Assuming extends EntityManager {
  [ASSUMPTION]?: Assumption;
}

/** Has the next read through this entity manager confirm its actor. */
export function assume(em: Assuming, assumption: Assumption): void {
  em[ASSUMPTION] = assumption;
}

/** What the next read has to confirm; undefined when there is nothing. */
export function openAssumption(em: Assuming): Assumption | undefined {
  const assumption = em[ASSUMPTION];
  return assumption && !assumption.isSettled() ? assumption : undefined;
}
