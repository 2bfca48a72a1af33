import { p } from '@mikro-orm/core';
import { Dispute, DisputeStatement, Settlement } from '../../../../schema/remark.ts';
import { columnsOf, derived, many, moneyOf, tableOf, viewOf } from '../../../platform/read/view.ts';
import { sql } from '../../../platform/sql.ts';
import { picturesOf } from '../../pictures/picture.view.ts';
import { remarkOf } from '../../remarks/remark.view.ts';
import { Dispute as DisputeEntity } from '../dispute.entity.ts';
import { Settlement as SettlementEntity } from '../settlement.entity.ts';

const disputeStatementTable = tableOf('dispute_statement', {
  side: p.string(),
  text: p.string(),
  pictures: p.array(),
  at: p.datetime(),
});
const disputeStatement = columnsOf(disputeStatementTable);
const { column, columns, money } = columnsOf(DisputeEntity, { updatedAt: 'instant' });

const statementView = viewOf(DisputeStatement, disputeStatementTable, {
  ...disputeStatement.columns('text'),
  createdAt: disputeStatement.column('at'),
  by: disputeStatement.column('side'),
  pictures: picturesOf(disputeStatement.column('pictures'), 'private'),
});

const settlement = columnsOf(SettlementEntity, { updatedAt: 'instant' });
const rest = derived(
  'minor',
  (row) => sql`(${sql.ref(`${row}.total_minor`)} - ${sql.ref(`${row}.release_minor`)})`,
  { isFull: true },
);

const settlementView = viewOf(Settlement, SettlementEntity, {
  ...settlement.columns('id', 'state', 'createdAt', 'updatedAt'),
  by: settlement.column('side'),
  release: settlement.money('releaseMinor'),
  refund: moneyOf(rest, (row) => sql.ref(`${row}.currency`)),
});

/** View of Dispute. Only read below its job, which only both sides and staff see. */
export const disputeView = viewOf(Dispute, DisputeEntity, {
  ...columns('id', 'reason', 'state', 'ruling', 'rulingReason', 'createdAt', 'updatedAt', 'ruledAt'),
  remark: remarkOf(column('remarkId')),
  raisedBy: (row) => sql`case ${sql.ref(`${row}.raised_by`)} when 'staff' then 'nobody'
    else ${sql.ref(`${row}.raised_by`)} end`,
  pictures: picturesOf(column('pictures'), 'private'),
  statements: many(
    statementView,
    (said, row) => sql`${sql.ref(`${said}.dispute_id`)} = ${sql.ref(`${row}.id`)}
      order by ${sql.ref(`${said}.id`)} limit 100`,
  ),
  answerFrom: column('awaits'),
  answerDeadline: column('answerDeadline'),
  rulingDeadline: column('rulingDeadline'),
  isOverdue: (row, _field, { now }) => sql`coalesce(${sql.ref(`${row}.state`)} = 'open'
    and ${sql.ref(`${row}.ruling_deadline`)} <= ${now}::timestamptz, false)`,
  settlements: many(
    settlementView,
    (proposed, row) => sql`${sql.ref(`${proposed}.dispute_id`)} = ${sql.ref(`${row}.id`)}
      order by ${sql.ref(`${proposed}.id`)} desc limit 20`,
  ),
  isSettled: (row) => sql`(${sql.ref(`${row}.settlement_id`)} is not null)`,
  released: money('releaseMinor'),
  refunded: money('refundMinor'),
});
