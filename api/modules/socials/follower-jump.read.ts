import { p } from '@mikro-orm/core';
import { FollowerJump } from '../../../schema/social.ts';
import type { Ctx } from '../../platform/context.ts';
import { columnKey, type KeyOrder } from '../../platform/read/cursor.ts';
import { readById } from '../../platform/read/read-list.ts';
import { type Connection, type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { type Column, columnsOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';

/** Smaller counts are not checked: small accounts grow in leaps. */
const FEW = 1_000;
/** Growth within a day above which a count is a jump. */
const FACTOR = 3;

/** A count that was known at some time. */
export interface KnownCount {
  readonly followers: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const DAY = 86_400_000;

/**
 * The count that a typed-in one is compared with: the one known a day ago, or the first after that. Null when none was
 * known: a first count is no growth. `known` is in the order of time, without zeros: unlinking does not make an account
 * small.
 */
export function baselineOf(known: readonly KnownCount[], now: Date): number | null {
  const aDayAgo = now.getTime() - DAY;
  const before = known.filter(({ at }) => at <= aDayAgo).at(-1);
  return (before ?? known[0])?.followers ?? null;
}

/** Whether a typed-in count grew more than accounts do within a day. */
export function isJump(before: number | null, after: number): before is number {
  return before !== null && after > FEW && after > before * FACTOR;
}

const followerJumpTable = tableOf('follower_jump', {
  id: p.integer().primary(),
  profileId: p.integer(),
  before: p.integer(),
  after: p.integer(),
  at: p.datetime(),
  settledAt: p.datetime().nullable(),
  accepted: p.boolean().nullable(),
});
const { column, columns } = columnsOf(followerJumpTable);

const ofPerson =
  (words: string): Column =>
  (row) =>
    sql`(select ${sql.raw(words)} from profile as p where p.id = ${sql.ref(`${row}.profile_id`)})`;

/** View of FollowerJump, for staff only. */
export const followerJumpView = viewOf(FollowerJump, followerJumpTable, {
  ...columns('id', 'profileId', 'before', 'after', 'settledAt', 'accepted'),
  createdAt: column('at'),
  updatedAt: (row) => sql`coalesce(${sql.ref(`${row}.settled_at`)}, ${sql.ref(`${row}.at`)})`,
  fullName: ofPerson(`trim(p.first || ' ' || p.last)`),
  instagramUsername: ofPerson('p.instagram_username'),
});

const earliestFirst = (row: string): KeyOrder => ({
  name: 'earliest',
  isDescending: false,
  keys: [columnKey(row, 'at', 'timestamptz'), columnKey(row, 'id')],
});

/** SQL: whether a jump waits for staff. */
export const isUnsettledJump = (row: string): Sql => sql`${sql.ref(`${row}.settled_at`)} is null`;

/** One page of the jumps that wait for staff, oldest first. For staff only. */
export function readFollowerJumps(
  ctx: Ctx,
  fields: Fields,
  page?: PageAsked,
): Promise<Connection<FollowerJump>> {
  const reading = {
    view: followerJumpView,
    where: isUnsettledJump,
    keys: earliestFirst,
  };
  return readPage(ctx, reading, fields, page);
}

/** A jump, settled or not. For staff only. */
export async function readFollowerJump(ctx: Ctx, id: number, fields: Fields): Promise<FollowerJump | null> {
  return readById<FollowerJump>(ctx, { view: followerJumpView }, id, fields);
}
