import { Amendment } from '../../../../schema/amendment.ts';
import { columnsOf, viewOf } from '../../../platform/read/view.ts';
import { sql } from '../../../platform/sql.ts';
import { leavesNothingOpen } from '../../deliverables/left-open.facts.ts';
import { Amendment as AmendmentEntity } from './amendment.entity.ts';

const { columns } = columnsOf(AmendmentEntity, { updatedAt: 'instant' });

/** View of Amendment. Only read below its job, which only both sides and staff see. */
export const amendmentView = viewOf(Amendment, AmendmentEntity, {
  ...columns(
    'id',
    'createdAt',
    'updatedAt',
    'proposedBy',
    'work',
    'message',
    'state',
    'decidedAt',
    'lapsesAt',
    'rejectReason',
  ),
  finishesJob: (row, _field, { now }) => sql`(${sql.ref(`${row}.state`)} = 'pending' and
    ${leavesNothingOpen(sql.ref(`${row}.remark_id`), sql.ref(`${row}.work`), now)})`,
});
