import { type Column, column, many, money, type View } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { profileOf } from '../profiles/profile.view.ts';

const entryView: View = {
  account: column('account'),
  party: profileOf('party_id'),
  amount: money('amount_minor'),
};

const groupView: View = {
  id: column('id'),
  kind: column('kind'),
  createdAt: column('created_at'),
  entries: many(
    entryView,
    'ledger_entry',
    (entry, group) =>
      sql`${sql.ref(`${entry}.group_id`)} = ${sql.ref(`${group}.id`)} order by ${sql.ref(`${entry}.id`)} limit 20`,
  ),
};

/** SQL: movements of the job with the id in a column, oldest first, at most 100. For staff only. */
export function ledgerOf(remarkId: string): Column {
  return many(
    groupView,
    'ledger_group',
    (group, row) => sql`${sql.ref(`${group}.remark_id`)} = ${sql.ref(`${row}.${remarkId}`)}
      order by ${sql.ref(`${group}.id`)} limit 100`,
  );
}
