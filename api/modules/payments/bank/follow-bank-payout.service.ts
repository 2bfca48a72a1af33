import { dayOf } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { PayoutResult } from '../../../platform/payment/payment-results.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { sql } from '../../../platform/sql.ts';
import { promisedOn } from '../../remarks/money/job-money.facts.ts';
import { promise } from './payout-promise.service.ts';

interface Brought {
  readonly id: number;
  readonly remarkId: number;
  readonly amountMinor: number;
  readonly availableAt: Date | null;
  readonly bankPayoutId: string | null;
  readonly arrivedOn: string | null;
  readonly promisedOn: string | null;
}

const cameBack: ReadonlySet<string> = new Set(['failed', 'canceled']);

/** Locks the transfers that a payout brings to the bank. */
function broughtBy(ctx: Ctx, accountId: string, payments: readonly string[]): Promise<Brought[]> {
  return sql<Brought>`select id, remark_id as "remarkId", amount_minor::float8 as "amountMinor",
      available_at as "availableAt", bank_payout_id as "bankPayoutId", arrived_on::text as "arrivedOn",
      ${promisedOn}::text as "promisedOn"
    from bank_transfer as way where provider_account_id = ${accountId} and payment_id = any(${payments}::text[])
      and ended_at is null order by id for update`.rows(ctx);
}

/** The provider sends it, and names its day. */
async function sent(ctx: Ctx, transfer: Brought, { id, arrivesOn }: PayoutResult): Promise<void> {
  if (transfer.bankPayoutId !== id)
    await sql`update bank_transfer set bank_payout_id = ${id} where id = ${transfer.id}`.run(ctx);
  if (transfer.promisedOn !== arrivesOn) await promise(ctx, transfer, arrivesOn, 'provider');
}

async function arrived(ctx: Ctx, transfer: Brought, payout: PayoutResult): Promise<void> {
  if (transfer.arrivedOn !== null) return;
  await sent(ctx, transfer, payout);
  const today = dayOf(ctx.clock.now());
  // The event may come later than the money.
  const day = payout.arrivesOn < today ? payout.arrivesOn : today;
  await sql`update bank_transfer set arrived_on = ${day}::date where id = ${transfer.id}`.run(ctx);
  const { remarkId, amountMinor } = transfer;
  await record(ctx, { type: 'remark.payoutArrived', remarkId, amountMinor });
}

/** The bank sent it back, perhaps after it had arrived: it waits at the provider for the next payout. */
async function returned(ctx: Ctx, { id, bankPayoutId }: Brought, payout: PayoutResult): Promise<void> {
  if (bankPayoutId !== null && bankPayoutId !== payout.id) return;
  const now = ctx.clock.now();
  await sql`update bank_transfer set ended_at = ${now}, bank_payout_id = ${payout.id} where id = ${id}`.run(
    ctx,
  );
  await sql`insert into bank_transfer (remark_id, payout_id, transfer_id, provider_account_id, payment_id,
      amount_minor, currency, sent_minor, sent_currency, created_at)
    select remark_id, payout_id, transfer_id, provider_account_id, payment_id, amount_minor, currency, sent_minor,
      sent_currency, ${now}
    from bank_transfer where id = ${id}`.run(ctx);
}

/**
 * Notes what became of a payout of a connected account: the provider's day for each transfer in it, its arrival, or that
 * the bank sent it back. The state at the provider decides, so that events may come twice and in any order.
 */
export async function followBankPayout(ctx: StepsCtx, accountId: string, payoutId: string): Promise<void> {
  const { payment } = ctx.ports;
  const payout = await payment.retrievePayout(accountId, payoutId);
  const payments = await payment.listPayoutPayments(accountId, payoutId);
  const note = cameBack.has(payout.status) ? returned : payout.status === 'paid' ? arrived : sent;
  await ctx.inTransaction(async (inner) => {
    for (const transfer of await broughtBy(inner, accountId, payments)) {
      await note(inner, transfer, payout);
      await record(inner, { type: 'remark.payoutMoved', remarkId: transfer.remarkId });
    }
  });
}
