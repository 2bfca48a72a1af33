import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/**
 * Held money of a job that can be decided about, in minor units: a refund under way, or one that waits for staff, has
 * its part. The caller has locked the job.
 */
export async function unclaimedMinor(ctx: Ctx, remarkId: number): Promise<number> {
  await ctx.em.flush();
  const found = await sql<{ minor: string }>`select
      coalesce((select sum(amount_minor) from ledger_entry where remark_id = ${remarkId} and account = 'held'), 0)
      - coalesce((select sum(amount_minor) from refund
        where remark_id = ${remarkId} and (state = 'created' or given_up_at is not null)), 0) as minor`.execute(
    ctx.em.getKysely(),
  );
  return Number(found.rows[0]?.minor ?? 0);
}
