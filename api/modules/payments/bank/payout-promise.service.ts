import type { PromiseSource } from '../../../../schema/job-money.ts';
import { businessDayAfter } from '../../../platform/business-days.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { SentTransfer } from '../money-call.steps.ts';
import type { Payout } from '../payout.entity.ts';

/** Business days from when money can be paid out until it is in the bank. */
const DAYS_TO_BANK = 2;

/** Money on its way to a bank, as far as promises need it. */
export interface UnderWay {
  readonly id: number;
  readonly remarkId: number;
  /** When it can be paid out; null when that is not known, or at once. */
  readonly availableAt: Date | null;
}

/** Promises a day. Earlier promises stay. */
export async function promise(
  ctx: Ctx,
  { id, remarkId }: UnderWay,
  day: string,
  source: PromiseSource,
): Promise<void> {
  await sql`insert into payout_promise (bank_transfer_id, remark_id, promised_on, source, created_at)
    values (${id}, ${remarkId}, ${day}::date, ${source}, ${ctx.clock.now()})`.run(ctx);
}

/** Promises the day that business days make, counted from now, or from when the money can be paid out. */
export function promiseByBusinessDays(ctx: Ctx, transfer: UnderWay): Promise<void> {
  const now = ctx.clock.now();
  const from = transfer.availableAt && transfer.availableAt > now ? transfer.availableAt : now;
  return promise(ctx, transfer, businessDayAfter(dayOf(from), DAYS_TO_BANK), 'business_days');
}

/** Follows a transfer that was made to the payee's bank, and promises when it arrives there. */
export async function followToBank(ctx: Ctx, payout: Payout, sent?: SentTransfer): Promise<void> {
  const { id: payoutId, remarkId, providerTransferId, destination, amountMinor, currency } = payout;
  await ctx.em.flush();
  const begun = await sql<{ id: number }>`insert into bank_transfer (remark_id, payout_id, transfer_id,
      provider_account_id, payment_id, amount_minor, currency, sent_minor, sent_currency, available_at, created_at)
    values (${remarkId}, ${payoutId}, ${providerTransferId}, ${destination}, ${sent?.paymentId ?? null}, ${amountMinor},
      ${currency}, ${sent?.amountMinor ?? amountMinor}, ${sent?.currency ?? currency}, ${sent?.availableAt ?? null},
      ${ctx.clock.now()}) returning id`.first(ctx);
  if (begun)
    await promiseByBusinessDays(ctx, { id: begun.id, remarkId, availableAt: sent?.availableAt ?? null });
}

/** Ends the way of a job's money to the bank, because the transfer was taken back. */
export async function endWayToBank(ctx: Ctx, remarkId: number): Promise<void> {
  await sql`update bank_transfer set ended_at = ${ctx.clock.now()}
    where remark_id = ${remarkId} and ended_at is null`.run(ctx);
}
