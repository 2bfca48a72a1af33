import { p } from '@mikro-orm/core';
import { BlockedUser } from '../../../schema/block.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { columnKey, type KeyOrder, turnedKey } from '../../platform/read/cursor.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { type Connection, type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { profileOf } from '../profiles/profile.view.ts';

const blockTable = tableOf('block', {
  blockerId: p.integer(),
  blockedId: p.integer(),
  createdAt: p.datetime(),
});
const { column } = columnsOf(blockTable);

const blockedUserView = viewOf(BlockedUser, blockTable, {
  profile: profileOf(column('blockedId')),
  blockedAt: column('createdAt'),
});

/** Members blocked by the viewer. Legacy clients know a block by the id of the blocked member. */
export const ownBlocks: ReadModel<BlockedUser> = {
  view: blockedUserView,
  visible: (row, { actor }) => sql`${sql.ref(`${row}.blocker_id`)} = ${actor.accountId}::int`,
  more: { blockerId: column('blockerId'), blockedId: column('blockedId') },
  isOwn: true,
};

const latestFirst = (row: string): KeyOrder => ({
  name: 'latest',
  isDescending: true,
  keys: [columnKey(row, 'created_at', 'timestamptz'), turnedKey(row, 'blocked_id')],
});

/** One page of the members blocked by the actor, newest first. */
export function readBlockedUsers(
  ctx: Ctx,
  fields: Fields,
  page?: PageAsked,
): Promise<Connection<BlockedUser>> {
  accountIdOf(ctx);
  return readPage(ctx, { ...ownBlocks, keys: latestFirst }, fields, page);
}
