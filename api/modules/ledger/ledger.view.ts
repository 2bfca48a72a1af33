import { p } from '@mikro-orm/core';
import { LedgerEntry, LedgerGroup } from '../../../schema/staff.ts';
import {
  type Column,
  columnsOf,
  many,
  type StoredColumn,
  tableOf,
  viewOf,
} from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { HOLD_DAYS } from './ledger.policy.ts';

export const ledgerEntryTable = tableOf('ledger_entry', {
  id: p.bigint('number').primary(),
  groupId: p.bigint('number'),
  account: p.string(),
  partyId: p.integer().nullable(),
  remarkId: p.integer().nullable(),
  orderId: p.integer().nullable(),
  amountMinor: p.bigint('number'),
  currency: p.string(),
  createdAt: p.datetime(),
});
const ledgerGroupTable = tableOf('ledger_group', {
  id: p.bigint('number').primary(),
  kind: p.string(),
  createdAt: p.datetime(),
});
const ledgerEntry = columnsOf(ledgerEntryTable);
const { column, columns } = columnsOf(ledgerGroupTable);

const entryView = viewOf(LedgerEntry, ledgerEntryTable, {
  account: ledgerEntry.column('account'),
  party: profileOf(ledgerEntry.column('partyId')),
  amount: ledgerEntry.money('amountMinor'),
});

const groupView = viewOf(LedgerGroup, ledgerGroupTable, {
  ...columns('id', 'kind', 'createdAt'),
  updatedAt: column('createdAt'),
  entries: many(
    entryView,
    (entry, group) =>
      sql`${sql.ref(`${entry}.group_id`)} = ${sql.ref(`${group}.id`)} order by ${sql.ref(`${entry}.id`)} limit 20`,
  ),
});

/** SQL: movements of the job with the id in a column, oldest first, at most 100. For staff only. */
export function ledgerOf(remarkId: StoredColumn): Column {
  return many(
    groupView,
    (group, row) => sql`${sql.ref(`${group}.remark_id`)} = ${remarkId.value(row)}
      order by ${sql.ref(`${group}.id`)} limit 100`,
  );
}

/** SQL: money held for the job with the id in a column, as Money; null when nothing is held. */
export function heldFor(remarkId: StoredColumn): Column {
  return (row) => sql`(select json_build_object('amount', sum(e.amount_minor), 'currency', e.currency)
    from ledger_entry as e where e.remark_id = ${remarkId.value(row)} and e.account = 'held'
    group by e.currency having sum(e.amount_minor) <> 0 limit 1)`;
}

/** SQL: what would go back to the payer if the job with the id in a column ended now, our fee included; null when nothing. */
export function refundableFor(remarkId: StoredColumn): Column {
  return (row) => sql`(select json_build_object('amount', sum(e.amount_minor), 'currency', e.currency)
    from ledger_entry as e where e.remark_id = ${remarkId.value(row)} and e.account in ('held', 'fee')
    group by e.currency having sum(e.amount_minor) <> 0 limit 1)`;
}

/** SQL: money refunded to the payer of the job with the id in a column, our fee included, as Money; null when none. */
export function refundedFor(remarkId: StoredColumn): Column {
  // A refund that came back and was made again counts once.
  return (row) => sql`(select json_build_object('amount', sum(e.amount_minor), 'currency', e.currency)
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
