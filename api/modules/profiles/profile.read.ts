import { outOfBounds } from '../../../schema/errors.ts';
import type { Profile } from '../../../schema/profile.ts';
import type { Ctx } from '../../platform/context.ts';
import { columnKey, type KeyOrder } from '../../platform/read/cursor.ts';
import { readList, readOne } from '../../platform/read/read-list.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { type Connection, type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { ListReading } from '../../platform/read/reading.ts';
import type { Fields } from '../../platform/read/selection.ts';
import type { Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { tidyLine } from '../../platform/text.ts';
import { listedInfluencer } from './listed-influencer.view.ts';
import { isNotBlocked } from './may-meet.view.ts';
import { hiddenProfileView, profileView } from './profile.view.ts';

/** Id or username of a profile. */
interface ProfileKey {
  readonly id?: string | null;
  readonly username?: string | null;
}

function matches(row: string, { id, username }: ProfileKey): Sql {
  if (username != null) return sql`${sql.ref(`${row}.username`)} = ${tidyLine(username)}::citext`;
  const isId = /^[1-9]\d{0,9}$/.test(id ?? '') && Number(id) <= 2_147_483_647;
  return isId ? sql`${sql.ref(`${row}.id`)} = ${Number(id)}` : sql`false`;
}

/** SQL: whether a member's account is neither closed nor suspended. Others cannot be found; jobs keep their names. */
export function isOpen(row: string): Sql {
  return sql`not exists (select from account as owner
    where owner.id = ${sql.ref(`${row}.id`)} and (owner.closed_at is not null or owner.suspended_at is not null))`;
}

/** Profiles that the viewer may find. */
export const visibleProfiles: ReadModel<Profile> = {
  view: profileView,
  visible: (row, { actor }) => sql`${isOpen(row)} and ${isNotBlocked(actor, sql.ref(`${row}.id`))}`,
};

/** A profile by id or username; null when there is none. Throws BAD_INPUT unless exactly one is given. */
export function readProfile(ctx: Ctx, key: ProfileKey, fields: Fields): Promise<Profile | null> {
  if ((key.id == null) === (key.username == null))
    throw outOfBounds('id', { format: 'given, or `username`, but not both' });
  return readOne<Profile>(ctx, { ...visibleProfiles, where: (row) => matches(row, key) }, fields);
}

/** SQL: profiles with these ids that the viewer may find. */
function amongFound(row: string, ids: readonly number[], { actor }: Pick<Plan, 'actor'>): Sql {
  return sql`${sql.ref(`${row}.id`)} = any(${ids}::int[]) and ${isOpen(row)}
    and ${isNotBlocked(actor, sql.ref(`${row}.id`))}`;
}

/**
 * The ids that the actor may find. Visitors and staff find every profile that exists; this costs no statement for them,
 * unless somebody `mayBeGone`.
 */
export async function findableIds({ actor, em }: Ctx, ids: number[], mayBeGone = false): Promise<number[]> {
  const findsAll = actor.accountId === null || actor.isStaff;
  if ((findsAll && !mayBeGone) || ids.length === 0) return ids;
  const found = await sql<{ id: number }>`select p.id from profile as p
    where ${amongFound('p', ids, { actor })}`.rows({ em });
  return found.map(({ id }) => id);
}

/** Profiles by their ids, at most 100, in no order; unknown ids are left out. */
export async function readProfiles(ctx: Ctx, ids: readonly number[], fields: Fields): Promise<Profile[]> {
  if (ids.length === 0) return [];
  const where = (row: string, plan: Plan) => amongFound(row, ids, plan);
  return readList<Profile>(ctx, { view: profileView, where }, fields);
}

/** Profiles that were visible and may not be any more: only their names. */
export async function readProfilesOfHidden(ctx: Ctx, ids: readonly number[], fields: Fields) {
  if (ids.length === 0) return [];
  const where = (row: string) => sql`${sql.ref(`${row}.id`)} = any(${ids}::int[])`;
  return readList<Profile>(ctx, { view: hiddenProfileView, where }, fields);
}

const byMostFollowers = (row: string): KeyOrder => ({
  name: 'most',
  isDescending: true,
  keys: [columnKey(row, 'followers'), columnKey(row, 'id')],
});

/** Verified members with followers, most followers first. */
export function readTopInfluencers(ctx: Ctx, fields: Fields, page?: PageAsked): Promise<Connection<Profile>> {
  const reading: ListReading<Profile> = {
    view: profileView,
    where: (row, { actor }) => sql`${listedInfluencer(row)} and ${isNotBlocked(actor, sql.ref(`${row}.id`))}`,
    keys: byMostFollowers,
  };
  return readPage(ctx, reading, fields, page);
}

/** Highest id of all profiles; 0 when there are none. */
export async function lastProfileId({ em }: Ctx): Promise<number> {
  const found = await sql<{ id: number | null }>`select max(id)::int as id from profile`.execute(
    em.getKysely(),
  );
  return found.rows[0]?.id ?? 0;
}

/** Ids of public profiles from `from` up to but not including `to`. */
export async function listedProfileIds({ em }: Ctx, from: number, to: number): Promise<number[]> {
  const found = await sql<{ id: number }>`select r.id::int from profile r
    where r.id >= ${from} and r.id < ${to} and ${listedInfluencer('r')}
    order by r.id`.execute(em.getKysely());
  return found.rows.map(({ id }) => id);
}
