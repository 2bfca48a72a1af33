import { type RowModel, stored } from '../../platform/read/row-model.ts';
import { sql } from '../../platform/sql.ts';

/** Members blocked by the viewer. The row's id is the blocked member's. */
export const blockRows: RowModel = {
  table: 'block',
  visible: (row, { actor }) => sql`${sql.ref(`${row}.blocker_id`)} = ${actor.accountId}::int`,
  isOwn: true,
  columns: {
    blockerId: stored('int', 'blocker_id'),
    blockedId: stored('int', 'blocked_id'),
    createdAt: stored('instant', 'created_at'),
  },
};
