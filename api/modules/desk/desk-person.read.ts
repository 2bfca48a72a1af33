import { p } from '@mikro-orm/core';
import { DeskPerson } from '../../../schema/desk-search.ts';
import { USD } from '../../../schema/usd.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { readById } from '../../platform/read/read-list.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { type Column, columnsOf, oneById, tableOf, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { canBePaidOut } from '../profiles/can-be-paid-out.facts.ts';
import { staffAccountView } from '../staff/staff-account.read.ts';

const accountTable = tableOf('account', {
  id: p.integer().primary(),
  closedAt: p.datetime().nullable(),
});
const { column } = columnsOf(accountTable);

const id = (row: string): Sql => sql.ref(`${row}.id`);

const count =
  (rest: (person: Sql) => Sql): Column =>
  (row) =>
    sql`(select count(*)::int from ${rest(id(row))})`;

/** SQL: the transfers to a person that were made and stand. */
const paidOut = (person: Sql): Sql =>
  sql`payout as sent where sent.payee_id = ${person} and sent.state = 'succeeded'`;

/** View of DeskPerson, for staff only. */
const personView = viewOf(DeskPerson, accountTable, {
  account: oneById(staffAccountView, column('id')),
  closedAt: column('closedAt'),
  approvedCount: count(
    (person) => sql`campaign as c where c.owner_id = ${person} and exists (select from transition as step
      where step.process = 'campaign' and step.subject_id = c.id and step.action = 'approve')`,
  ),
  rejectedCount: count(
    (person) =>
      sql`campaign as c where c.owner_id = ${person} and c.state = 'inactive' and c.rejected_reason is not null`,
  ),
  reportCount: count(
    (person) => sql`report as w where w.person_id = ${person}
      or w.campaign_id in (select c.id from campaign as c where c.owner_id = ${person})
      or w.review_id in (select said.id from job_review as said where said.author_id = ${person})`,
  ),
  disputeCount: (
    row,
    _field,
    { now },
  ) => sql`(select count(*)::int from dispute as d join remark as job on job.id = d.remark_id
    where ${id(row)} in (job.owner_id, job.applicant_id) and d.created_at > ${now}::timestamptz - interval '12 months')`,
  ruledAgainstCount: count(
    (person) => sql`dispute as d join remark as job on job.id = d.remark_id
      where d.settlement_id is null and (d.ruling = 'refund' and job.applicant_id = ${person}
        or d.ruling = 'release' and job.owner_id = ${person})`,
  ),
  chargebackCount: count(
    (person) => sql`chargeback as b join payment as charged on charged.id = b.payment_id
      where charged.payer_id = ${person}`,
  ),
  payoutCount: count(paidOut),
  payoutTotal: (row) => sql`json_build_object('currency', ${sql.lit(USD)}, 'amount',
    (select coalesce(sum(sent.amount_minor), 0) from ${paidOut(id(row))}))`,
  bankAccountSince: (row) =>
    sql`(select bank.created_at from bank_account as bank where bank.owner_id = ${id(row)})`,
  canBePaidOut: (row) => canBePaidOut(id(row)),
});

/** A person with what happened. The caller has checked for staff. Throws NOT_FOUND. */
export function readDeskPerson(ctx: Ctx, accountId: number, fields: Fields): Promise<DeskPerson> {
  return orNotFound(readById<DeskPerson>(ctx, { view: personView }, accountId, fields), 'accountId');
}
