import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** Whether a transfer or refund of a job may be under way at the provider, so that its end must be awaited. */
export async function isMoneyMoving(ctx: Ctx, remarkId: number): Promise<boolean> {
  const found = await sql`select from payout where remark_id = ${remarkId} and state = 'created'
    union all select from refund where remark_id = ${remarkId} and state = 'created' and retry_at is null`.execute(
    ctx.em.getKysely(),
  );
  return found.rows.length > 0;
}
