import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { moving } from '../../ledger/ledger.policy.ts';
import { post } from '../../ledger/ledger.service.ts';
import { feeOnTop, feeWithin, sharesAgain } from '../fee-share.service.ts';
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
 * Records a refund of held money to be made, in minor units; the fee goes back with it in proportion. A refused refund of the same kind is tried again; a
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
    const feeMinor = await feeOnTop(ctx, payment, amountMinor, earlier.id);
    const open = { state: 'created', failureMessage: null, retryAt: null, givenUpAt: null } as const;
    const again = { attempt, amountMinor, feeMinor, ...open, updatedAt: now };
    Object.assign(earlier, again);
  } else {
    const feeMinor = await feeOnTop(ctx, payment, amountMinor);
    const times = { createdAt: now, updatedAt: now };
    const first = { state: 'created', attempt: 1, ...times } as const;
    const about = { remarkId, paymentId, payerId, kind, amountMinor, feeMinor, currency };
    ctx.em.create(Refund, { ...about, ...first });
  }
  await ctx.em.flush();
}

/** Posts a refund of held money and its fee to the payer, once per `key`. */
export async function postRefund(ctx: Ctx, refund: Refund, key: string): Promise<void> {
  const { remarkId, payerId, currency } = refund;
  const payment = await ctx.em.findOneOrFail(Payment, refund.paymentId);
  const total = refund.amountMinor + refund.feeMinor;
  // Somebody may have refunded a part at the provider itself since this one was recorded.
  const feeMinor = await feeWithin(ctx, payment, total);
  Object.assign(refund, { amountMinor: total - feeMinor, feeMinor });
  const entries = moving([
    { account: 'held', partyId: null, amountMinor: feeMinor - total },
    { account: 'fee', partyId: null, amountMinor: -feeMinor },
    { account: 'card', partyId: payerId, amountMinor: total },
  ]);
  await post(ctx, { key, kind: 'refund', remarkId, currency, entries });
}

/**
 * Makes a refund that waits be about what is held by now: a part may have gone back in another way meanwhile. Returns
 * false, and changes nothing, when nothing of it is held. The caller has locked the job.
 */
export async function fitToHeld(ctx: Ctx, payment: Payment, refund: Refund): Promise<boolean> {
  const shares = await sharesAgain(ctx, payment, refund);
  if (shares.amountMinor <= 0) return false;
  Object.assign(refund, shares);
  return true;
}

/** Records that a refund is given up: the money stays held, the payer is notified, and staff see it. */
export async function failRefund(ctx: Ctx, refund: Refund): Promise<void> {
  const { remarkId, amountMinor, feeMinor } = refund;
  Object.assign(refund, { state: 'failed', retryAt: null, givenUpAt: ctx.clock.now() });
  const reason = refund.failureMessage ?? undefined;
  await record(ctx, { type: 'remark.refundGivenUp', remarkId, amountMinor, feeMinor, reason });
}

/** Records a failed try of a refund that has no state to return to. It is tried again by a job, but not for ever. */
export async function scheduleRetry(ctx: Ctx, refund: Refund): Promise<void> {
  const failed = refund.attempt;
  refund.attempt += 1;
  if (isLastTry(failed)) return failRefund(ctx, refund);
  Object.assign(refund, { state: 'created', retryAt: retryTime(ctx, refund.attempt) });
}
