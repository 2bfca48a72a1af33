import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import {
  type Prepared,
  type ProviderSteps,
  runSteps,
  type StepsCtx,
} from '../../../platform/process/steps.ts';
import { BankAccount } from '../../bank-accounts/bank-account.entity.ts';
import { orderBalanceOf, postTransfer } from '../../ledger/ledger.service.ts';
import type { MoneyAnswer } from '../../payments/money-call.steps.ts';
import { nextCheckAt, type RefundCall, sendRefund } from '../../payments/refund/refund.steps.ts';
import { sendTransfer, type TransferCall } from '../../payments/release/transfer.steps.ts';
import { type LockedOrder, lockOrder, moveOrder } from '../order.service.ts';
import { orderGroupOf } from '../order-group.service.ts';
import { OrderMovement } from '../order-movement.entity.ts';
import { OrderPayment } from '../order-payment.entity.ts';
import { movementFailed } from './movement.ts';

/** Outcome of a try. `waiting`: it is tried again by a job. */
export type MovementOutcome = 'moved' | 'waiting';

interface Call {
  readonly movementId: number;
  readonly orderId: number;
  readonly attempt: number;
  readonly refund?: RefundCall;
  readonly transfer?: TransferCall;
}

/** Failure of a payout to a bank account that took another's place and is not paid out to yet. */
const TOO_NEW = 'The bank account is new and cannot be paid out to yet.';
/** Failure of a payout whose seller was told that it waits for them. */
const NOWHERE = 'There is no bank account that can be paid out to.';

function callOf(movement: OrderMovement, payment: OrderPayment, lookFirst: boolean): Call {
  const { id: movementId, orderId, kind, amountMinor, currency, attempt, destination, createdAt } = movement;
  const key = `order-${kind}-${movementId}-${attempt}-${createdAt.getTime().toString(36)}`;
  const mark = ['orderMovement', String(movementId)] as const;
  const metadata = { order: String(orderId), attempt: String(attempt) };
  const shared = { amountMinor, key, attempt, lookFirst, mark, metadata };
  const { providerPaymentId, providerChargeId } = payment;
  if (!providerPaymentId || !providerChargeId)
    throw new Error(`The payment of order ${orderId} is not known to the provider.`);
  if (kind === 'refund') return { movementId, orderId, attempt, refund: { ...shared, providerPaymentId } };
  if (!destination) throw new Error(`The payout of order ${orderId} has nowhere to go.`);
  const transferGroup = orderGroupOf(orderId);
  const transfer = { ...shared, currency, destination, sourceCharge: providerChargeId, transferGroup };
  return { movementId, orderId, attempt, transfer };
}

/** A refund goes back to the payment; a payout needs a working bank account. */
async function destinationOf(
  ctx: Ctx,
  { kind, partyId }: OrderMovement,
  payment: OrderPayment,
): Promise<string | null> {
  if (kind === 'refund') return payment.providerPaymentId ?? null;
  const bank = await ctx.em.findOne(BankAccount, {
    ownerId: partyId,
    payoutsEnabled: true,
    payableAt: null,
  });
  return bank?.providerAccountId ?? null;
}

/**
 * Whether the provider may be called now. Without a bank account the money waits, and also while a chargeback is open.
 * Destination and amount are recorded once, so that a key always comes with the same request.
 */
async function mayGo(ctx: Ctx, movement: OrderMovement, payment: OrderPayment): Promise<boolean> {
  const isFrozen = payment.chargebackState === 'open';
  if (!isFrozen && movement.destination === null) {
    movement.destination = await destinationOf(ctx, movement, payment);
    movement.amountMinor = await orderBalanceOf(ctx, movement.orderId, 'held');
  }
  if (!isFrozen && movement.destination !== null) return true;
  const isTooNew = await ctx.em.count(BankAccount, { ownerId: movement.partyId, payableAt: { $ne: null } });
  if (!isFrozen && movement.kind === 'payout' && isTooNew > 0) movement.failureMessage = TOO_NEW;
  else if (!isFrozen && movement.kind === 'payout' && movement.failureMessage !== NOWHERE) {
    movement.failureMessage = NOWHERE;
    const { orderId, amountMinor } = movement;
    await record(ctx, { type: 'order.payoutWaits', orderId, amountMinor });
  }
  movement.retryAt = nextCheckAt(ctx);
  return false;
}

async function prepare(
  ctx: Ctx,
  orderId: number,
  kind: OrderMovement['kind'],
  lookFirst: boolean,
): Promise<Prepared<Call, MovementOutcome>> {
  await lockOrder(ctx, orderId);
  const movement = await ctx.em.findOne(OrderMovement, { orderId, kind });
  if (!movement || movement.state === 'failed') return { done: 'waiting' };
  if (movement.state === 'succeeded') return { done: 'moved' };
  if (movement.retryAt > ctx.clock.now()) return { done: 'waiting' };
  const payment = await ctx.em.findOneOrFail(OrderPayment, { orderId });
  const isReady = await mayGo(ctx, movement, payment);
  movement.updatedAt = ctx.clock.now();
  await ctx.em.flush();
  return isReady ? { call: callOf(movement, payment, lookFirst) } : { done: 'waiting' };
}

async function ask({ ports }: Pick<Ctx, 'ports'>, { refund, transfer }: Call): Promise<MoneyAnswer> {
  if (refund) return sendRefund(ports, refund);
  return transfer ? sendTransfer(ports, transfer) : { kind: 'unknown' };
}

async function settle(ctx: Ctx, wanted: Call, answer: MoneyAnswer): Promise<MovementOutcome> {
  const locked = await lockOrder(ctx, wanted.orderId);
  const movement = await ctx.em.findOneOrFail(OrderMovement, wanted.movementId);
  if (movement.state === 'succeeded') return 'moved';
  // The bank returned it before we heard that it was made; the code that saw that has scheduled the next try.
  if (movement.attempt !== wanted.attempt) return 'waiting';
  movement.updatedAt = ctx.clock.now();
  if (answer.kind === 'sent') return moved(ctx, locked, movement, answer.providerId);
  if (answer.kind === 'refused') await movementFailed(ctx, movement, answer.message);
  await ctx.em.flush();
  return 'waiting';
}

async function moved(
  ctx: Ctx,
  locked: LockedOrder,
  movement: OrderMovement,
  providerId: string,
): Promise<MovementOutcome> {
  const { id, orderId, kind, amountMinor, partyId, attempt } = movement;
  // A refund that came back is made again, and posted again.
  const key = movement.providerId ? `order-${kind}-${id}-${attempt}` : `order-${kind}-${id}`;
  Object.assign(movement, { state: 'succeeded', providerId, failureMessage: null });
  await postTransfer(ctx, movement, {
    key,
    kind: kind === 'refund' ? 'purchase_refunded' : 'sale_paid_out',
    from: ['held'],
    to: [kind === 'refund' ? 'card' : 'payout', partyId],
  });
  await ctx.em.flush();
  if (kind === 'refund') await moveOrder(ctx, locked, { action: 'refunded', side: 'system', amountMinor });
  else await record(ctx, { type: 'order.paidOut', orderId, amountMinor });
  return 'moved';
}

/**
 * Makes the recorded movement of an order, once. `lookFirst` asks the provider whether it was made already. When the
 * provider does not answer, the movement stays under way, and a job finishes it.
 */
export function finishMovement(
  ctx: StepsCtx,
  orderId: number,
  kind: OrderMovement['kind'],
  lookFirst: boolean,
): Promise<MovementOutcome> {
  const steps: ProviderSteps<number, Call, MoneyAnswer, MovementOutcome> = {
    prepare: (inner, id) => prepare(inner, id, kind, lookFirst),
    call: ask,
    settle,
  };
  return runSteps(ctx, ctx.inTransaction, steps, orderId);
}
