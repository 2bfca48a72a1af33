import { p } from '@mikro-orm/core';
import { Issuer, Paper } from '../../../schema/paper.ts';
import { type Column, columnsOf, oneById, tableOf, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';

const issuerTable = tableOf('issuer', {
  id: p.integer().primary(),
  name: p.string(),
  address: p.text().nullable(),
  taxNumber: p.string().nullable(),
});
const issuerView = viewOf(
  Issuer,
  issuerTable,
  columnsOf(issuerTable).columns('name', 'address', 'taxNumber'),
);

const paperTable = tableOf('paper', {
  id: p.integer().primary(),
  entryId: p.bigint('number'),
  issuerId: p.integer(),
  year: p.integer(),
  number: p.integer(),
  kind: p.string(),
  partyId: p.integer(),
  recipient: p.string(),
  counterparty: p.string().nullable(),
  about: p.string(),
  createdAt: p.datetime(),
});
const { column, columns } = columnsOf(paperTable);

const money = (minor: Sql, of: string): Sql =>
  sql`json_build_object('amount', abs(${minor}), 'currency', ${sql.ref(`${of}.currency`)})`;

const total: Column = (row) => sql`(select ${money(sql`e.amount_minor`, 'e')} from ledger_entry as e
  where e.id = ${sql.ref(`${row}.entry_id`)})`;

const fee: Column = (row) => sql`(select ${money(sql`f.amount_minor`, 'f')}
  from ledger_entry as e join ledger_entry as f on f.group_id = e.group_id and f.account = 'fee'
  where e.id = ${sql.ref(`${row}.entry_id`)})`;

/** View of Paper, from the entry of the ledger that it documents. */
export const paperView = viewOf(Paper, paperTable, {
  ...columns('id', 'kind', 'recipient', 'counterparty', 'about', 'createdAt'),
  updatedAt: column('createdAt'),
  number: (row) => sql`(${sql.ref(`${row}.year`)} || '-' || ${sql.ref(`${row}.issuer_id`)} || '-'
    || lpad(${sql.ref(`${row}.number`)}::text, 6, '0'))`,
  issuer: oneById(issuerView, column('issuerId')),
  total,
  fee,
  pdf: (row) => sql`('/papers/' || ${sql.ref(`${row}.id`)} || '.pdf')`,
});
