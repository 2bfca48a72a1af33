import type { Ctx } from '../../platform/context.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import type { LedgerAccount, LedgerPosting } from './ledger.policy.ts';

/** A movement: postings in one currency that sum to zero. */
export interface Movement {
  /** Identifies the movement, so that it is posted only once. */
  readonly key: string;
  readonly kind:
    | 'hire'
    | 'release'
    | 'refund'
    /** A transfer was taken back. */
    | 'reversal'
    | 'refund_returned'
    | 'chargeback'
    | 'chargeback_won'
    | 'chargeback_lost'
    | 'loss_covered'
    /** An order was paid by card. */
    | 'purchase'
    | 'purchase_refunded'
    | 'purchase_refund_returned'
    | 'sale_paid_out'
    /** An order was paid in cash on delivery. */
    | 'cash_sale'
    /** Our balance at the payment provider moved. */
    | 'provider_movement';
  /** The job or order that it belongs to; movements at the provider have neither. */
  readonly remarkId?: number;
  readonly orderId?: number;
  readonly currency: string;
  readonly entries: readonly LedgerPosting[];
}

/**
 * The only function that writes to the ledger. Returns false, and writes nothing, when the key was posted before. The
 * database itself refuses groups that do not sum to zero, and changes of posted rows.
 */
export async function post(ctx: Ctx, movement: Movement): Promise<boolean> {
  const { key, kind, remarkId = null, orderId = null, currency, entries } = movement;
  const now = ctx.clock.now();
  const made = await sql<{ id: string }>`
    insert into ledger_group (key, kind, remark_id, order_id, created_at)
    values (${key}, ${kind}, ${remarkId}, ${orderId}, ${now})
    on conflict (key) do nothing returning id`.first(ctx);
  const group = made?.id;
  if (group === undefined) return false;
  const rows = entries.map(
    ({ account, partyId, amountMinor }) =>
      sql`(${group}, ${account}, ${partyId}, ${remarkId}, ${orderId}, ${amountMinor}, ${currency}, ${now})`,
  );
  await sql`insert into ledger_entry (group_id, account, party_id, remark_id, order_id, amount_minor, currency, created_at)
    values ${sql.join(rows)}`.run(ctx);
  return true;
}

/** A side of a transfer: an account, and the member whose card or payout it is. */
type Side = readonly [account: LedgerAccount, partyId?: number];
type Transfer = Pick<Movement, 'key' | 'kind'> & { readonly from: Side; readonly to: Side };
type Amount = Pick<Movement, 'remarkId' | 'orderId' | 'currency'> & { readonly amountMinor: number };

/** Posts an amount of a job or order that leaves one account and enters another; see `post`. */
export function postTransfer(ctx: Ctx, amount: Amount, { from, to, key, kind }: Transfer): Promise<boolean> {
  const { remarkId, orderId, currency, amountMinor } = amount;
  const entries = [
    { account: from[0], partyId: from[1] ?? null, amountMinor: -amountMinor },
    { account: to[0], partyId: to[1] ?? null, amountMinor },
  ];
  return post(ctx, { key, kind, remarkId, orderId, currency, entries });
}

async function balance(ctx: Ctx, of: Sql, account: LedgerAccount): Promise<number> {
  const found = await sql<{ minor: string }>`select coalesce(sum(amount_minor), 0) as minor from ledger_entry
    where ${of} and account = ${account}`.first(ctx);
  return Number(found?.minor ?? 0);
}

/** Balance of an account for a job, in minor units of its one currency. */
export const balanceOf = (ctx: Ctx, remarkId: number, account: LedgerAccount): Promise<number> =>
  balance(ctx, sql`remark_id = ${remarkId}`, account);

/** Balance of an account for an order, in minor units of its one currency. */
export const orderBalanceOf = (ctx: Ctx, orderId: number, account: LedgerAccount): Promise<number> =>
  balance(ctx, sql`order_id = ${orderId}`, account);

/** What we advanced for chargebacks of a job that the banks have not decided: no loss as long as they may be won. */
async function advancedMinor(ctx: Ctx, remarkId: number): Promise<number> {
  const found = await sql<{ minor: string }>`
    select coalesce(sum(amount_minor - from_held_minor - from_fee_minor), 0) as minor from chargeback
    where remark_id = ${remarkId} and state = 'open' and withdrawn_at is not null and returned_at is null`.first(
    ctx,
  );
  return Number(found?.minor ?? 0);
}

/**
 * Uses money that comes back to a job to cover our loss from it first. Returns what is held afterwards, in minor units.
 * `cause` names the movement that brought the money. The caller has locked the job.
 */
export async function coverLoss(ctx: Ctx, job: { remarkId: number; currency: string }, cause: string) {
  await ctx.em.flush();
  const held = await balanceOf(ctx, job.remarkId, 'held');
  const platform = await balanceOf(ctx, job.remarkId, 'platform');
  const loss = -platform - (await advancedMinor(ctx, job.remarkId));
  const amountMinor = Math.min(held, loss);
  if (amountMinor <= 0) return held;
  const cover = { key: `cover-${cause}`, kind: 'loss_covered', from: ['held'], to: ['platform'] } as const;
  await postTransfer(ctx, { ...job, amountMinor }, cover);
  return held - amountMinor;
}
