import { nameView } from '../../../platform/read/named-views.ts';
import { column, many, money, type View } from '../../../platform/read/view.ts';
import { sql } from '../../../platform/sql.ts';
import { picturesOf } from '../../pictures/picture.view.ts';
import { remarkOf } from '../../remarks/remark.view.ts';

const statementView: View = {
  by: column('side'),
  text: column('text'),
  pictures: picturesOf('pictures'),
  at: column('at'),
};

/** View of Dispute. Only read below its job, which only both sides and staff see. */
export const disputeView = nameView('Dispute', {
  id: column('id'),
  remark: remarkOf('remark_id'),
  raisedBy: (row) => sql`case ${sql.ref(`${row}.raised_by`)} when 'staff' then 'nobody'
    else ${sql.ref(`${row}.raised_by`)} end`,
  reason: column('reason'),
  pictures: picturesOf('pictures'),
  statements: many(
    statementView,
    'dispute_statement',
    (said, row) => sql`${sql.ref(`${said}.dispute_id`)} = ${sql.ref(`${row}.id`)}
      order by ${sql.ref(`${said}.id`)} limit 100`,
  ),
  state: column('state'),
  ruling: column('ruling'),
  rulingReason: column('ruling_reason'),
  released: money('release_minor'),
  refunded: money('refund_minor'),
  raisedAt: column('raised_at'),
  ruledAt: column('ruled_at'),
});
