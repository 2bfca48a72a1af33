import type { StepsCtx } from '../../platform/process/steps.ts';
import { OrderPayment } from '../orders/order-payment.entity.ts';
import { Chargeback } from '../payments/chargeback.entity.ts';
import { type About, followUp } from './follow-up.service.ts';

/** Minutes until an open chargeback is looked up at the provider, in case its webhook was lost. */
const PATIENCE = 60;
/** Maximum number of chargebacks in one run. */
const BATCH = 50;

async function openOnes(ctx: StepsCtx, due: Date): Promise<About[]> {
  const em = ctx.em.fork();
  const jobs = await em.find(
    Chargeback,
    { state: 'open', checkedAt: { $lte: due } },
    { orderBy: { checkedAt: 1 }, limit: BATCH },
  );
  const orders = await em.find(
    OrderPayment,
    { chargebackState: 'open', chargebackCheckedAt: { $lte: due } },
    { orderBy: { chargebackCheckedAt: 1 }, limit: BATCH },
  );
  return [
    ...jobs.map(({ providerDisputeId: id }) => ({ kind: 'dispute', id }) as const),
    ...orders.map(
      ({ chargebackId, providerPaymentId: paymentIntentId }) =>
        ({ kind: 'dispute', id: chargebackId ?? null, paymentIntentId }) as const,
    ),
  ];
}

/** Looks up open chargebacks of jobs and orders that no event reported on for an hour. Returns how many. */
export async function recheckChargebacks(ctx: StepsCtx): Promise<number> {
  const open = await openOnes(ctx, new Date(ctx.clock.now().getTime() - PATIENCE * 60_000));
  for (const about of open) {
    try {
      await followUp(ctx, about);
    } catch (error) {
      ctx.ports.log.error({ err: error, dispute: about.id }, 'an open chargeback could not be looked up');
    }
  }
  return open.length;
}
