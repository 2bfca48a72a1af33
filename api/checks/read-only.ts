import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../platform/sql.ts';

/** Runs work in a read-only transaction with a timeout. */
export function readOnly<T>(
  em: EntityManager,
  timeoutMs: number,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  return em.fork().transactional(async (inner) => {
    const db = inner.getKysely();
    await sql`set transaction read only`.execute(db);
    await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(db);
    return work(inner as EntityManager);
  });
}
