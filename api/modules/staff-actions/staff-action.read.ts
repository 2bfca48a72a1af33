import type { PageInput } from '../../../schema/page.ts';
import type { StaffAction } from '../../../schema/staff.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Field } from '../../platform/read/selection.ts';
import { column, type Page, readPage, type View } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { profileOf } from '../profiles/profile.view.ts';

/** View of StaffAction, for staff only. */
const staffActionView: View = {
  id: column('id'),
  action: column('action'),
  subject: (row) => sql`${sql.ref(`${row}.subject`)} || ' ' || ${sql.ref(`${row}.subject_id`)}`,
  reason: column('reason'),
  staff: profileOf('staff_id'),
  at: column('at'),
};

/** The record of staff actions, newest first. */
export function readStaffActions(
  ctx: Ctx,
  fields: readonly Field[],
  page?: PageInput | null,
): Promise<Page<StaffAction>> {
  const reading = {
    view: staffActionView,
    table: 'staff_action',
    where: () => sql`true`,
    order: () => sql`r.at desc, r.id desc`,
  };
  return readPage(ctx, reading, fields, page ?? undefined);
}
