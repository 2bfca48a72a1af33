import { p } from '@mikro-orm/core';
import { StaffAction } from '../../../schema/staff.ts';
import type { Ctx } from '../../platform/context.ts';
import { columnKey, type KeyOrder } from '../../platform/read/cursor.ts';
import type { PageAsked } from '../../platform/read/page-window.ts';
import { type Connection, readPage } from '../../platform/read/read-page.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { profileOf } from '../profiles/profile.view.ts';

const staffActionTable = tableOf('staff_action', {
  id: p.integer().primary(),
  staffId: p.integer(),
  action: p.string(),
  reason: p.string().nullable(),
  at: p.datetime(),
});
const { column, columns } = columnsOf(staffActionTable);

/** View of StaffAction, for staff only. */
const staffActionView = viewOf(StaffAction, staffActionTable, {
  ...columns('id', 'action', 'reason'),
  subject: (row) => sql`${sql.ref(`${row}.subject`)} || ' ' || ${sql.ref(`${row}.subject_id`)}`,
  createdAt: column('at'),
  updatedAt: column('at'),
  staff: profileOf(column('staffId')),
});

const latestFirst = (row: string): KeyOrder => ({
  name: 'latest',
  isDescending: true,
  keys: [columnKey(row, 'at', 'timestamptz'), columnKey(row, 'id')],
});

/** The record of staff actions, newest first. */
export function readStaffActions(
  ctx: Ctx,
  fields: Fields,
  page?: PageAsked,
): Promise<Connection<StaffAction>> {
  const reading = { view: staffActionView, where: () => sql`true`, keys: latestFirst };
  return readPage(ctx, reading, fields, page);
}
