import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
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
    | 'cash_sale';
  /** The job or order that it belongs to. */
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

/** Balance of an account for a job, in minor units of its one currency. */
export async function balanceOf(ctx: Ctx, remarkId: number, account: LedgerAccount): Promise<number> {
  const found = await sql<{ minor: string }>`select coalesce(sum(amount_minor), 0) as minor from ledger_entry
    where remark_id = ${remarkId} and account = ${account}`.first(ctx);
  return Number(found?.minor ?? 0);
}

/** Balance of an account for an order, in minor units of its one currency. */
export async function orderBalanceOf(ctx: Ctx, orderId: number, account: LedgerAccount): Promise<number> {
  const found = await sql<{ minor: string }>`select coalesce(sum(amount_minor), 0) as minor from ledger_entry
    where order_id = ${orderId} and account = ${account}`.first(ctx);
  return Number(found?.minor ?? 0);
}

/**
 * Uses money that comes back to a job to cover our loss from it first. Returns what is held afterwards, in minor units.
 * `cause` names the movement that brought the money. The caller has locked the job.
 */
export async function coverLoss(ctx: Ctx, job: { remarkId: number; currency: string }, cause: string) {
  const { remarkId, currency } = job;
  const [held, platform] = [
    await balanceOf(ctx, remarkId, 'held'),
    await balanceOf(ctx, remarkId, 'platform'),
  ];
  const amountMinor = Math.min(held, -platform);
  if (amountMinor <= 0) return held;
  await post(ctx, {
    key: `cover-${cause}`,
    kind: 'loss_covered',
    remarkId,
    currency,
    entries: [
      { account: 'held', partyId: null, amountMinor: -amountMinor },
      { account: 'platform', partyId: null, amountMinor },
    ],
  });
  return held - amountMinor;
}
