import type { Ctx } from '../../platform/context.ts';
import { Payment } from './payment.entity.ts';
import { Refund } from './refund.entity.ts';

/**
 * The successful payment of a job that holds money. A job that can be refunded or released has one; otherwise it is a
 * bug.
 */
export function heldPayment(ctx: Ctx, remarkId: number): Promise<Payment> {
  return ctx.em.findOneOrFail(Payment, { remarkId, state: 'succeeded' });
}

/**
 * Records a refund to be made, with an amount in minor units. A refused refund of the same kind is tried again; a
 * finished one stays, and a new one is added. The caller has locked the job, and calls the provider after the commit.
 */
export async function beginRefund(
  ctx: Ctx,
  payment: Payment,
  kind: Refund['kind'],
  amountMinor: number,
): Promise<void> {
  const { id: paymentId, remarkId, payerId, currency } = payment;
  const now = ctx.clock.now();
  const neverMade = { remarkId, kind, state: 'failed', returnedAt: null } as const;
  const earlier = await ctx.em.findOne(Refund, neverMade, { orderBy: { id: 'desc' } });
  if (earlier) {
    const attempt = earlier.attempt + 1;
    const open = { state: 'created', failureMessage: null, retryAt: null, givenUpAt: null } as const;
    const again = { attempt, amountMinor, ...open, updatedAt: now };
    Object.assign(earlier, again);
  } else {
    const times = { createdAt: now, updatedAt: now };
    const first = { state: 'created', attempt: 1, ...times } as const;
    ctx.em.create(Refund, { remarkId, paymentId, payerId, kind, amountMinor, currency, ...first });
  }
  await ctx.em.flush();
}
