import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { postTransfer } from '../../ledger/ledger.service.ts';
import { Payment } from '../payment.entity.ts';
import { Refund } from '../refund.entity.ts';
import { isLastTry, retryTime } from './refund.steps.ts';

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

/** Posts a refund of held money to the payer, with its whole amount, once per `key`. */
export async function postRefund(ctx: Ctx, refund: Refund, key: string): Promise<void> {
  await postTransfer(ctx, refund, { key, kind: 'refund', from: ['held'], to: ['card', refund.payerId] });
}

/** Records that a refund is given up: the money stays held, the payer is notified, and staff see it. */
export async function failRefund(ctx: Ctx, refund: Refund): Promise<void> {
  const { remarkId, amountMinor } = refund;
  Object.assign(refund, { state: 'failed', retryAt: null, givenUpAt: ctx.clock.now() });
  const reason = refund.failureMessage ?? undefined;
  await record(ctx, { type: 'remark.refundGivenUp', remarkId, amountMinor, reason });
}

/** Records a failed try of a refund that has no state to return to. It is tried again by a job, but not for ever. */
export async function scheduleRetry(ctx: Ctx, refund: Refund): Promise<void> {
  const failed = refund.attempt;
  refund.attempt += 1;
  if (isLastTry(failed)) return failRefund(ctx, refund);
  Object.assign(refund, { state: 'created', retryAt: retryTime(ctx, refund.attempt) });
}
