import type { Ctx } from '../context.ts';
import { sql } from '../sql.ts';

/**
 * Locks what accounts hear of until the transaction ends. Rows that are numbered meanwhile become visible in the order of
 * their numbers, so that reading on from a number misses none.
 */
export async function lockAccounts(ctx: Ctx, ids: readonly number[]): Promise<void> {
  // Always in the same order, so that two transactions do not wait for each other.
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  await sql`select pg_advisory_xact_lock(hashtext('event'), id) from unnest(${sorted}::int[]) as id`.run(ctx);
}
