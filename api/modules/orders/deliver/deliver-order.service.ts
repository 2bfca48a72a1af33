import { ErrorCode } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { checkLine, checkText } from '../../../platform/text.ts';
import { postTransfer } from '../../ledger/ledger.service.ts';
import { DAYS_TO_CONFIRM, daysAfter } from '../order.policy.ts';
import type { OrderSide } from '../order.process.ts';
import { type LockedOrder, lockOrder, lockOrderAs, lockOrderOfParty, moveOrder } from '../order.service.ts';
import { finishMovement } from '../refund/move-money.service.ts';
import { beginMovement, movementAmount } from '../refund/movement.ts';

const LONGEST_TRACKING = 200;
const LONGEST_PROBLEM = 2_000;

/**
 * Marks an order as sent, with carrier and number if given. Throws the refusal of the process table, FORBIDDEN,
 * NOT_FOUND.
 */
export async function shipOrder(ctx: Ctx, orderId: number, given: string | null | undefined): Promise<void> {
  const locked = await lockOrderAs(ctx, orderId, 'seller');
  const tracking = checkLine(given, { field: 'tracking', max: LONGEST_TRACKING });
  const now = ctx.clock.now();
  // A cash order is not delivered by silence: the cash changes hands at the door.
  const dueAt = locked.order.method === 'card' ? daysAfter(now, DAYS_TO_CONFIRM) : null;
  const fill = { shippedAt: now, tracking: tracking || null, dueAt };
  await moveOrder(ctx, locked, { action: 'ship', side: 'seller', fill });
}

/** Posts the cash that a buyer paid on delivery, for both statements. */
function postCash(ctx: Ctx, { order }: LockedOrder): Promise<boolean> {
  const { id, currency, buyerId, sellerId, totalMinor } = order;
  const [key, kind] = [`cash-${id}`, 'cash_sale'] as const;
  const money = { orderId: id, currency, amountMinor: totalMinor };
  return postTransfer(ctx, money, { key, kind, from: ['cash', buyerId], to: ['cash', sellerId] });
}

/**
 * Marks a locked order as delivered. Cash counts as paid; card money now goes to the seller, by the job for orders or
 * by a caller of `finishMovement` after the commit. `reason` is the staff decision; both sides read it.
 */
export async function deliver(
  ctx: Ctx,
  locked: LockedOrder,
  action: string,
  side: OrderSide,
  reason?: string,
): Promise<void> {
  const { order } = locked;
  const why = reason === undefined ? {} : { endReason: reason };
  const fill = { deliveredAt: ctx.clock.now(), dueAt: null, problem: null, ...why };
  const amountMinor = order.method === 'cash' ? order.totalMinor : await movementAmount(ctx, order);
  await moveOrder(ctx, locked, { action, side, amountMinor, fill, ...(reason && { note: reason }) });
  if (order.method === 'cash') await postCash(ctx, locked);
  else await beginMovement(ctx, order, 'payout');
}

/**
 * Confirms delivery, by the buyer (or the seller of a cash order). Held money goes on to the seller's bank account.
 * Idempotent. Throws the refusal of the process table, NOT_FOUND, FORBIDDEN.
 */
export async function confirmDelivery(ctx: StepsCtx, orderId: number): Promise<void> {
  const isByCard = await ctx.inTransaction(async (inner) => {
    const locked = await lockOrderOfParty(inner, orderId);
    if (locked.order.state !== 'delivered') await deliver(inner, locked, 'confirmDelivery', locked.side);
    return locked.order.method === 'card';
  });
  if (isByCard) await finishMovement(ctx, orderId, 'payout', false);
}

/** The buyer reports a problem: the order is not delivered by silence, and staff look into it. */
export async function reportProblem(ctx: Ctx, orderId: number, given: string): Promise<void> {
  const locked = await lockOrderAs(ctx, orderId, 'buyer');
  const problem = checkText(given, {
    field: 'reason',
    max: LONGEST_PROBLEM,
    missing: ErrorCode.REASON_REQUIRED,
  });
  await moveOrder(ctx, locked, { action: 'reportProblem', side: 'buyer', note: problem, fill: { problem } });
}

/** Delivers an order whose buyer said nothing for 14 days. Does nothing when it moved on meanwhile. Called by a job. */
export async function deliverUnanswered(ctx: Ctx, orderId: number): Promise<void> {
  const locked = await lockOrder(ctx, orderId);
  const { state, dueAt, problem } = locked.order;
  if (locked.facts.chargebackOpen) return;
  if (state !== 'shipped' || !dueAt || dueAt > ctx.clock.now() || problem) return;
  await deliver(ctx, locked, 'silenceConfirms', 'system');
}
