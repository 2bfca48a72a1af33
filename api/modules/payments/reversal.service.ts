import type { Ctx } from '../../platform/context.ts';
import type { TransferResult } from '../../platform/payment/payment-results.ts';
import { sql } from '../../platform/sql.ts';
import { hasLostChargeback } from '../chargebacks/chargeback.service.ts';
import { endWithoutMoney } from '../disputes/end-without-money.service.ts';
import { reopenDispute, ruledDispute } from '../disputes/ruling.service.ts';
import { coverLoss } from '../ledger/cover-loss.service.ts';
import { post } from '../ledger/ledger.service.ts';
import { type LockedRemark, lockRemark, moveRemark } from '../remarks/remark.service.ts';
import { Payout } from './payout.entity.ts';

/** What was posted back of a transfer before, in minor units. */
async function postedBack(ctx: Ctx, transferId: string): Promise<number> {
  const found = await sql<{ minor: string }>`select coalesce(sum(e.amount_minor), 0) as minor
    from ledger_group as g join ledger_entry as e on e.group_id = g.id
    where starts_with(g.key, ${`reversal-${transferId}-`}) and e.account = 'held'`.execute(
    ctx.em.getKysely(),
  );
  return Number(found.rows[0]?.minor ?? 0);
}

/** Where the job stood before the release, so that it can be released again. */
async function moveBack(ctx: Ctx, locked: LockedRemark, amountMinor: number): Promise<void> {
  const { state, id } = locked.remark;
  if (state !== 'released' && state !== 'settled') return;
  const ruled = await ruledDispute(ctx, id);
  if (ruled?.ruling === 'release') reopenDispute(ruled);
  const action = ruled ? 'ruledPayoutReversed' : 'payoutReversed';
  await moveRemark(ctx, locked, { action, side: 'system', amountMinor, fill: { releasedAt: null } });
}

/**
 * Posts a transfer that the provider took back, wholly or in part: the money is held again, release is possible again,
 * and staff is told. Once however often it is told. A lost chargeback that we had borne is made good first.
 */
export async function settleReversal(ctx: Ctx, payoutId: number, transfer: TransferResult): Promise<void> {
  const { remarkId } = await ctx.em.findOneOrFail(Payout, payoutId);
  const locked = await lockRemark(ctx, remarkId);
  const payout = await ctx.em.findOneOrFail(Payout, payoutId, { refresh: true });
  const before = await postedBack(ctx, transfer.id);
  const isCurrent = payout.providerTransferId === transfer.id && payout.state === 'succeeded';
  const amountMinor = transfer.reversedMinor - before;
  // One that was never posted, because another try took its place, has nothing to post back.
  if (amountMinor <= 0 || (!isCurrent && before === 0)) return;
  const { payeeId, currency } = payout;
  const cause = `reversal-${transfer.id}-${transfer.reversedMinor}`;
  await post(ctx, {
    key: cause,
    kind: 'reversal',
    remarkId,
    currency,
    entries: [
      { account: 'payout', partyId: payeeId, amountMinor: -amountMinor },
      { account: 'held', partyId: null, amountMinor },
    ],
  });
  const left = await coverLoss(ctx, { remarkId, currency }, cause);
  if (!isCurrent) return;
  payout.state = 'failed';
  payout.failureMessage = 'The transfer was taken back.';
  payout.updatedAt = ctx.clock.now();
  await moveBack(ctx, locked, amountMinor);
  if (left === 0 && (await hasLostChargeback(ctx, remarkId))) {
    await endWithoutMoney(ctx, locked, 'chargebackLost', amountMinor);
  }
}
