import { sql } from 'kysely';
import type { SqlCheck } from './check.ts';

/** The ledger by itself. */
export const ledgerChecks: readonly SqlCheck[] = [
  {
    name: 'ledger_groups_sum_to_zero',
    why: 'Money moves between accounts; it is neither made nor lost.',
    offences: () => sql`select 'ledger group ' || g.id as id,
        'sums to ' || coalesce(sum(e.amount_minor), 0) || ' ' || coalesce(e.currency, 'without entries') as detail
      from ledger_group g left join ledger_entry e on e.group_id = g.id
      group by g.id, e.currency having coalesce(sum(e.amount_minor), 0) <> 0 or count(e.id) = 0`,
  },
  {
    name: 'ledger_held_never_negative',
    why: 'Nobody is paid out or refunded from money of other jobs.',
    offences: () => sql`select 'job ' || e.remark_id as id, 'holds ' || sum(e.amount_minor) as detail
      from ledger_entry e where e.account = 'held' group by e.remark_id, e.currency having sum(e.amount_minor) < 0`,
  },
  {
    name: 'ledger_entries_belong_to_their_group',
    why: 'A movement is about one job, in one currency: that of its payment.',
    offences:
      () => sql`select 'ledger entry ' || e.id as id, 'is not about the job or currency of its group' as detail
      from ledger_entry e join ledger_group g on g.id = e.group_id left join payment p on p.remark_id = g.remark_id
      where e.remark_id is distinct from g.remark_id or p.id is null or e.currency <> p.currency`,
  },
  {
    name: 'ledger_movements_have_their_shape',
    why: 'A hire goes from card to held, a refund back, a release from held to payout; cards and payouts are somebody’s.',
    offences:
      () => sql`select 'ledger entry ' || e.id as id, g.kind || ' with ' || e.amount_minor || ' on ' || e.account as detail
      from ledger_entry e join ledger_group g on g.id = e.group_id
        left join payment p on p.remark_id = g.remark_id
      where (e.account = 'held') is distinct from (e.party_id is null)
        or (e.account = 'card' and e.party_id is distinct from p.payer_id)
        or (e.account = 'payout' and e.party_id is distinct from p.payee_id)
        or (g.kind, e.account, sign(e.amount_minor)) not in (('hire', 'card', -1), ('hire', 'held', 1),
          ('refund', 'held', -1), ('refund', 'card', 1), ('release', 'held', -1), ('release', 'payout', 1))`,
  },
  {
    name: 'ledger_one_charge_and_one_transfer_per_job',
    why: 'A hire is charged once and a release transferred once, whatever was repeated.',
    offences:
      () => sql`select 'job ' || g.remark_id as id, count(*) || ' movements of kind ' || g.kind as detail
      from ledger_group g where g.kind in ('hire', 'release') group by g.remark_id, g.kind having count(*) > 1`,
  },
];
