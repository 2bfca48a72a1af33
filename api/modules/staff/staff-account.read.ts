import { StaffAccount } from '../../../schema/staff.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { newestFirst } from '../../platform/read/cursor.ts';
import { readOne } from '../../platform/read/read-list.ts';
import { type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, viewOf } from '../../platform/read/view.ts';
import { containsPattern, sql } from '../../platform/sql.ts';
import { Account as AccountEntity } from '../accounts/account.entity.ts';
import { profileOf } from '../profiles/profile.view.ts';

const { column, columns } = columnsOf(AccountEntity, { updatedAt: 'instant' });

/** View of StaffAccount, for staff only. */
export const staffAccountView = viewOf(StaffAccount, AccountEntity, {
  isStaff: (row) => sql`${sql.ref(`${row}.is_staff`)}`,
  ...columns('id', 'email', 'staffRoles', 'suspendedAt', 'createdAt', 'updatedAt'),
  emailVerified: (row) => sql`${sql.ref(`${row}.email_verified_at`)} is not null`,
  profile: profileOf(column('id')),
  campaignCount: (row) => sql`(select count(*)::int from campaign as posted
    where posted.owner_id = ${sql.ref(`${row}.id`)})`,
  remarkCount: (row) => sql`(select count(*)::int from remark as sent
    where sent.applicant_id = ${sql.ref(`${row}.id`)} and sent.extra_of is null)`,
});

/** Which accounts are wanted. */
interface AccountQuery {
  /** Part of a name, username or email; every account when it is empty. */
  readonly search: string;
  readonly staffOnly?: boolean | null;
}

/** Accounts of a search, newest first. */
export function findUsers(ctx: Ctx, { search, staffOnly }: AccountQuery, fields: Fields, page?: PageAsked) {
  const pattern = containsPattern(search);
  const found = pattern
    ? sql`r.id in (
        select p.id from profile as p
          where (p.first || ' ' || p.last || ' ' || coalesce(p.username::text, '')) ilike ${pattern}
        union select a.id from account as a where a.email::text ilike ${pattern})`
    : sql`true`;
  const where = staffOnly ? sql`r.is_staff and ${found}` : found;
  const reading = { view: staffAccountView, where: () => where, keys: newestFirst };
  return readPage(ctx, reading, fields, page);
}

/** An account as staff see it. Throws NOT_FOUND. */
export function readStaffAccount(ctx: Ctx, id: number, fields: Fields): Promise<StaffAccount> {
  const reading = { view: staffAccountView, where: (row: string) => sql`${sql.ref(`${row}.id`)} = ${id}` };
  return orNotFound(readOne<StaffAccount>(ctx, reading, fields));
}
