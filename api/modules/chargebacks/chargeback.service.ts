import type { Ctx } from '../../platform/context.ts';
import { Chargeback } from './chargeback.entity.ts';

/** Whether a job lost money to a chargeback for good. */
export async function hasLostChargeback(ctx: Ctx, remarkId: number): Promise<boolean> {
  return (await ctx.em.count(Chargeback, { remarkId, state: 'lost' })) > 0;
}
