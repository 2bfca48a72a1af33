import { type Column, type StoredColumn } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { HOLD_DAYS } from './held.policy.ts';

/** SQL: money held for the job with the id in a column, as Money; null when nothing is held. */
export function heldFor(remarkId: StoredColumn): Column {
  return (row) => sql`(select json_build_object('minorUnits', sum(e.amount_minor), 'currency', e.currency)
    from ledger_entry as e where e.remark_id = ${remarkId.value(row)} and e.account = 'held'
    group by e.currency having sum(e.amount_minor) <> 0 limit 1)`;
}

/** SQL: money refunded to the payer of the job with the id in a column, as Money; null when none. */
export function refundedFor(remarkId: StoredColumn): Column {
  // A refund that came back and was made again counts once.
  return (row) => sql`(select json_build_object('minorUnits', sum(e.amount_minor), 'currency', e.currency)
    from ledger_entry as e join ledger_group as g on g.id = e.group_id
    where e.remark_id = ${remarkId.value(row)} and e.account = 'card' and g.kind <> 'hire'
    group by e.currency having sum(e.amount_minor) > 0 limit 1)`;
}

/** SQL: until when a job's money may be held, given the column with the moment of the charge. */
export function heldUntil(remarkId: StoredColumn, chargedAt: StoredColumn): Column {
  return (row) => sql`(select ${chargedAt.value(row)} + make_interval(days => ${HOLD_DAYS}::int)
    from ledger_entry as e where e.remark_id = ${remarkId.value(row)} and e.account = 'held'
    having sum(e.amount_minor) > 0)`;
}
