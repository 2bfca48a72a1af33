import type { PageInput } from '../../../schema/page.ts';
import type { FollowerJump } from '../../../schema/social.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Field } from '../../platform/read/selection.ts';
import { type Page, readOne, readPage } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { followerJumpView } from './follower-jump.view.ts';

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
