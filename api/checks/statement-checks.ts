import { sql } from 'kysely';
import type { SqlCheck } from './check.ts';

/** What people read as their transactions. */
export const statementChecks: readonly SqlCheck[] = [
  {
    name: 'statements_equal_the_money',
    why: 'A person’s statement adds up to what they paid, got back and were paid out.',
    offences: () => sql`select 'account ' || party as id,
        'statement ' || sum(told) || ' ' || currency || ', money ' || sum(moved) as detail
      from (
        select party_id as party, currency, amount_minor as told, 0 as moved from ledger_entry
          where account in ('card', 'payout')
        union all select payer_id, currency, 0, -amount_minor from payment where state = 'succeeded'
        union all select payer_id, currency, 0, amount_minor from refund where state = 'succeeded'
        union all select payee_id, currency, 0, amount_minor from payout where state = 'succeeded') line
      group by party, currency having sum(told) <> sum(moved)`,
  },
  {
    name: 'statements_have_a_row_per_movement',
    why: 'Nothing is missing in a statement and nothing stands in it twice.',
    offences:
      () => sql`select 'ledger group ' || g.id as id, g.kind || ' with ' || count(e.id) || ' rows in statements' as detail
      from ledger_group g left join ledger_entry e on e.group_id = g.id and e.account in ('card', 'payout')
        and e.party_id is not null
      group by g.id having count(e.id) <> 1`,
  },
];
