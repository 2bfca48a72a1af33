import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { postTransfer } from '../../ledger/ledger.service.ts';
import type { ChargeAnswer } from '../../payments/online/charge.steps.ts';
import { settleCharge } from '../../payments/online/charge.steps.ts';
import { type PayOutcome, payRefusal } from '../../payments/online/pay-outcome.facts.ts';
import { DAYS_TO_SHIP, daysAfter } from '../order.policy.ts';
import { type LockedOrder, lockOrder, moveOrder } from '../order.service.ts';
import { OrderPayment } from '../order-payment.entity.ts';
import { beginMovement } from '../refund/movement.ts';
import type { OrderCharge } from './order-charge.ts';

/** Records the provider's answer to a try. Repeats and any order change nothing. */
export async function settleOrderPayment(
  ctx: Ctx,
  wanted: OrderCharge,
  answer: ChargeAnswer,
): Promise<PayOutcome> {
  const locked = await lockOrder(ctx, wanted.orderId);
  const payment = await ctx.em.findOneOrFail(OrderPayment, wanted.paymentId);
  const settling = {
    payment,
    paid: () => paid(ctx, locked, payment),
    // The order stays placed: its buyer may try again until the time to pay is over.
    failed: () => {
      const type = payment.payNowCode ? 'order.payNowFailed' : 'order.payment';
      return record(ctx, { type, orderId: payment.orderId });
    },
  };
  const outcome = await settleCharge(settling, wanted, answer, ctx.clock.now());
  await ctx.em.flush();
  return outcome;
}

async function paid(ctx: Ctx, locked: LockedOrder, payment: OrderPayment): Promise<PayOutcome> {
  const { id, amountMinor, payerId } = payment;
  payment.cancelAskedAt = null;
  const purchase = {
    key: `purchase-${id}`,
    kind: 'purchase',
    from: ['card', payerId],
    to: ['held'],
  } as const;
  await postTransfer(ctx, payment, purchase);
  if (locked.order.state === 'cancelled') return giveBack(ctx, locked, amountMinor);
  const now = ctx.clock.now();
  const fill = { paidAt: now, dueAt: daysAfter(now, DAYS_TO_SHIP) };
  await moveOrder(ctx, locked, { action: 'paid', side: 'system', amountMinor, fill });
  return { status: 'succeeded' };
}

/** The charge succeeded after the goods had returned to the stock: the job for orders refunds it. */
async function giveBack(ctx: Ctx, locked: LockedOrder, amountMinor: number): Promise<PayOutcome> {
  await moveOrder(ctx, locked, { action: 'paidTooLate', side: 'system', amountMinor });
  await beginMovement(ctx, locked.order, 'refund');
  return { status: 'refused', refusal: payRefusal(null) };
}
