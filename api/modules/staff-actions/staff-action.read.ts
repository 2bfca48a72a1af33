import { p } from '@mikro-orm/core';
import { StaffAction, type StaffActionFilter } from '../../../schema/staff.ts';
import type { Ctx } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { columnKey, type KeyOrder } from '../../platform/read/cursor.ts';
import { type Connection, type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { profileOf } from '../profiles/profile.view.ts';

const staffActionTable = tableOf('staff_action', {
  id: p.integer().primary(),
  staffId: p.integer(),
  action: p.string(),
  reason: p.string().nullable(),
  secondId: p.integer().nullable(),
  whomId: p.integer().nullable(),
  address: p.string().nullable(),
  requestId: p.string().nullable(),
  at: p.datetime(),
});
const { column, columns } = columnsOf(staffActionTable);

/** View of StaffAction, for staff only. */
const staffActionView = viewOf(StaffAction, staffActionTable, {
  ...columns('id', 'action', 'reason', 'address'),
  request: column('requestId'),
  subject: (row) => sql`coalesce(${sql.ref(`${row}.subject`)} || ' ' || ${sql.ref(`${row}.subject_id`)}, '')`,
  details: (row) => sql`${sql.ref(`${row}.data`)}::text`,
  sha256: (row) => sql`encode(${sql.ref(`${row}.hash`)}, 'hex')`,
  whom: profileOf(column('whomId')),
  second: profileOf(column('secondId')),
  createdAt: column('at'),
  updatedAt: column('at'),
  staff: profileOf(column('staffId')),
});

const latestFirst = (row: string): KeyOrder => ({
  name: 'latest',
  isDescending: true,
  keys: [columnKey(row, 'id')],
});

/** Rows that a filter asks for: decisions without one. */
function asked(row: string, filter: StaffActionFilter): Sql {
  const { kind, staffId, whomId } = filter;
  const at = (column: string) => sql.ref(`${row}.${column}`);
  const parts = [sql`true`];
  if (kind === 'reading') parts.push(sql`${at('action')} like 'read.%'`);
  if (kind === 'decision') parts.push(sql`${at('action')} not like 'read.%'`);
  if (staffId)
    parts.push(
      sql`(${at('staff_id')} = ${toId(staffId, 'staffId')} or ${at('second_id')} = ${toId(staffId, 'staffId')})`,
    );
  if (whomId) parts.push(sql`${at('whom_id')} = ${toId(whomId, 'whomId')}`);
  return sql.join(parts, sql` and `);
}

/** The audit log, newest first. */
export function readStaffActions(
  ctx: Ctx,
  filter: StaffActionFilter | null | undefined,
  fields: Fields,
  page?: PageAsked,
): Promise<Connection<StaffAction>> {
  const where = (row: string) => asked(row, filter ?? { kind: 'decision' });
  return readPage(ctx, { view: staffActionView, where, keys: latestFirst }, fields, page);
}
