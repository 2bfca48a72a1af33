import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { PageInput } from '../../../schema/page.ts';
import type { StaffAccount } from '../../../schema/staff.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Field } from '../../platform/read/selection.ts';
import { column, type Page, readOne, readPage, type View } from '../../platform/read/view.ts';
import { containsPattern } from '../../platform/search.ts';
import { sql } from '../../platform/sql.ts';
import { profileOf } from '../profiles/profile.view.ts';

/** View of StaffAccount, for staff only. */
const staffAccountView: View = {
  id: column('id'),
  email: column('email'),
  emailVerified: (row) => sql`${sql.ref(`${row}.email_verified_at`)} is not null`,
  isStaff: column('is_staff'),
  suspendedAt: column('suspended_at'),
  createdAt: column('created_at'),
  profile: profileOf('id'),
  campaignCount: (row) => sql`(select count(*)::int from campaign as posted
    where posted.owner_id = ${sql.ref(`${row}.id`)})`,
  remarkCount: (row) => sql`(select count(*)::int from remark as sent
    where sent.applicant_id = ${sql.ref(`${row}.id`)})`,
};

/** Accounts whose name, username or email contains a text, newest first; all when it is empty. */
export function findUsers(
  ctx: Ctx,
  search: string,
  fields: readonly Field[],
  page?: PageInput | null,
): Promise<Page<StaffAccount>> {
  const pattern = containsPattern(search);
  const where = pattern
    ? sql`r.id in (
        select p.id from profile as p
          where (p.first || ' ' || p.last || ' ' || coalesce(p.username::text, '')) ilike ${pattern}
        union select a.id from account as a where a.email::text ilike ${pattern})`
    : sql`true`;
  const reading = {
    view: staffAccountView,
    table: 'account',
    where: () => where,
    order: () => sql`r.id desc`,
  };
  return readPage(ctx, reading, fields, page ?? undefined);
}

/** An account as staff see it. Throws NOT_FOUND. */
export async function readStaffAccount(
  ctx: Ctx,
  id: number,
  fields: readonly Field[],
): Promise<StaffAccount> {
  const reading = {
    view: staffAccountView,
    table: 'account',
    where: (row: string) => sql`${sql.ref(`${row}.id`)} = ${id}`,
  };
  const found = await readOne<StaffAccount>(ctx, reading, fields);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND);
  return found;
}
