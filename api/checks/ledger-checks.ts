import { sql } from '../platform/sql.ts';
import type { SqlChecks } from './check.ts';

/** Sign of each kind of movement on each account: minus leaves it, plus enters it. */
const SHAPES = sql`(('hire', 'card', -1), ('hire', 'held', 1), ('hire', 'fee', 1), ('release', 'held', -1), ('release', 'payout', 1),
  ('refund', 'held', -1), ('refund', 'fee', -1), ('refund', 'platform', -1), ('refund', 'card', 1),
  ('reversal', 'payout', -1), ('reversal', 'held', 1), ('refund_returned', 'card', -1), ('refund_returned', 'held', 1), ('refund_returned', 'fee', 1),
  ('chargeback', 'held', -1), ('chargeback', 'fee', -1), ('chargeback', 'platform', -1), ('chargeback', 'chargeback', 1),
  ('chargeback_won', 'chargeback', -1), ('chargeback_won', 'held', 1), ('chargeback_won', 'fee', 1), ('chargeback_won', 'platform', 1),
  ('chargeback_lost', 'chargeback', -1), ('chargeback_lost', 'card', 1),
  ('loss_covered', 'held', -1), ('loss_covered', 'platform', 1))`;

/** Invariants within the ledger. */
export const ledgerChecks: SqlChecks = {
  ledger_groups_sum_to_zero: {
    why: 'Money moves between accounts; it is neither made nor lost.',
    violations: sql`select 'ledger group ' || g.id as id,
        'sums to ' || coalesce(sum(e.amount_minor), 0) || ' ' || coalesce(e.currency, 'without entries') as detail
      from ledger_group g left join ledger_entry e on e.group_id = g.id
      group by g.id, e.currency having coalesce(sum(e.amount_minor), 0) <> 0 or count(e.id) = 0`,
  },
  ledger_held_never_negative: {
    why: 'Nobody is paid out or refunded from money of other jobs, and nobody pays back more than they got.',
    violations: sql`select coalesce('job ' || e.remark_id, 'order ' || e.order_id) as id, e.account || ' stands at ' || sum(e.amount_minor) as detail
      from ledger_entry e where e.account in ('held', 'fee', 'payout', 'chargeback')
      group by e.remark_id, e.order_id, e.account, e.currency having sum(e.amount_minor) < 0`,
  },
  ledger_entries_belong_to_their_group: {
    why: 'A movement is about one job, in one currency: that of its payment.',
    violations: sql`select 'ledger entry ' || e.id as id, 'is not about the job or currency of its group' as detail
      from ledger_entry e join ledger_group g on g.id = e.group_id left join payment p on p.remark_id = g.remark_id
      where g.order_id is null and e.order_id is null and g.kind <> 'provider_movement'
        and (e.remark_id is distinct from g.remark_id or p.id is null or e.currency <> p.currency)`,
  },
  ledger_movements_have_their_shape: {
    why: 'A hire goes from card to held, a refund back, a release from held to payout; cards and payouts are somebody’s.',
    violations: sql`select 'ledger entry ' || e.id as id,
        g.kind || ' with ' || e.amount_minor || ' on ' || e.account as detail
      from ledger_entry e join ledger_group g on g.id = e.group_id left join payment p on p.remark_id = g.remark_id
      where g.order_id is null and e.order_id is null and g.kind <> 'provider_movement'
        and (e.party_id is distinct from case e.account when 'card' then p.payer_id when 'payout' then p.payee_id end
        or (g.kind, e.account, sign(e.amount_minor)) not in ${SHAPES})`,
  },
  ledger_one_charge_and_one_transfer_per_job: {
    why: 'A hire is charged once and a release transferred once, whatever was repeated; again only after it was taken back.',
    violations: sql`select 'job ' || g.remark_id as id,
        count(*) filter (where g.kind = 'hire') || ' charges, ' || count(*) filter (where g.kind = 'release') || ' transfers' as detail
      from ledger_group g where g.kind in ('hire', 'release', 'reversal') group by g.remark_id
      having count(*) filter (where g.kind = 'hire') <> 1
        or count(*) filter (where g.kind = 'release') > 1 + count(*) filter (where g.kind = 'reversal')`,
  },
  ledger_knows_open_chargebacks: {
    why: 'Money that a bank took and that is argued about is neither held nor lost.',
    violations: sql`select 'job ' || k.remark_id as id,
        'argued about ' || sum(k.argued) || ', in the ledger ' || sum(k.posted) as detail
      from (
        select remark_id, amount_minor as argued, 0 as posted from chargeback
          where state = 'open' and withdrawn_at is not null and returned_at is null
        union all select remark_id, 0, amount_minor from ledger_entry where account = 'chargeback' and order_id is null) k
      group by k.remark_id having sum(k.argued) <> sum(k.posted)`,
  },
  ledger_misses_nothing_of_a_job: {
    why: 'What is held, paid out, our fee or borne by us is what was paid, less refunds and what banks took.',
    violations: sql`select 'job ' || m.remark_id as id,
        'held, fee, paid out and borne ' || sum(m.here) || ', paid less refunded and taken ' || sum(m.due) as detail
      from (
        select remark_id, amount_minor as here, 0 as due from ledger_entry where account in ('held', 'fee', 'payout', 'platform')
          and order_id is null
        union all select remark_id, 0, amount_minor + fee_minor from payment where state = 'succeeded'
        union all select remark_id, 0, -amount_minor - fee_minor from refund where state = 'succeeded'
        union all select remark_id, 0, -amount_minor from chargeback where withdrawn_at is not null and returned_at is null) m
      group by m.remark_id having sum(m.here) <> sum(m.due)`,
  },
  fees_are_in_proportion: {
    why: 'Of the fee of a job we keep what is in proportion to what its payer has not got back, rounded half up.',
    violations: sql`select 'job ' || m.remark_id as id, 'fee ' || m.fee || ', should be ' || m.due as detail
      from (select p.remark_id, e.fee, floor(
          (2 * p.fee_minor::numeric * least(greatest(e.kept, 0), p.amount_minor + p.fee_minor) + p.amount_minor + p.fee_minor)
          / (2 * (p.amount_minor + p.fee_minor))) as due
        from payment p cross join lateral (select
            coalesce(sum(amount_minor) filter (where account = 'fee'), 0) as fee,
            -coalesce(sum(amount_minor) filter (where account in ('card', 'chargeback')), 0) as kept
          from ledger_entry where remark_id = p.remark_id) e
        where p.state = 'succeeded') m
      where m.fee <> m.due`,
  },
};
