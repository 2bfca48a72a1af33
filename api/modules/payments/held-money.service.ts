import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { balanceOf } from '../ledger/ledger.service.ts';
import { Payout } from './payout.entity.ts';
import type { Refund } from './refund.entity.ts';

/**
 * Held money of a job that can be decided about, in minor units: a refund under way, or one that waits for staff, has
 * its part. The caller has locked the job.
 */
export async function unclaimedMinor(ctx: Ctx, remarkId: number): Promise<number> {
  await ctx.em.flush();
  const found = await sql<{ minor: string }>`select
      coalesce((select sum(amount_minor) from ledger_entry where remark_id = ${remarkId} and account = 'held'), 0)
      - coalesce((select sum(amount_minor) from refund
        where remark_id = ${remarkId} and (state = 'created' or given_up_at is not null)), 0) as minor`.first(
    ctx,
  );
  return Number(found?.minor ?? 0);
}

/**
 * Amount that a repeated refund can return, in minor units: a bank may have taken a part meanwhile, and a transfer
 * under way belongs to the influencer.
 */
export async function refundableMinor(ctx: Ctx, { remarkId, amountMinor }: Refund): Promise<number> {
  const leaving = await ctx.em.findOne(Payout, { remarkId, state: 'created' });
  const held = await balanceOf(ctx, remarkId, 'held');
  return Math.min(amountMinor, held - (leaving?.amountMinor ?? 0));
}

/** Whether a transfer or refund of a job may be under way at the provider, so that its end must be awaited. */
export async function isMoneyMoving(ctx: Ctx, remarkId: number): Promise<boolean> {
  const found = await sql`select from payout where remark_id = ${remarkId} and state = 'created'
    union all select from refund where remark_id = ${remarkId} and state = 'created' and retry_at is null`.rows(
    ctx,
  );
  return found.length > 0;
}

/** Whether the influencer has been paid out; of a split, their part. */
export async function isPaidOut(ctx: Ctx, remarkId: number): Promise<boolean> {
  return (await ctx.em.count(Payout, { remarkId, state: 'succeeded' })) > 0;
}
