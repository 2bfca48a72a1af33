import { sql } from '../platform/sql.ts';
import type { SqlChecks } from './check.ts';

/** Invariants of members' statements. */
export const statementChecks: SqlChecks = {
  statements_equal_the_money: {
    why: 'A person’s statement adds up to what they paid, got back and were paid out.',
    violations: sql`select 'account ' || party as id,
        'statement ' || sum(told) || ' ' || currency || ', money ' || sum(moved) as detail
      from (
        select party_id as party, currency, amount_minor as told, 0 as moved from ledger_entry
          where account in ('card', 'payout', 'cash')
        union all select payer_id, currency, 0, -amount_minor - fee_minor from payment where state = 'succeeded'
        union all select payer_id, currency, 0, -amount_minor from order_payment where state = 'succeeded'
        union all select payer_id, currency, 0, chargeback_minor from order_payment where chargeback_state = 'lost'
        union all select party_id, currency, 0, amount_minor from order_movement where state = 'succeeded'
        union all select buyer_id, currency, 0, -total_minor from product_order where method = 'cash' and state = 'delivered'
        union all select seller_id, currency, 0, total_minor from product_order where method = 'cash' and state = 'delivered'
        union all select payer_id, currency, 0, amount_minor + fee_minor from refund where state = 'succeeded'
        union all select payer_id, c.currency, 0, c.amount_minor from chargeback c join payment p on p.id = c.payment_id
          where c.state = 'lost'
        -- Of a transfer that was taken back only the ledger knows how much of it.
        union all select payee_id, currency, 0, case when back.kept is null
            then case when o.state = 'succeeded' then o.amount_minor else 0 end else back.kept end
          from payout o cross join lateral (select sum(e.amount_minor) as kept from ledger_entry e
            where e.remark_id = o.remark_id and e.account = 'payout' and exists (select from ledger_group g
              where g.remark_id = o.remark_id and g.kind = 'reversal')) back) line
      group by party, currency having sum(told) <> sum(moved)`,
  },
  statements_have_a_row_per_movement: {
    why: 'Nothing is missing in a statement and nothing stands in it twice.',
    violations: sql`select 'ledger group ' || g.id as id, g.kind || ' with ' || count(e.id) || ' rows in statements' as detail
      from ledger_group g left join ledger_entry e on e.group_id = g.id and e.account in ('card', 'payout', 'cash')
        and e.party_id is not null
      group by g.id
      having count(e.id) <> case when g.kind in ('chargeback', 'chargeback_won', 'loss_covered', 'provider_movement') then 0
        when g.kind = 'cash_sale' then 2 else 1 end`,
  },
};
