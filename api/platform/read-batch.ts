import type { EntityManager } from '@mikro-orm/postgresql';
import { ActorChanged, openAssumption } from './assumed-actor.ts';
import { PLAN_ANEW } from './database/prepared-statements.ts';
import { type Sql, sql } from './sql.ts';

interface Waiting {
  readonly sql: Sql<unknown>;
  readonly isPlannedAnew: boolean;
  resolve(answer: unknown): void;
  reject(reason: unknown): void;
}

const batches = new WeakMap<EntityManager, Waiting[]>();

async function run(em: EntityManager, reads: readonly Waiting[]): Promise<void> {
  try {
    const assumption = openAssumption(em);
    const columns = reads.map((read, index) => sql`(${read.sql}) as ${sql.ref(`q${index}`)}`);
    if (assumption) columns.push(sql`(${assumption.query}) as who`);
    const hint = reads.some(({ isPlannedAnew }) => isPlannedAnew) ? sql.raw(`${PLAN_ANEW} `) : sql``;
    const result = await sql<Record<string, unknown>>`${hint}select ${sql.join(columns)}`.execute(
      em.getKysely(),
    );
    const row = result.rows[0] ?? {};
    if (assumption && !(await assumption.confirm(row.who))) throw new ActorChanged();
    for (const [index, read] of reads.entries()) read.resolve(row[`q${index}`]);
  } catch (error) {
    for (const read of reads) read.reject(error);
  }
}

/**
 * Reads the value of a scalar query. `isPlannedAnew` when no one plan suits all values of its parameters. Reads that a request asks for at the same moment travel as one statement, so that
 * a page with several lists costs one. Inside of a transaction each goes by itself, in the order of the calls.
 */
export function readScalar<T>(em: EntityManager, query: Sql<unknown>, isPlannedAnew = false): Promise<T> {
  return new Promise<unknown>((resolve, reject) => {
    const read: Waiting = { sql: query, isPlannedAnew, resolve, reject };
    if (em.isInTransaction()) {
      void run(em, [read]);
      return;
    }
    const waiting = batches.get(em);
    if (waiting) {
      waiting.push(read);
      return;
    }
    const batch = [read];
    batches.set(em, batch);
    // After everything that is ready to go on now has asked for what it needs.
    process.nextTick(() => {
      batches.delete(em);
      void run(em, batch);
    });
  }) as Promise<T>;
}
