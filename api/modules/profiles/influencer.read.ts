import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { InfluencerFilter, InfluencerSort, PlaceInput } from '../../../schema/influencer.ts';
import type { PageInput } from '../../../schema/page.ts';
import type { Profile } from '../../../schema/profile.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import type { KeyOrder } from '../../platform/read/cursor.ts';
import { type Reading, readPage } from '../../platform/read/read-page.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { type Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import {
  hasOnlyShortWords,
  matchesWords,
  matchesWordsWithTypo,
  type ShortWords,
  wordsOf,
} from './keyword.ts';
import { listedInfluencer } from './listed-influencer.view.ts';
import { isNotBlocked } from './may-meet.view.ts';
import { lastSeen, profileView } from './profile.view.ts';

/** Arguments of a list of influencers. */
export interface InfluencerQuery {
  readonly filter?: InfluencerFilter | null;
  readonly sort?: InfluencerSort | null;
  /** Where NEAREST measures from. Stored locations are never returned, and are coarse (place.policy.ts). */
  readonly near?: PlaceInput | null;
  /** A member to leave out. */
  readonly exceptId?: number | null;
  /** Only members without a location. */
  readonly isPlaceless?: boolean;
  /** Where words of one or two letters may match; by default at the beginning of a name. */
  readonly shortWords?: ShortWords;
}

/** The arguments, and the viewer. */
type ActorQuery = InfluencerQuery & { readonly actor: Actor };

/** SQL: location of a profile, as in the spatial indexes. */
const placeOf = (row: string): Sql =>
  sql`ll_to_earth(${sql.ref(`${row}.latitude`)}, ${sql.ref(`${row}.longitude`)})`;

function assertPlace(near: PlaceInput | null | undefined): PlaceInput {
  const fits = near && Math.abs(near.latitude) <= 90 && Math.abs(near.longitude) <= 180;
  if (!fits) throw new DomainError(ErrorCode.BAD_INPUT, 'near');
  return near;
}

function conditions(row: string, { filter, sort, actor, exceptId, isPlaceless }: ActorQuery): Sql {
  const parts = [listedInfluencer(row), isNotBlocked(actor, sql.ref(`${row}.id`))];
  if (filter?.countryCode != null) {
    const code = filter.countryCode.replaceAll('\u0000', '').toUpperCase();
    parts.push(sql`${sql.ref(`${row}.country`)} = ${code}`);
  }
  if (exceptId != null) parts.push(sql`${sql.ref(`${row}.id`)} <> ${exceptId}::int`);
  if (isPlaceless) parts.push(sql`${sql.ref(`${row}.latitude`)} is null`);
  if (filter?.featured) parts.push(sql`${sql.ref(`${row}.is_featured`)}`);
  if (sort === 'nearest')
    parts.push(sql`${sql.ref(`${row}.latitude`)} is not null and ${sql.ref(`${row}.longitude`)} is not null`);
  return sql.join(parts, sql` and `);
}

function byFollowers(row: string, isDescending: boolean): KeyOrder {
  const key = (name: string) => ({ sql: sql.ref(`${row}.${name}`), type: 'bigint' as const });
  return { name: isDescending ? 'most' : 'least', isDescending, keys: [key('followers'), key('id')] };
}

/** SQL: the newest rows of the presence table and of the profiles; the last seen members are among these. */
function seenLately(row: string, query: ActorQuery, upTo: number): Sql {
  return sql`${sql.ref(`${row}.id`)} in (
    (select here.profile_id from presence as here join profile as p on p.id = here.profile_id
      where ${conditions('p', query)} order by here.seen_at desc, here.profile_id limit ${upTo})
    union (select p.id from profile as p where ${conditions('p', query)}
      order by p.last_seen_at desc nulls last, p.id limit ${upTo}))`;
}

/**
 * SQL: grows with the distance as `<->` does (haversine), at a tenth of its cost when an index has found the people by
 * name. People at the same place keep an order.
 */
function farness(row: string, { latitude, longitude }: PlaceInput): Sql {
  const halfSine = (column: string, from: number): Sql =>
    sql`sin(radians(${sql.ref(`${row}.${column}`)} - ${from}::float8) / 2)`;
  return sql`${halfSine('latitude', latitude)} ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(${sql.ref(`${row}.latitude`)})) * ${halfSine('longitude', longitude)} ^ 2,
    ${sql.ref(`${row}.id`)}`;
}

function byDistance(near: PlaceInput, isByWords: boolean): Pick<Reading, 'order'> {
  if (isByWords) return { order: (row) => farness(row, near) };
  const { latitude, longitude } = near;
  return { order: (row) => sql`${placeOf(row)} <-> ll_to_earth(${latitude}::float8, ${longitude}::float8)` };
}

function orderOf(query: ActorQuery, isByWords: boolean): Pick<Reading, 'order' | 'keys' | 'cut'> {
  const { sort } = query;
  if (sort === 'nearest') return byDistance(assertPlace(query.near), isByWords);
  if (sort !== 'last_active') return { keys: (row) => byFollowers(row, sort !== 'followers_low_to_high') };
  return {
    order: (row, plan) => sql`${lastSeen(row, plan)} desc nulls last, ${sql.ref(`${row}.id`)}`,
    cut: (row, _plan, upTo) => seenLately(row, query, upTo),
  };
}

/** SQL: people whose name has the words or, when there are none, has them except for a typing slip. */
function byKeyword(words: readonly string[], query: ActorQuery): (plan: Plan) => Sql {
  const columns = sql`p.id, p.followers, p.latitude, p.longitude, p.last_seen_at`;
  return () => sql`with exact as materialized (
      select ${columns} from profile as p where ${conditions('p', query)} and ${matchesWords('p', words, query.shortWords)})
    select * from exact union all
    select ${columns} from profile as p
      where not exists (select from exact) and ${conditions('p', query)} and ${matchesWordsWithTypo('p', words, query.shortWords)}`;
}

/** How people are found. */
function foundBy(
  words: readonly string[],
  query: ActorQuery,
  cut: Reading['cut'],
): Pick<Reading, 'where' | 'reach' | 'from' | 'cut' | 'isPlannedAnew'> {
  if (words.length === 0)
    return { reach: 'long', where: (row) => conditions(row, query), ...(cut && { cut }) };
  const { shortWords } = query;
  if (shortWords !== 'anywhere' || !hasOnlyShortWords(words))
    return { reach: 'short', from: byKeyword(words, query), where: () => sql`true` };
  // One letter is in nearly every name, and two may be in none: the planner must see the values.
  const where = (row: string): Sql =>
    sql`${conditions(row, query)} and ${matchesWords(row, words, shortWords)}`;
  return { reach: 'long', isPlannedAnew: true, where };
}

/**
 * One page of public profiles. Throws BAD_INPUT at `keyword` above 100 characters, and at `near` for NEAREST without a
 * valid location.
 */
export function readInfluencers(ctx: Ctx, asked: InfluencerQuery, fields: Fields, page?: PageInput) {
  const query: ActorQuery = { ...asked, actor: ctx.actor };
  const words = wordsOf(query.filter?.keyword);
  const { cut, ...order } = orderOf(query, words.length > 0);
  const reading: Reading<Profile> = { view: profileView, ...order, ...foundBy(words, query, cut) };
  return readPage(ctx, reading, fields, { ...page, offset: page?.offset ?? 0, limit: page?.limit ?? 50 });
}
