import type { PaymentEvent, PaymentEventSubject } from '../../platform/payment/payment-results.ts';
import { beginLook } from '../../platform/payment/provider-look.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { refreshAccountStanding } from '../bank-accounts/account-standing.service.ts';
import { followOrderEvent, orderPaymentOf } from '../orders/pay/order-events.service.ts';
import { followBankPayout } from '../payments/bank/follow-bank-payout.service.ts';
import { settleChargeback } from '../payments/chargebacks/settle-chargeback.service.ts';
import { finishPayment } from '../payments/hire/hire-payment.service.ts';
import { Payment } from '../payments/payment.entity.ts';
import { Payout } from '../payments/payout.entity.ts';
import { finishRefund } from '../payments/refund/refund.service.ts';
import { settleRefunds } from '../payments/refund/returned-refund.service.ts';
import { Refund } from '../payments/refund.entity.ts';
import { finishRelease } from '../payments/release/release.service.ts';
import { settleReversal, wasMade } from '../payments/release/reversal.service.ts';
import { followSetupIntent } from '../payments/saved/save-payment-method.service.ts';

/** What an event is about: only ids of the provider. Everything else is read when the event is processed. */
export interface About {
  readonly kind: PaymentEventSubject['kind'];
  readonly id: string | null;
  /** The payment that it belongs to, when the event says so. */
  readonly paymentIntentId?: string | null;
  /** The connected account that it happened on. */
  readonly accountId?: string | null;
}

/** What of a connected account we follow. Its own payments are the other ends of our transfers. */
const ofAccounts: ReadonlySet<About['kind']> = new Set(['account', 'payout', 'bankAccount']);

/** What to look up because of an event. */
export function aboutOf({ subject, accountId }: PaymentEvent): About {
  const { kind } = subject;
  if (accountId !== null && !ofAccounts.has(kind)) return { kind: 'other', id: null };
  switch (kind) {
    case 'paymentIntent':
      return { kind, id: subject.paymentIntent.id, paymentIntentId: subject.paymentIntent.id };
    case 'setupIntent':
      return { kind, id: subject.setupIntent.id };
    case 'charge':
      return { kind, id: subject.charge.id, paymentIntentId: subject.charge.paymentIntentId };
    case 'refund':
      return { kind, id: subject.refund.id, paymentIntentId: subject.refund.paymentIntentId };
    case 'dispute':
      return { kind, id: subject.dispute.id, paymentIntentId: subject.dispute.paymentIntentId };
    case 'transfer':
      return { kind, id: subject.transfer.id };
    case 'account':
      return { kind, id: subject.account.id, accountId: subject.account.id };
    case 'payout':
      return { kind, id: subject.payout.id, accountId };
    case 'bankAccount':
      return { kind, id: subject.bankAccount.id, accountId };
    default:
      return { kind, id: null };
  }
}

/**
 * The payment that an event belongs to; null when it is not ours. Throws when it is ours but not recorded yet, because
 * the process died: the job for unsettled money does that soon.
 */
async function paymentOf(
  ctx: StepsCtx,
  providerPaymentId: string | null | undefined,
): Promise<Payment | null> {
  if (!providerPaymentId) return null;
  const em = ctx.em.fork();
  const known = await em.findOne(Payment, { providerPaymentId });
  if (known) return known;
  const { metadata } = await ctx.ports.payment.retrievePaymentIntent(providerPaymentId);
  const [id, remarkId] = [Number(metadata.payment), Number(metadata.remark)];
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(remarkId)) return null;
  const open = { state: { $in: ['created', 'processing'] } } as const;
  const begun = await em.findOne(Payment, { id, remarkId, providerPaymentId: null, ...open });
  if (begun) throw new Error(`Payment ${id} is not written down yet.`);
  return null;
}

/** Finishes a transfer or refund under way, so that what comes next finds a settled job. */
async function finishUnderWay(ctx: StepsCtx, remarkId: number): Promise<void> {
  const em = ctx.em.fork();
  const open = { remarkId, state: 'created' } as const;
  if ((await em.count(Payout, open)) > 0) await finishRelease(ctx, remarkId);
  if ((await em.count(Refund, open)) > 0) await finishRefund(ctx, remarkId, true);
}

async function followChargeback(ctx: StepsCtx, disputeId: string): Promise<void> {
  const look = await beginLook(ctx);
  const dispute = await ctx.ports.payment.retrieveDispute(disputeId);
  const payment = await paymentOf(ctx, dispute.paymentIntentId);
  if (!payment) return;
  const { remarkId } = payment;
  const paid = await finishPayment(ctx, remarkId, false);
  if (paid.status !== 'succeeded')
    throw new Error(`Payment ${payment.id} is charged back before it counts as paid.`);
  const settle = () => ctx.inTransaction((inner) => settleChargeback(inner, payment, dispute, look));
  if ((await settle()) === 'done') return;
  await finishUnderWay(ctx, remarkId);
  if ((await settle()) === 'later') throw new Error(`Money of job ${remarkId} is still on its way.`);
}

async function followRefunds(ctx: StepsCtx, payment: Payment): Promise<void> {
  const { remarkId, providerPaymentId } = payment;
  if (!providerPaymentId || (await finishPayment(ctx, remarkId, false)).status !== 'succeeded') return;
  await finishUnderWay(ctx, remarkId);
  const all = await ctx.ports.payment.listRefunds(providerPaymentId);
  await ctx.inTransaction((inner) => settleRefunds(inner, payment, all));
}

async function followTransfer(ctx: StepsCtx, transferId: string): Promise<void> {
  const transfer = await ctx.ports.payment.retrieveTransfer(transferId);
  const id = Number(transfer.metadata.payout);
  if (!Number.isSafeInteger(id)) return;
  const payout = await ctx.em.fork().findOne(Payout, { id });
  // Databases that share a provider account have payouts with the same number; the destination tells them apart.
  if (!payout || (payout.destination !== transfer.destination && !wasMade(payout, transferId))) return;
  if (payout.state === 'created') await finishRelease(ctx, payout.remarkId);
  if (transfer.reversedMinor === 0) return;
  await ctx.inTransaction((inner) => settleReversal(inner, payout.id, transfer));
}

/**
 * Handles an event of the payment provider. The event only says where to look; the state at the provider decides, so
 * events may come twice, late and in any order. Throws what is to be tried again.
 */
export async function followUp(
  ctx: StepsCtx,
  { kind, id, paymentIntentId, accountId }: About,
): Promise<void> {
  const order = paymentIntentId ? await orderPaymentOf(ctx, paymentIntentId) : null;
  if (order) return followOrderEvent(ctx, kind, order, id);
  if (kind === 'setupIntent' && id) return followSetupIntent(ctx, id);
  if (kind === 'dispute' && id) return followChargeback(ctx, id);
  if (kind === 'transfer' && id) return followTransfer(ctx, id);
  if (kind === 'payout' && id && accountId) await followBankPayout(ctx, accountId, id);
  if (accountId) return refreshAccountStanding(ctx, accountId);
  const payment = await paymentOf(ctx, paymentIntentId);
  if (!payment) return;
  if (kind === 'refund' || kind === 'charge') return followRefunds(ctx, payment);
  await finishPayment(ctx, payment.remarkId, false);
}
