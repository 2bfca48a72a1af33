import { p } from '@mikro-orm/core';
import type { PageInput } from '../../../schema/page.ts';
import { FollowerJump } from '../../../schema/social.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Page, readOne, readPage } from '../../platform/read/read-page.ts';
import type { Field } from '../../platform/read/selection.ts';
import { type Column, columnsOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';

const followerJumpTable = tableOf('follower_jump', {
  id: p.integer().primary(),
  profileId: p.integer(),
  before: p.integer(),
  after: p.integer(),
  at: p.datetime(),
  settledAt: p.datetime().nullable(),
  accepted: p.boolean().nullable(),
});
const { column } = columnsOf(followerJumpTable);

const ofPerson =
  (words: string): Column =>
  (row) =>
    sql`(select ${sql.raw(words)} from profile as p where p.id = ${sql.ref(`${row}.profile_id`)})`;

/** View of FollowerJump, for staff only. */
const followerJumpView = viewOf(FollowerJump, followerJumpTable, {
  id: column('id'),
  profileId: column('profileId'),
  fullName: ofPerson(`trim(p.first || ' ' || p.last)`),
  instagramUsername: ofPerson('p.instagram_username'),
  before: column('before'),
  after: column('after'),
  at: column('at'),
  settledAt: column('settledAt'),
  accepted: column('accepted'),
});

/** One page of the jumps that wait for staff, oldest first. For staff only. */
export function readFollowerJumps(
  ctx: Ctx,
  fields: readonly Field[],
  page?: PageInput,
): Promise<Page<FollowerJump>> {
  const reading = {
    view: followerJumpView,
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
  return readOne<FollowerJump>(ctx, { view: followerJumpView, where }, fields);
}
