import { sql } from '../platform/sql.ts';
import type { SqlChecks } from './check.ts';

/** Invariants of what moved the balance at the payment provider. */
export const providerMovementChecks: SqlChecks = {
  provider_movements_are_posted: {
    why: 'Each movement of the balance stands in the ledger once, with its fee and exchange difference, for no job or person.',
    violations: sql`select 'movement ' || coalesce(m.id, p.id) as id,
        'moved ' || coalesce(m.amount_minor || ' ' || m.currency || ' with fee ' || m.fee_minor, 'nothing')
        || ', posted ' || coalesce(p.balance || ' ' || p.currency || ' and fee ' || p.fee, 'nothing') as detail
      from provider_movement m full join (
        select substr(g.key, length('provider-') + 1) as id, e.currency,
          coalesce(sum(e.amount_minor) filter (where e.account = 'provider_balance'), 0) as balance,
          coalesce(sum(e.amount_minor) filter (where e.account = 'provider_fee'), 0) as fee,
          coalesce(sum(e.amount_minor) filter (where e.account = 'exchange'), 0) as exchange,
          count(*) filter (where coalesce(e.remark_id, e.order_id, e.party_id) is not null
            or e.account not in ('provider_balance', 'provider_fee', 'exchange', 'provider_clearing')) as strangers
        from ledger_group g join ledger_entry e on e.group_id = g.id
        where g.kind = 'provider_movement' group by g.id, e.currency) p on p.id = m.id
      where (p.currency, p.balance, p.fee, p.exchange, p.strangers) is distinct from (m.currency,
        m.amount_minor - m.fee_minor, m.fee_minor - case m.kind when 'fee' then m.amount_minor else 0 end,
        m.exchange_minor, 0)`,
  },
};
