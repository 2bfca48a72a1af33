import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { PayForOrderInput } from '../../../../schema/order.ts';
import type { Ctx } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import {
  type Prepared,
  type ProviderSteps,
  runSteps,
  type StepsCtx,
} from '../../../platform/process/steps.ts';
import {
  afterCancelPayment,
  failureOf,
  mayConfirm,
  methodOf,
  type PayAnswer,
  payByCard,
  recordBankDecline,
  recordCard,
  standingOf,
} from '../../payments/hire/card-try.steps.ts';
import { type ChargeAnswer, charge } from '../../payments/hire/charge.steps.ts';
import type { PayOutcome } from '../../payments/hire/pay-outcome.facts.ts';
import { type LockedOrder, lockOrder, lockOrderAs, moveOrder } from '../order.service.ts';
import { OrderPayment } from '../order-payment.entity.ts';
import { finishCancelOrderPayment } from './cancel-order-payment.service.ts';
import { type OrderCharge, orderChargeOf } from './order-charge.ts';
import { settleOrderPayment } from './settle-order-payment.ts';

interface Press {
  readonly orderId: number;
  /** Null looks again after the bank's confirmation. */
  readonly methodId: string | null;
}

function createPayment(ctx: Ctx, { order }: LockedOrder, methodId: string): OrderPayment {
  const now = ctx.clock.now();
  const { id: orderId, buyerId: payerId, totalMinor: amountMinor, currency } = order;
  const about = { orderId, payerId, amountMinor, currency };
  return ctx.em.create(OrderPayment, {
    ...about,
    state: 'created',
    attempt: 1,
    methodId,
    createdAt: now,
    updatedAt: now,
  });
}

async function prepare(ctx: Ctx, { orderId, methodId }: Press): Promise<Prepared<OrderCharge, PayOutcome>> {
  const locked = await lockOrderAs(ctx, orderId, 'buyer');
  const earlier = await ctx.em.findOne(OrderPayment, { orderId });
  if (earlier?.state === 'succeeded') return { done: { status: 'succeeded' } };
  if (earlier?.cancelAskedAt) throw new DomainError(ErrorCode.WRONG_STATE);
  if (methodId === null) return lookAgain(locked, earlier);
  const payment = earlier ?? createPayment(ctx, locked, methodId);
  const isConfirmed = recordCard(payment, methodId, ctx.clock.now());
  await moveOrder(ctx, locked, { action: 'pay', side: 'buyer' });
  await ctx.em.flush();
  return { call: orderChargeOf(payment, isConfirmed) };
}

function lookAgain({ order }: LockedOrder, payment: OrderPayment | null): Prepared<OrderCharge, PayOutcome> {
  if (order.state !== 'placed') throw new DomainError(ErrorCode.WRONG_STATE);
  if (!payment) throw new DomainError(ErrorCode.BAD_INPUT, 'paymentMethodId');
  const failure = failureOf(payment);
  if (failure) return { done: failure };
  return { call: orderChargeOf(payment, mayConfirm(payment, { mayFinish: true })) };
}

const steps: ProviderSteps<Press, OrderCharge, ChargeAnswer, PayOutcome> = {
  prepare,
  call: ({ ports }, wanted) => charge(ports, wanted),
  settle: settleOrderPayment,
};

/**
 * Charges an order. Idempotent: one provider payment per order, so pressing again after a failed card continues with
 * the same one. Throws CARD_DECLINED with the provider's message, PAYMENT_FAILED, ORDER_BY_CASH, WRONG_STATE when it
 * was cancelled or is paid, FORBIDDEN, NOT_FOUND, RATE_LIMITED after ten declined cards in an hour.
 */
export async function payForOrder(ctx: StepsCtx, input: PayForOrderInput): Promise<PayAnswer> {
  const methodId = methodOf(input);
  const orderId = toId(input.orderId, 'orderId');
  const pay = () => runSteps(ctx, ctx.inTransaction, steps, { orderId, methodId });
  return payByCard(ctx, { what: `order ${orderId}`, methodId }, pay);
}

/**
 * Looks up an unsettled payment at the provider and records its state. `mayFinish` also makes the call that a crash may
 * have prevented, with the recorded card and keys.
 */
export async function finishOrderPayment(
  ctx: StepsCtx,
  orderId: number,
  mayFinish: boolean,
): Promise<PayOutcome> {
  const cancelRequested = { orderId, cancelAskedAt: { $ne: null } } as const;
  if ((await ctx.em.fork().count(OrderPayment, cancelRequested)) > 0) {
    return afterCancelPayment(await finishCancelOrderPayment(ctx, orderId));
  }
  const finishing: typeof steps = {
    ...steps,
    async prepare(inner) {
      await lockOrder(inner, orderId);
      const payment = await inner.em.findOne(OrderPayment, { orderId });
      const standing = standingOf(payment, { mayFinish });
      if (standing || !payment) return { done: standing ?? { status: 'succeeded' } };
      return { call: orderChargeOf(payment, mayConfirm(payment, { mayFinish })) };
    },
  };
  const outcome = await runSteps(ctx, ctx.inTransaction, finishing, { orderId, methodId: null });
  await recordBankDecline(ctx, outcome);
  return outcome;
}
