import { type RowModel, stored } from '../../platform/read/row-model.ts';
import { sql } from '../../platform/sql.ts';

/** People whom the viewer has blocked. Among one person's blocks the blocked person's id names the row. */
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
