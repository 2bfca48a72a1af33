import { outOfBounds } from '../../../schema/errors.ts';
import type { InfluencerFilter, InfluencerSort, PlaceInput } from '../../../schema/influencer.ts';
import type { Profile } from '../../../schema/profile.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { ONLINE_MS } from '../../platform/presence/presence.ts';
import { columnKey, type KeyOrder, type OrderKey, turnedKey } from '../../platform/read/cursor.ts';
import { type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { ListReading } from '../../platform/read/reading.ts';
import { within } from '../../platform/read/row-filter.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { type Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { checkLine } from '../../platform/text.ts';
import {
  hasOnlyShortWords,
  livesIn,
  matchesWords,
  matchesWordsWithTypo,
  rankOfWords,
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

/** The arguments, the viewer and the present instant. */
type ActorQuery = InfluencerQuery & { readonly actor: Actor; readonly now: Date };

/** Characters of a city in a filter. */
const MAX_CITY = 100;

/** SQL: location of a profile, as in the spatial indexes. */
const placeOf = (row: string): Sql =>
  sql`ll_to_earth(${sql.ref(`${row}.latitude`)}, ${sql.ref(`${row}.longitude`)})`;

function assertPlace(near: PlaceInput | null | undefined): PlaceInput {
  const fits = near && Math.abs(near.latitude) <= 90 && Math.abs(near.longitude) <= 180;
  if (!fits) throw outOfBounds('near', { format: 'a latitude of -90 to 90 and a longitude of -180 to 180' });
  return near;
}

/** Interests in one filter. */
const MAX_INTERESTS = 20;

/** Countries and languages in one filter. */
const MAX_CHOICES = 20;

/** SQL: whether a column is one of several values, or has one of them. Throws BAD_INPUT when there are too many. */
function isAnyOf(
  field: 'countryCodes' | 'languages',
  values: readonly string[],
  test: (all: Sql) => Sql,
): Sql {
  if (values.length > MAX_CHOICES) throw outOfBounds(field, { maxItems: MAX_CHOICES });
  return test(sql`${values.map((value) => value.replaceAll('\u0000', ''))}::text[]`);
}

function inAnyInterest(row: string, interests: readonly string[]): Sql {
  if (interests.length > MAX_INTERESTS) throw outOfBounds('interests', { maxItems: MAX_INTERESTS });
  return sql`${sql.ref(`${row}.interests`)} && ${interests.map((name) => name.replaceAll('\u0000', ''))}::text[]`;
}

/** SQL: people who were seen so lately that they count as online. */
const seenSince = (row: string, since: Date): Sql => sql`${sql.ref(`${row}.id`)} in (
  select here.profile_id from presence as here where here.seen_at > ${since}::timestamptz
  union select p.id from profile as p where ${listedInfluencer('p')} and p.last_seen_at > ${since}::timestamptz)`;

/** SQL: people on a list of the viewer. */
const isSavedTo = (row: string, listId: string, { accountId }: Actor): Sql => sql`exists (
  select from saved_influencer as saved join saved_list as list on list.id = saved.list_id
  where saved.profile_id = ${sql.ref(`${row}.id`)} and list.id = ${toId(listId, 'savedListId')}
    and list.account_id = ${accountId}::int)`;

/** Conditions of the filter beside keyword, country and being featured. Throws BAD_INPUT. */
function narrowed(row: string, { filter, actor, now }: ActorQuery): Sql[] {
  if (!filter) return [];
  const column = (name: string): Sql => sql.ref(`${row}.${name}`);
  const { interests, languages, countryCodes, minFollowers, maxFollowers, minEngagement } = filter;
  const city = checkLine(filter.city, { field: 'city', max: MAX_CITY });
  const parts = within(column('price_from_minor'), filter, 'minPrice', 'maxPrice');
  if (interests?.length) parts.push(inAnyInterest(row, interests));
  if (languages?.length)
    parts.push(isAnyOf('languages', languages, (all) => sql`${column('languages')} && ${all}`));
  if (countryCodes?.length) {
    const codes = countryCodes.map((code) => code.toUpperCase());
    parts.push(isAnyOf('countryCodes', codes, (all) => sql`${column('country')} = any(${all})`));
  }
  if (city !== '') parts.push(livesIn(row, city));
  if (minFollowers != null) parts.push(sql`${column('followers')} >= ${minFollowers}`);
  if (maxFollowers != null) parts.push(sql`${column('followers')} <= ${maxFollowers}`);
  if (minEngagement != null) parts.push(sql`${column('engagement')} >= ${minEngagement}::float8`);
  if (filter.verified) parts.push(column('is_verified'));
  if (filter.savedListId != null) parts.push(isSavedTo(row, filter.savedListId, actor));
  if (filter.online) parts.push(seenSince(row, new Date(now.getTime() - ONLINE_MS)));
  return parts;
}

function conditions(row: string, query: ActorQuery): Sql {
  const { filter, sort, actor, exceptId, isPlaceless } = query;
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
  parts.push(...narrowed(row, query));
  return sql.join(parts, sql` and `);
}

function byFollowers(row: string, isDescending: boolean): KeyOrder {
  const name = isDescending ? 'most' : 'least';
  return { name, isDescending, keys: [columnKey(row, 'followers'), columnKey(row, 'id')] };
}

/** Last seen first, by id when at the same time; those who were never seen come last. */
function byLastSeen(row: string, plan: Plan): KeyOrder {
  const seen: OrderKey = { sql: sql`coalesce(${lastSeen(row, plan)}, '-infinity')`, type: 'timestamptz' };
  return { name: 'seen', isDescending: true, keys: [seen, turnedKey(row, 'id')] };
}

/** SQL: the newest rows of the presence table and of the profiles; the last seen members are among these. */
function seenLately(row: string, query: ActorQuery, upTo: number, beside: (row: string) => Sql): Sql {
  const found = sql`${conditions('p', query)} and ${beside('p')}`;
  return sql`${sql.ref(`${row}.id`)} in (
    (select here.profile_id from presence as here join profile as p on p.id = here.profile_id
      where ${found} order by here.seen_at desc, here.profile_id limit ${upTo})
    union (select p.id from profile as p where ${found}
      order by p.last_seen_at desc nulls last, p.id limit ${upTo}))`;
}

/**
 * SQL: grows with the distance as `<->` does (haversine), at a tenth of its cost when an index has found the people by
 * name.
 */
function farness(row: string, { latitude, longitude }: PlaceInput): Sql {
  const halfSine = (column: string, from: number): Sql =>
    sql`sin(radians(${sql.ref(`${row}.${column}`)} - ${from}::float8) / 2)`;
  return sql`${halfSine('latitude', latitude)} ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(${sql.ref(`${row}.latitude`)})) * ${halfSine('longitude', longitude)} ^ 2`;
}

/** Nearest first, by id when at the same place. */
function byDistance(row: string, near: PlaceInput, isByWords: boolean): KeyOrder {
  const { latitude, longitude } = near;
  const distance = isByWords
    ? farness(row, near)
    : sql`${placeOf(row)} <-> ll_to_earth(${latitude}::float8, ${longitude}::float8)`;
  const keys: OrderKey[] = [{ sql: distance, type: 'float8' }, columnKey(row, 'id')];
  return { name: isByWords ? 'nearest by name' : 'nearest', isDescending: false, keys };
}

/** The better a name matches the words, the earlier; then in the order asked for. Legacy clients get the latter alone. */
function byRank(order: KeyOrder, row: string): KeyOrder {
  const rank = order.isDescending ? columnKey(row, 'rank') : turnedKey(row, 'rank');
  return { ...order, name: `${order.name} by rank`, keys: [rank, ...order.keys] };
}

function orderOf(query: ActorQuery, isByWords: boolean): Pick<ListReading, 'keys' | 'cut'> {
  const { keys, cut } = plainOrderOf(query, isByWords);
  if (!isByWords || query.shortWords === 'anywhere') return { keys, ...(cut && { cut }) };
  return { keys: (row, plan) => byRank(keys(row, plan), row) };
}

function plainOrderOf(query: ActorQuery, isByWords: boolean): Pick<ListReading, 'keys' | 'cut'> {
  const { sort } = query;
  if (sort === 'nearest') {
    const near = assertPlace(query.near);
    return { keys: (row) => byDistance(row, near, isByWords) };
  }
  if (sort !== 'last_active') return { keys: (row) => byFollowers(row, sort !== 'followers_low_to_high') };
  return {
    keys: byLastSeen,
    cut: (row, _plan, upTo, beside) => seenLately(row, query, upTo, beside),
  };
}

/** SQL: people who have the words or, when there are none, have them except for a typing slip. */
function byKeyword(words: readonly string[], query: ActorQuery): (plan: Plan) => Sql {
  const columns = sql`p.id, p.followers, p.latitude, p.longitude, p.last_seen_at, ${rankOfWords('p', words)} as rank`;
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
  cut: ListReading['cut'],
): Pick<ListReading, 'where' | 'reach' | 'from' | 'cut' | 'isPlannedAnew'> {
  const isPlannedAnew = narrowed('r', query).length > 0;
  if (words.length === 0)
    return { reach: 'long', isPlannedAnew, where: (row) => conditions(row, query), ...(cut && { cut }) };
  const { shortWords } = query;
  if (shortWords !== 'anywhere' || !hasOnlyShortWords(words))
    return { reach: 'short', isPlannedAnew, from: byKeyword(words, query), where: () => sql`true` };
  // One letter is in nearly every name, and two may be in none: the planner must see the values.
  const where = (row: string): Sql =>
    sql`${conditions(row, query)} and ${matchesWords(row, words, shortWords)}`;
  return { reach: 'long', isPlannedAnew: true, where };
}

/**
 * One page of public profiles. Throws BAD_INPUT at `search` or `city` above 100 characters, at more than 20 `interests`, `languages` or `countryCodes`,
 * at an amount that is not in USD, and at `near` for NEAREST without a valid location.
 */
export function readInfluencers(ctx: Ctx, asked: InfluencerQuery, fields: Fields, page?: PageAsked) {
  const query: ActorQuery = { ...asked, actor: ctx.actor, now: ctx.clock.now() };
  const words = wordsOf(query.filter?.search);
  const { cut, ...order } = orderOf(query, words.length > 0);
  const reading: ListReading<Profile> = { view: profileView, ...order, ...foundBy(words, query, cut) };
  return readPage(ctx, reading, fields, page);
}
