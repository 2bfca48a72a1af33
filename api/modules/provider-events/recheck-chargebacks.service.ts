import type { StepsCtx } from '../../platform/steps.ts';
import { Chargeback } from '../chargebacks/chargeback.entity.ts';
import { followUp } from './follow-up.service.ts';

/** Minutes after which an open chargeback is looked up at the provider, in case that its webhook was lost. */
const PATIENCE = 60;
/** Most chargebacks in one run. */
const BATCH = 50;

/** Looks at open chargebacks that nobody has told about for an hour. Answers how many it looked at. */
export async function recheckChargebacks(ctx: StepsCtx): Promise<number> {
  const due = new Date(ctx.clock.now().getTime() - PATIENCE * 60_000);
  const open = await ctx.em
    .fork()
    .find(
      Chargeback,
      { state: 'open', checkedAt: { $lte: due } },
      { orderBy: { checkedAt: 1 }, limit: BATCH },
    );
  for (const { providerDisputeId: id } of open) {
    try {
      await followUp(ctx, { kind: 'dispute', id });
    } catch (error) {
      ctx.ports.log.error({ err: error, dispute: id }, 'an open chargeback could not be looked up');
    }
  }
  return open.length;
}
