import { p } from '@mikro-orm/core';
import { AccountLook, type AccountLookCause } from '../../../schema/staff-look.ts';
import type { StaffRole } from '../../../schema/staff-role.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { readList } from '../../platform/read/read-list.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';

/** Most rows of the list. */
const MOST = 50;

const lookTable = tableOf('staff_look', {
  id: p.integer().primary(),
  personId: p.integer(),
  role: p.string().$type<StaffRole>(),
  cause: p.string().$type<AccountLookCause>(),
  createdAt: p.datetime(),
  endsAt: p.datetime(),
  endedAt: p.datetime().nullable(),
});
const { columns } = columnsOf(lookTable);

const lookView = viewOf(AccountLook, lookTable, {
  ...columns('id', 'role', 'cause', 'createdAt'),
  endsAt: (row) => sql`coalesce(${sql.ref(`${row}.ended_at`)}, ${sql.ref(`${row}.ends_at`)})`,
  updatedAt: (row) => sql`coalesce(${sql.ref(`${row}.ended_at`)}, ${sql.ref(`${row}.created_at`)})`,
});

/** When staff saw the product as the viewer does, newest first. */
export function readStaffLooks(ctx: Ctx, fields: Fields): Promise<AccountLook[]> {
  const personId = accountIdOf(ctx);
  const visible = (row: string) => sql`${sql.ref(`${row}.person_id`)} = ${personId}`;
  const order = (row: string) => sql`${sql.ref(`${row}.id`)} desc`;
  return readList(ctx, { view: lookView, visible, order }, fields, MOST);
}
