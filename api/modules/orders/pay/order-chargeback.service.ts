import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { DisputeResult } from '../../../platform/payment/payment-results.ts';
import {
  fromHeld,
  type LedgerPosting,
  lossEntries,
  returnEntries,
  withdrawalEntries,
} from '../../ledger/ledger.policy.ts';
import { type Movement, orderBalanceOf, post } from '../../ledger/ledger.service.ts';
import { DAYS_TO_CONFIRM, DAYS_TO_SHIP, daysAfter } from '../order.policy.ts';
import { type LockedOrder, lockOrder, moveOrder, returnStock } from '../order.service.ts';
import { OrderMovement } from '../order-movement.entity.ts';
import { OrderPayment } from '../order-payment.entity.ts';

type Kind = Extract<Movement['kind'], 'chargeback' | 'chargeback_won' | 'chargeback_lost'>;

async function write(ctx: Ctx, it: OrderPayment, kind: Kind, entries: LedgerPosting[]): Promise<void> {
  const { orderId, currency, chargebackId } = it;
  await post(ctx, { key: `order-${kind}-${chargebackId}`, kind, orderId, currency, entries });
}

/** The provider took the money of an order. */
async function withdraw(ctx: Ctx, it: OrderPayment, amountMinor: number): Promise<void> {
  const fromHeldMinor = fromHeld(await orderBalanceOf(ctx, it.orderId, 'held'), amountMinor);
  Object.assign(it, { chargebackMinor: amountMinor, chargebackHeldMinor: fromHeldMinor });
  await write(ctx, it, 'chargeback', withdrawalEntries({ amountMinor, fromHeldMinor }));
}

async function win(ctx: Ctx, locked: LockedOrder, it: OrderPayment): Promise<void> {
  it.chargebackState = 'won';
  await goOn(ctx, locked);
  await record(ctx, { type: 'order.chargebackWon', orderId: it.orderId });
  const [amountMinor, fromHeldMinor] = [it.chargebackMinor ?? 0, it.chargebackHeldMinor ?? 0];
  if (amountMinor > 0) await write(ctx, it, 'chargeback_won', returnEntries({ amountMinor, fromHeldMinor }));
}

/** Restarts the deadlines of an order after a freeze. */
async function goOn(ctx: Ctx, { order }: LockedOrder): Promise<void> {
  const days = order.state === 'paid' ? DAYS_TO_SHIP : DAYS_TO_CONFIRM;
  if (order.dueAt && (order.state === 'paid' || order.state === 'shipped')) {
    order.dueAt = daysAfter(ctx.clock.now(), days);
  }
  const waiting = { orderId: order.id, state: 'created', destination: null } as const;
  await ctx.em.nativeUpdate(OrderMovement, waiting, { retryAt: ctx.clock.now() });
}

/** The buyer keeps the money. An order that held nothing else ends; what was already paid out is our loss. */
async function lose(ctx: Ctx, locked: LockedOrder, it: OrderPayment): Promise<void> {
  it.chargebackState = 'lost';
  const amountMinor = it.chargebackMinor ?? 0;
  const { orderId } = it;
  await write(ctx, it, 'chargeback_lost', lossEntries(amountMinor, it.payerId));
  const hasLeft = (it.chargebackHeldMinor ?? 0) === 0;
  if (hasLeft) return record(ctx, { type: 'order.chargebackLostAfter', orderId, amountMinor });
  if ((await orderBalanceOf(ctx, orderId, 'held')) > 0) {
    await goOn(ctx, locked);
    return record(ctx, { type: 'order.chargebackLostPart', orderId, amountMinor });
  }
  // It was not sent, and will not be.
  if (locked.order.state === 'paid') await returnStock(ctx, locked);
  await ctx.em.nativeUpdate(
    OrderMovement,
    { orderId, state: 'created' },
    { state: 'failed', failureMessage: 'A bank took the money back.', updatedAt: ctx.clock.now() },
  );
  await moveOrder(ctx, locked, {
    action: 'chargebackLost',
    side: 'system',
    amountMinor,
    fill: { dueAt: null },
  });
}

/**
 * Records the state of an order's chargeback at the provider. Repeats and any order are fine. While it is open the
 * money is frozen. Throws when money of the order is on its way, or when the provider changed a verdict.
 */
export async function settleOrderChargeback(
  ctx: Ctx,
  orderId: number,
  dispute: DisputeResult,
): Promise<void> {
  const locked = await lockOrder(ctx, orderId);
  const it = await ctx.em.findOneOrFail(OrderPayment, { orderId }, { refresh: true });
  const verdict = { open: 'open', won: 'won', closed: 'won', lost: 'lost' }[dispute.outcome];
  if (it.chargebackId && it.chargebackId !== dispute.id)
    throw new Error(`Order ${orderId} is charged back twice.`);
  if (it.chargebackState && it.chargebackState !== 'open') {
    if (it.chargebackState === verdict) return;
    throw new Error(`The chargeback of order ${orderId} was ${it.chargebackState}, and is ${verdict} now.`);
  }
  if (!it.chargebackId) {
    Object.assign(it, { chargebackId: dispute.id, chargebackState: 'open' });
    await record(ctx, { type: 'order.chargebackOpened', orderId, amountMinor: dispute.amountMinor });
  }
  it.updatedAt = ctx.clock.now();
  it.chargebackCheckedAt = ctx.clock.now();
  const mustTake = it.chargebackMinor == null && (dispute.fundsWithdrawn || verdict === 'lost');
  if (mustTake) {
    const isMoving = { orderId, state: 'created', destination: { $ne: null } } as const;
    if ((await ctx.em.count(OrderMovement, isMoving)) > 0) {
      throw new Error(`Money of order ${orderId} is still on its way.`);
    }
    await withdraw(ctx, it, dispute.amountMinor);
  }
  await ctx.em.flush();
  if (verdict === 'lost') await lose(ctx, locked, it);
  else if (verdict === 'won' && !dispute.fundsWithdrawn) await win(ctx, locked, it);
  await ctx.em.flush();
}
