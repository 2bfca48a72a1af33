import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { RefundResult } from '../../../platform/payment/payment-results.ts';
import { sql } from '../../../platform/sql.ts';
import { moving } from '../../ledger/ledger.policy.ts';
import { balanceOf, coverLoss, post } from '../../ledger/ledger.service.ts';
import { lockRemark, moveRemark } from '../../remarks/remark.service.ts';
import { endWithoutMoney } from '../disputes/end-without-money.service.ts';
import { feeWithin } from '../fee-share.service.ts';
import type { Payment } from '../payment.entity.ts';
import { Payout } from '../payout.entity.ts';
import { Refund } from '../refund.entity.ts';
import { fitToHeld, scheduleRetry } from './record-refund.service.ts';

/** Whether the provider's refund failed, possibly after it had counted as made. */
export const isOver = ({ status }: RefundResult): boolean => status === 'failed' || status === 'canceled';

/**
 * Posts back a refund that the card's bank returned after it had counted as made. It is tried again later, but not for
 * ever.
 */
async function takeBack(ctx: Ctx, payment: Payment, refund: Refund, told: RefundResult): Promise<void> {
  const locked = await lockRemark(ctx, payment.remarkId);
  await ctx.em.refresh(refund);
  if (refund.state !== 'succeeded' || refund.providerRefundId !== told.id) return;
  const { payerId, remarkId, currency } = refund;
  const total = refund.amountMinor + refund.feeMinor;
  // Others may have moved since, so that its shares are rounded differently now.
  const feeMinor = -(await feeWithin(ctx, payment, -total));
  const amountMinor = total - feeMinor;
  const entries = moving([
    { account: 'card', partyId: payerId, amountMinor: -total },
    { account: 'held', partyId: null, amountMinor },
    { account: 'fee', partyId: null, amountMinor: feeMinor },
  ]);
  const key = `refund-returned-${told.id}`;
  await post(ctx, { key, kind: 'refund_returned', remarkId, currency, entries });
  const left = await coverLoss(ctx, { remarkId, currency }, key);
  const now = ctx.clock.now();
  const action = refund.returnedAt ? 'refundReturnedAgain' : 'refundReturned';
  const failureMessage = 'The bank of the card sent the refund back.';
  const returned = { providerRefundId: null, failureMessage, returnedAt: now, updatedAt: now } as const;
  Object.assign(refund, { amountMinor, feeMinor }, returned);
  const { state } = locked.remark;
  if (left > 0 && (state === 'cancelled' || state === 'settled')) {
    await moveRemark(ctx, locked, { action, side: 'system', amountMinor, feeMinor });
  }
  // The rest was paid out meanwhile: the job stays over, and the payer is still owed this.
  if (left > 0 && state === 'released')
    await record(ctx, { type: 'remark.refundReturned', remarkId, amountMinor, feeMinor });
  // Whoever made it at the provider must see to it; while the job continues, the money is simply held again.
  const isOver = state === 'released' || locked.remark.state === 'refunding';
  const isTheirs = refund.kind === 'provider' && !isOver;
  if (isTheirs || left <= 0) Object.assign(refund, { state: 'failed', retryAt: null });
  else {
    await fitToHeld(ctx, payment, refund);
    await scheduleRetry(ctx, refund);
  }
  await ctx.em.flush();
}

/** Whether this refund of the provider was posted back: an answer from before that says nothing new. */
async function cameBack(ctx: Ctx, told: RefundResult): Promise<boolean> {
  const found = await sql`select from ledger_group where key = ${`refund-returned-${told.id}`}`.rows(ctx);
  return found.length > 0;
}

/**
 * Records a refund that somebody made at the provider itself; we bear what is no longer held. Throws while held money
 * is on its way to the influencer.
 */
async function adopt(ctx: Ctx, payment: Payment, told: RefundResult): Promise<void> {
  const locked = await lockRemark(ctx, payment.remarkId);
  if ((await ctx.em.findOne(Refund, { providerRefundId: told.id })) || (await cameBack(ctx, told))) return;
  // Money on its way to the influencer is no longer ours to give.
  if ((await ctx.em.count(Payout, { remarkId: payment.remarkId, state: 'created' })) > 0)
    throw new Error(`Money of job ${payment.remarkId} is still on its way.`);
  const { id: paymentId, remarkId, payerId, currency } = payment;
  const { id: providerRefundId, amountMinor: total } = told;
  const feeMinor = await feeWithin(ctx, payment, total);
  const amountMinor = total - feeMinor;
  const now = ctx.clock.now();
  const about = { remarkId, paymentId, payerId, amountMinor, feeMinor, currency, providerRefundId };
  const times = { createdAt: now, updatedAt: now };
  const refund = ctx.em.create(Refund, {
    ...about,
    ...times,
    kind: 'provider',
    state: 'succeeded',
    attempt: 1,
  });
  await ctx.em.flush();
  const fromHeld = Math.max(0, Math.min(await balanceOf(ctx, remarkId, 'held'), amountMinor));
  const entries = moving([
    { account: 'held', partyId: null, amountMinor: -fromHeld },
    { account: 'fee', partyId: null, amountMinor: -feeMinor },
    { account: 'platform', partyId: null, amountMinor: fromHeld - amountMinor },
    { account: 'card', partyId: payerId, amountMinor: total },
  ]);
  await post(ctx, { key: `refund-${refund.id}`, kind: 'refund', remarkId, currency, entries });
  const waiting = { remarkId, state: 'created', retryAt: { $ne: null } } as const;
  if (!locked.facts.chargebackOpen)
    for (const one of await ctx.em.find(Refund, waiting)) await fitToHeld(ctx, payment, one);
  const isEnd = fromHeld > 0 && (await balanceOf(ctx, remarkId, 'held')) === 0;
  if (isEnd) await endWithoutMoney(ctx, locked, 'refundedAtProvider', { amountMinor, feeMinor });
  else await record(ctx, { type: 'remark.refundedAtProvider', remarkId, amountMinor, feeMinor });
}

/**
 * Compares the provider's refunds of a payment with the posted ones: a returned one is posted back and tried again, an
 * unknown one is recorded. Idempotent.
 */
export async function settleRefunds(ctx: Ctx, payment: Payment, all: readonly RefundResult[]): Promise<void> {
  for (const told of all) {
    const ours = await ctx.em.findOne(Refund, { providerRefundId: told.id });
    if (ours && isOver(told)) await takeBack(ctx, payment, ours, told);
    // Our refunds carry their number; one that is not recorded yet is found by the job that finishes it.
    if (!ours && told.status === 'succeeded' && !told.metadata.refund) await adopt(ctx, payment, told);
  }
}
