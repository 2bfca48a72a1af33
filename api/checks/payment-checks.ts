import { type Sql, sql } from '../platform/sql.ts';
import type { SqlChecks, Violation } from './check.ts';
import { takenBack } from './taken-back.ts';

/**
 * SQL: rows of a table of movements whose state and posting disagree. A movement that came back keeps its posting,
 * beside the one that reverses it; repeated, it is posted again, and the newest posting counts. The posting's key names
 * its movement; all keys are read once instead of once per movement.
 */
function posted(
  table: 'payment' | 'payout' | 'refund',
  kind: string,
  account: string,
  cameBack: Sql<unknown> = sql`false`,
): Sql<Violation> {
  // A card pays and gets back the fee, too.
  const moved = table === 'payout' ? sql`m.amount_minor` : sql`(m.amount_minor + m.fee_minor)`;
  return sql`select ${table} || ' ' || m.id as id,
      m.state || ' with ' || ${moved} || ' ' || m.currency || ', posted ' || coalesce(e.posted, 'nothing') as detail
    from ${sql.table(table)} m left join (
      select newest.moved, g.remark_id, string_agg(abs(entry.amount_minor) || ' ' || entry.currency, ', ') as posted
      from (select substring(key from '^' || ${kind} || '-([0-9]+)(?:-|$)') as moved, max(id) as id
        from ledger_group group by moved) as newest
      join ledger_group g on g.id = newest.id
      join ledger_entry entry on entry.group_id = g.id and entry.account = ${account}
      group by newest.moved, g.remark_id) e on e.moved = m.id::text and e.remark_id = m.remark_id
    where case when m.state = 'succeeded' then e.posted is distinct from ${moved} || ' ' || m.currency
      else e.posted is not null and not ${cameBack} end`;
}

const transferCameBack = sql`exists (select from ledger_group back
  where back.remark_id = m.remark_id and back.kind = 'reversal')`;

/** Minutes that money may be under way before somebody has to look. */
const ON_ITS_WAY = 60;

/** Invariants of payments, payouts and refunds against the ledger and one another. */
export const paymentChecks: SqlChecks = {
  paid_means_charge_posted: {
    why: 'What a card paid stands in the ledger with the same amount, and nothing else does.',
    violations: posted('payment', 'hire', 'card'),
  },
  paid_out_means_transfer_posted: {
    why: 'What was transferred stands in the ledger with the same amount, and nothing else does.',
    violations: posted('payout', 'release', 'payout', transferCameBack),
  },
  refunded_means_refund_posted: {
    why: 'What was given back stands in the ledger with the same amount, and nothing else does.',
    violations: posted('refund', 'refund', 'card', sql`m.returned_at is not null`),
  },
  payment_is_the_accepted_offer: {
    why: 'The owner pays what was agreed, to whom it was agreed with.',
    violations: sql`select 'payment ' || p.id as id, p.amount_minor || ' ' || p.currency || ' for job ' || p.remark_id as detail
      from payment p join remark r on r.id = p.remark_id join campaign c on c.id = r.campaign_id
      where p.payer_id <> c.owner_id or p.payee_id <> r.applicant_id or not exists (select from offer o
        where o.remark_id = p.remark_id and o.status = 'accepted' and o.amount_minor = p.amount_minor
          and o.fee_minor = p.fee_minor and o.currency = p.currency)`,
  },
  never_more_out_than_in: {
    why: 'Payout and refunds of a job together are at most what was paid for it and what we bear, in the same currency.',
    violations: sql`select 'job ' || p.remark_id as id,
        'paid ' || p.amount_minor || ', moved on ' || sum(m.amount_minor) as detail
      from payment p join (
        -- Less what the provider took back of it without ending the job, because it made a loss good.
        select payment_id, amount_minor - ${takenBack('payout')} as amount_minor, currency from payout where state <> 'failed'
        union all select payment_id, amount_minor, currency from refund where state <> 'failed') m on m.payment_id = p.id
      group by p.id having p.state <> 'succeeded' or sum(m.amount_minor) > p.amount_minor - (select coalesce(sum(amount_minor), 0)
          from ledger_entry where remark_id = p.remark_id and account = 'platform')
        or bool_or(m.currency <> p.currency)`,
  },
  settled_money_is_known_to_the_provider: {
    why: 'Money that moved has the provider’s number, so that it can be found there.',
    violations: sql`
      select 'payment ' || id as id, 'has no charge' as detail from payment
        where state = 'succeeded' and (provider_payment_id is null or provider_charge_id is null)
      union all select 'payout ' || id, 'has no transfer' from payout
        where state = 'succeeded' and provider_transfer_id is null
      union all select 'refund ' || id, 'has no refund at the provider' from refund
        where state = 'succeeded' and provider_refund_id is null and not is_by_hand`,
  },
  nothing_on_its_way_too_long: {
    why: 'Money under way is looked at again and again; a row that nobody looked at for an hour is stuck.',
    violations: (now) => {
      const long = new Date(now.getTime() - ON_ITS_WAY * 60_000);
      return sql`
        select 'payment ' || id as id, state || ' since ' || updated_at as detail from payment
          where state in ('created', 'processing') and updated_at < ${long}
        union all select 'payout ' || id, state || ' since ' || updated_at from payout
          where state = 'created' and updated_at < ${long}
        union all select 'refund ' || id, state || ' since ' || updated_at from refund
          where state = 'created' and coalesce(retry_at, updated_at) < ${long}`;
    },
  },
};
