import type { EntityManager } from '@mikro-orm/postgresql';
import { PLAN_ANEW } from '../database/prepared-statements.ts';
import { type Sql, sql } from '../sql.ts';

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

/** How the database is asked: `anew` when no one plan suits all values. */
export type Asking = 'prepared' | 'anew';

interface Waiting {
  readonly sql: Sql<unknown>;
  readonly asking: Asking;
  resolve(answer: unknown): void;
  reject(reason: unknown): void;
}

const BATCH = Symbol('batch');

/** On the manager itself for the same reason. */
interface Batching extends EntityManager {
  [BATCH]?: Waiting[] | undefined;
}

/** One row with the answers. */
async function rowOf(em: EntityManager, reads: readonly Waiting[], who: Sql<unknown> | undefined) {
  const columns = reads.map((read, index) => sql`(${read.sql}) as ${sql.ref(`q${index}`)}`);
  if (who) columns.push(sql`(${who}) as who`);
  const isAnew = reads.some(({ asking }) => asking === 'anew');
  const hint = isAnew ? sql.raw(`${PLAN_ANEW} `) : sql``;
  const query = sql<Record<string, unknown>>`${hint}select ${sql.join(columns)}`;
  return (await query.execute(em.getKysely<unknown>())).rows[0] ?? {};
}

async function run(em: EntityManager, reads: readonly Waiting[]): Promise<void> {
  try {
    const assumption = openAssumption(em);
    const row = await rowOf(em, reads, assumption?.query);
    if (assumption && !(await assumption.confirm(row.who))) throw new ActorChanged();
    for (const [index, read] of reads.entries()) read.resolve(row[`q${index}`]);
  } catch (error) {
    for (const read of reads) read.reject(error);
  }
}

/**
 * Reads the value of a scalar query. Reads that a request asks for at the same moment travel as one statement, so that
 * a page with several lists costs one. Inside of a transaction each goes by itself, in the order of the calls.
 */
export function readScalar<T>(em: Batching, query: Sql<unknown>, asking: Asking = 'prepared'): Promise<T> {
  return new Promise<unknown>((resolve, reject) => {
    const read: Waiting = { sql: query, asking, resolve, reject };
    if (em.isInTransaction()) {
      void run(em, [read]);
      return;
    }
    const waiting = em[BATCH];
    if (waiting) {
      waiting.push(read);
      return;
    }
    const batch = [read];
    em[BATCH] = batch;
    // After everything that is ready to go on now has asked for what it needs.
    process.nextTick(() => {
      em[BATCH] = undefined;
      void run(em, batch);
    });
  }) as Promise<T>;
}
