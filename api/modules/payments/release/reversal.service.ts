import type { Ctx } from '../../../platform/context.ts';
import type { TransferResult } from '../../../platform/payment/payment-results.ts';
import { sql } from '../../../platform/sql.ts';
import { coverLoss, postTransfer } from '../../ledger/ledger.service.ts';
import { lockRemark } from '../../remarks/remark.service.ts';
import { Payout } from '../payout.entity.ts';
import { reopenWithMoney } from './reopen-job.service.ts';

/** What was posted back of a transfer before, in minor units. */
async function postedBack(ctx: Ctx, transferId: string): Promise<number> {
  const found = await sql<{ minor: string }>`select coalesce(sum(e.amount_minor), 0) as minor
    from ledger_group as g join ledger_entry as e on e.group_id = g.id
    where starts_with(g.key, ${`reversal-${transferId}-`}) and e.account = 'held'`.first(ctx);
  return Number(found?.minor ?? 0);
}

/** Whether a transfer counted as made at some time. One that another try replaced has nothing to post back. */
export const wasMade = ({ providerTransferId, earlierTransfers }: Payout, transferId: string): boolean =>
  providerTransferId === transferId || earlierTransfers.includes(transferId);

/**
 * Posts a transfer that the provider reversed, wholly or in part, also an earlier one of the job: the money is held
 * again, it can be released again, and staff are notified. Our loss for the job is covered first. Idempotent.
 */
export async function settleReversal(ctx: Ctx, payoutId: number, transfer: TransferResult): Promise<void> {
  const { remarkId } = await ctx.em.findOneOrFail(Payout, payoutId);
  const locked = await lockRemark(ctx, remarkId);
  const payout = await ctx.em.findOneOrFail(Payout, payoutId, { refresh: true });
  const amountMinor = transfer.agreed.reversedMinor - (await postedBack(ctx, transfer.id));
  if (amountMinor <= 0 || !wasMade(payout, transfer.id)) return;
  const { payeeId, currency } = payout;
  const cause = `reversal-${transfer.id}-${transfer.reversedMinor}`;
  const back = { key: cause, kind: 'reversal', from: ['payout', payeeId], to: ['held'] } as const;
  await postTransfer(ctx, { remarkId, currency, amountMinor }, back);
  await coverLoss(ctx, { remarkId, currency }, cause);
  await reopenWithMoney(ctx, locked);
}
