import type { PageInput } from '../../../schema/page.ts';
import type { FollowerJump } from '../../../schema/social.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Field } from '../../platform/read/selection.ts';
import { type Column, column, type Page, readOne, readPage, type View } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';

const ofPerson =
  (words: string): Column =>
  (row) =>
    sql`(select ${sql.raw(words)} from profile as p where p.id = ${sql.ref(`${row}.profile_id`)})`;

/** View of FollowerJump, for staff only. */
const followerJumpView: View = {
  id: column('id'),
  profileId: column('profile_id'),
  fullName: ofPerson(`trim(p.first || ' ' || p.last)`),
  instagramUsername: ofPerson('p.instagram_username'),
  before: column('before'),
  after: column('after'),
  at: column('at'),
  settledAt: column('settled_at'),
  accepted: column('accepted'),
};

/** One page of the jumps that wait for staff, oldest first. For staff only. */
export function readFollowerJumps(
  ctx: Ctx,
  fields: readonly Field[],
  page?: PageInput,
): Promise<Page<FollowerJump>> {
  const reading = {
    view: followerJumpView,
    table: 'follower_jump',
    where: () => sql`r.settled_at is null`,
    order: () => sql`r.at, r.id`,
  };
  return readPage(ctx, reading, fields, page);
}

/** A jump, settled or not. For staff only. */
export async function readFollowerJump(
  ctx: Ctx,
  id: number,
  fields: readonly Field[],
): Promise<FollowerJump | null> {
  const where = (row: string) => sql`${sql.ref(`${row}.id`)} = ${id}`;
  return readOne<FollowerJump>(ctx, { view: followerJumpView, table: 'follower_jump', where }, fields);
}
