import type { BlockedUser } from '../../../schema/block.ts';
import type { PageInput } from '../../../schema/page.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import type { Field } from '../../platform/read/selection.ts';
import { column, type Page, readPage, type View } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { profileOf } from '../profiles/profile.view.ts';

/** View of BlockedUser. */
const blockedUserView: View = {
  profile: profileOf('blocked_id'),
  blockedAt: column('created_at'),
};

/** One page of the members blocked by the actor, newest first. */
export function readBlockedUsers(
  ctx: Ctx,
  fields: readonly Field[],
  page?: PageInput | null,
): Promise<Page<BlockedUser>> {
  const blocker = accountIdOf(ctx);
  return readPage(
    ctx,
    {
      view: blockedUserView,
      table: 'block',
      where: () => sql`r.blocker_id = ${blocker}`,
      order: () => sql`r.created_at desc, r.blocked_id`,
    },
    fields,
    page ?? undefined,
  );
}
