import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { DisputeResult } from '../../../platform/payment/payment-results.ts';
import { transition, writeLog } from '../../../platform/process/process.ts';
import { coverLoss } from '../../ledger/ledger.service.ts';
import { type LockedRemark, lockRemark } from '../../remarks/remark.service.ts';
import { Chargeback } from '../chargeback.entity.ts';
import { endWithoutMoney } from '../disputes/end-without-money.service.ts';
import { isMoneyMoving } from '../held-money.service.ts';
import type { Payment } from '../payment.entity.ts';
import { chargebackProcess } from './chargeback.process.ts';
import { postLoss, postReturn, postWithdrawal } from './chargeback-postings.ts';

const verdicts = { open: 'open', won: 'won', closed: 'won', lost: 'lost' } as const;

/** Records a new chargeback; from now on the job is frozen. */
async function open(ctx: Ctx, payment: Payment, dispute: DisputeResult): Promise<Chargeback> {
  const { id: paymentId, remarkId } = payment;
  const { id: providerDisputeId, reason, amountMinor, currency, openedAt: createdAt, dueBy } = dispute;
  const checkedAt = ctx.clock.now();
  const about = { remarkId, paymentId, providerDisputeId, reason, amountMinor, currency };
  const made = ctx.em.create(Chargeback, { ...about, state: 'open', createdAt, dueBy, checkedAt });
  await ctx.em.flush();
  await writeLog(ctx, 'chargeback', made.id, {
    ...{ action: 'open', from: null, to: 'open', side: 'system' },
    ...{ amountMinor, note: reason },
  });
  await record(ctx, { type: 'chargeback.opened', remarkId, amountMinor, reason: dueBy?.toISOString() });
  return made;
}

/** Posts what the provider did with the money. False when other money of the job has to arrive first. */
async function followMoney(
  ctx: Ctx,
  { remark }: LockedRemark,
  it: Chargeback,
  payment: Payment,
  { fundsWithdrawn, outcome }: DisputeResult,
): Promise<boolean> {
  const isTaken = it.withdrawnAt != null && it.returnedAt == null;
  const mustTake = it.withdrawnAt == null && (fundsWithdrawn || outcome === 'lost');
  if (mustTake && (await isMoneyMoving(ctx, remark.id))) return false;
  if (mustTake) await postWithdrawal(ctx, it, payment);
  else if (isTaken && !fundsWithdrawn && outcome !== 'lost') await postReturn(ctx, it, payment);
  return true;
}

async function close(
  ctx: Ctx,
  locked: LockedRemark,
  it: Chargeback,
  payment: Payment,
  dispute: DisputeResult,
): Promise<void> {
  const isWon = dispute.outcome !== 'lost';
  const { remarkId, currency, amountMinor } = it;
  const wasHeld = it.fromHeldMinor === it.amountMinor - it.fromFeeMinor;
  const lose = wasHeld ? 'lose' : 'loseAfterRelease';
  it.closedAt = ctx.clock.now();
  await transition(ctx, chargebackProcess, it, {
    action: isWon ? 'win' : lose,
    side: 'system',
    facts: { fundsWithdrawn: dispute.fundsWithdrawn, wasHeld },
    amountMinor,
    about: { campaignId: locked.remark.campaignId, remarkId },
  });
  await ctx.em.flush();
  if (isWon) return;
  await postLoss(ctx, it, payment.payerId);
  const left = await coverLoss(ctx, { remarkId, currency }, `chargeback-${it.id}`);
  if (left === 0) await endWithoutMoney(ctx, locked, 'chargebackLost', { amountMinor });
}

/**
 * Records the state of a chargeback at the provider. Repeats and any order are fine. Returns `later` when money of the
 * job that is on its way has to arrive first. `look` numbers the look at the provider; one older than the stored one
 * changes nothing. Throws when the provider changed a verdict: staff must look.
 */
export async function settleChargeback(
  ctx: Ctx,
  payment: Payment,
  dispute: DisputeResult,
  look: number,
): Promise<'done' | 'later'> {
  const locked = await lockRemark(ctx, payment.remarkId);
  const known = await ctx.em.findOne(Chargeback, { providerDisputeId: dispute.id });
  if (known && known.look > look) return 'done';
  const it = known ?? (await open(ctx, payment, dispute));
  it.look = look;
  const verdict = verdicts[dispute.outcome];
  if (it.state !== 'open') {
    if (it.state === verdict) return 'done';
    throw new Error(`Chargeback ${it.id} was ${it.state}, and the provider now says ${dispute.status}.`);
  }
  it.checkedAt = ctx.clock.now();
  it.dueBy = dispute.dueBy;
  const isPosted = await followMoney(ctx, locked, it, payment, dispute);
  await ctx.em.flush();
  if (!isPosted) return 'later';
  // Won, but the money is not back yet: the job stays frozen until the provider says so.
  const isOver = verdict === 'lost' || (verdict === 'won' && !dispute.fundsWithdrawn);
  if (isOver) await close(ctx, locked, it, payment, dispute);
  return 'done';
}
