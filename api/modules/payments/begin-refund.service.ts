import type { Ctx } from '../../platform/context.ts';
import { Payment } from './payment.entity.ts';
import { Refund } from './refund.entity.ts';

/** The payment whose money is held for a job. A job that may be refunded or released was paid; anything else is a fault. */
export function heldPayment(ctx: Ctx, remarkId: number): Promise<Payment> {
  return ctx.em.findOneOrFail(Payment, { remarkId, state: 'succeeded' });
}

/**
 * Notes a refund that is to be made, of an amount in minor units. One of a kind that was refused before is tried anew; one
 * that was made stays, and another is beside it. The caller has locked the job, and calls the provider after the commit.
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
