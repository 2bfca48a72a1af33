import type { Ctx } from '../../platform/context.ts';
import { balanceOf } from '../ledger/ledger.service.ts';
import { Payout } from './payout.entity.ts';
import type { Refund } from './refund.entity.ts';

/**
 * Amount that a repeated refund can return, in minor units: a bank may have taken a part meanwhile, and a transfer
 * under way belongs to the influencer.
 */
export async function refundableMinor(ctx: Ctx, { remarkId, amountMinor }: Refund): Promise<number> {
  const leaving = await ctx.em.findOne(Payout, { remarkId, state: 'created' });
  const held = await balanceOf(ctx, remarkId, 'held');
  return Math.min(amountMinor, held - (leaving?.amountMinor ?? 0));
}
