import { p } from '@mikro-orm/core';
import { Deal } from '../../../schema/deal.ts';
import { type Column, columnsOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';

const dealTable = tableOf('deal', {
  id: p.integer().primary(),
  version: p.integer(),
  document: p.text(),
  sha256: p.string(),
  createdAt: p.datetime(),
});
const { column, columns } = columnsOf(dealTable);

const text =
  (...path: readonly string[]): Column =>
  (row) =>
    sql`(${sql.ref(`${row}.document`)}::jsonb #>> ${path}::text[])`;
const instant =
  (...path: readonly string[]): Column =>
  (row, field, plan) =>
    sql`${text(...path)(row, field, plan)}::timestamptz`;
const member =
  (name: string): Column =>
  (row) =>
    sql`(${sql.ref(`${row}.document`)}::jsonb -> ${name}::text)`;

/** View of Deal, from its document. Only read below its job, which only both sides and staff see. */
export const dealView = viewOf(Deal, dealTable, {
  ...columns('id', 'version', 'document', 'sha256', 'createdAt'),
  updatedAt: column('createdAt'),
  campaignTitle: text('campaign', 'title'),
  ownerName: text('owner', 'name'),
  applicantName: text('applicant', 'name'),
  proposedBy: text('proposedBy'),
  ownerAcceptedAt: instant('owner', 'acceptedAt'),
  applicantAcceptedAt: instant('applicant', 'acceptedAt'),
  amount: member('amount'),
  fee: member('fee'),
  work: member('work'),
  dueAt: instant('dueAt'),
});
