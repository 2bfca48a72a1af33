import { type Sql, sql } from '../platform/sql.ts';

/** SQL: amount of a payout's newest transfer that was posted back, in minor units. */
export function takenBack(payout: string): Sql {
  return sql`coalesce((select sum(entry.amount_minor) from ledger_group as back
    join ledger_entry as entry on entry.group_id = back.id and entry.account = 'held'
    where back.remark_id = ${sql.ref(`${payout}.remark_id`)} and back.kind = 'reversal'
      and starts_with(back.key, 'reversal-' || ${sql.ref(`${payout}.provider_transfer_id`)} || '-')), 0)::bigint`;
}
