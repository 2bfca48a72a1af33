import { Profile } from '../../../schema/profile.ts';
import { ONLINE_MS } from '../../platform/presence/presence.ts';
import {
  type Column,
  columnsOf,
  derived,
  moneyOf,
  oneById,
  type Plan,
  type StoredColumn,
  type ValueColumn,
  type ValueType,
  viewOf,
  viewWith,
} from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { pictureOf } from '../pictures/picture.view.ts';
import { countryOf } from '../reference-data/reference-data.view.ts';
import { audienceOf } from './audience.view.ts';
import { formatPricesOf } from './format-price.view.ts';
import { instagramOf, worksOf } from './instagram-account.view.ts';
import { isNotBlocked } from './may-meet.view.ts';
import { Profile as ProfileEntity } from './profile.entity.ts';
import { noReputation, reputationOf } from './reputation.view.ts';

const { column, columns } = columnsOf(ProfileEntity, { updatedAt: 'instant' });

/** A column that the database keeps by itself. */
const kept = (type: ValueType, name: string, isFull = false): ValueColumn =>
  derived(type, (row) => sql.ref(`${row}.${name}`), { isFull });

const usd = (): Sql => sql.lit('USD');

/** SQL: the newer time of presence table and profile; after a crash of the database only the latter is left. */
export const lastSeen: ValueColumn['value'] = (row, plan) => {
  const presence = plan.alias();
  return sql`greatest(${sql.ref(`${row}.last_seen_at`)}, (select ${sql.ref(`${presence}.seen_at`)}
    from presence as ${sql.ref(presence)} where ${sql.ref(`${presence}.profile_id`)} = ${sql.ref(`${row}.id`)}))`;
};

const online: Column = (row, _field, plan) =>
  sql`coalesce(${lastSeen(row, plan)} > ${new Date(plan.now.getTime() - ONLINE_MS)}::timestamptz, false)`;

/** Whether a jump of a profile row waits for staff. */
const followersUnverified: Column = (row, _field, plan) => {
  const jump = plan.alias();
  return sql`exists (select from follower_jump as ${sql.ref(jump)}
    where ${sql.ref(`${jump}.profile_id`)} = ${sql.ref(`${row}.id`)}
    and ${sql.ref(`${jump}.settled_at`)} is null)`;
};

const isStaff: Column = (row, _field, plan) => {
  const account = plan.alias();
  return sql`exists (select from account as ${sql.ref(account)}
    where ${sql.ref(`${account}.id`)} = ${sql.ref(`${row}.id`)} and ${sql.ref(`${account}.is_staff`)})`;
};

/** Lists of the viewer that a person is saved to; none for visitors. */
const savedListIds: Column = (row, _field, { actor }) =>
  actor.accountId === null
    ? sql`'[]'::json`
    : sql`(select coalesce(json_agg(list.id order by list.id), '[]'::json) from saved_influencer as saved
        join saved_list as list on list.id = saved.list_id and list.account_id = ${actor.accountId}
        where saved.profile_id = ${sql.ref(`${row}.id`)})`;

/** View of Profile: its public part. */
export const profileView = viewOf(Profile, ProfileEntity, {
  ...columns(
    'id',
    'username',
    'first',
    'last',
    'city',
    'bio',
    'interests',
    'languages',
    'followers',
    'followersSource',
    'followersAt',
    'totalPosts',
    'instagramUsername',
    'facebookUsername',
    'createdAt',
    'updatedAt',
  ),
  fullName: (row) => sql`trim(${sql.ref(`${row}.first`)} || ' ' || ${sql.ref(`${row}.last`)})`,
  avatar: pictureOf(column('avatarId'), 'public'),
  country: countryOf(column('country')),
  followersUnverified,
  isStaff,
  engagement: kept('number', 'engagement'),
  instagram: instagramOf,
  audience: audienceOf,
  instagramPrice: moneyOf(column('instagramPriceMinor'), usd),
  facebookPrice: moneyOf(column('facebookPriceMinor'), usd),
  formatPrices: formatPricesOf,
  paidAdsPrice: moneyOf(column('paidAdsPriceMinor'), usd),
  priceFrom: moneyOf(kept('minor', 'price_from_minor'), usd),
  verified: kept('boolean', 'is_verified', true),
  works: worksOf,
  online,
  lastSeenAt: derived('instant', lastSeen),
  savedListIds,
  reputation: reputationOf,
});

/** Members who blocked one another do not see each other's presence, even where they still see each other. */
const ifTheyMeet = (row: string, { actor }: Plan, read: Sql, otherwise: Sql): Sql =>
  sql`case when ${isNotBlocked(actor, sql.ref(`${row}.id`))} then ${read} else ${otherwise} end`;

/** View of Profile below something else, such as a job. Lists of profiles leave out blocked members instead. */
export const involvedProfileView = viewWith(profileView, {
  online: (row, field, plan) => ifTheyMeet(row, plan, online(row, field, plan), sql`false`),
  lastSeenAt: derived('instant', (row, plan) => ifTheyMeet(row, plan, lastSeen(row, plan), sql`null`)),
});

const none: Column = () => sql`null`;
const no: Column = () => sql`false`;
const zero: Column = () => sql`0`;

/** View of Profile for a member who was just hidden from the viewer: the name, and nothing else. */
export const hiddenProfileView = viewWith(profileView, {
  username: none,
  avatar: none,
  country: none,
  city: none,
  bio: none,
  interests: () => sql`'{}'::text[]`,
  languages: () => sql`'{}'::text[]`,
  followers: zero,
  followersAt: none,
  followersUnverified: no,
  isStaff: no,
  engagement: none,
  totalPosts: zero,
  instagramUsername: none,
  instagram: none,
  audience: none,
  facebookUsername: none,
  instagramPrice: none,
  facebookPrice: none,
  formatPrices: () => sql`'[]'::json`,
  paidAdsPrice: none,
  priceFrom: none,
  verified: no,
  works: () => sql`'[]'::json`,
  online: no,
  lastSeenAt: none,
  savedListIds: () => sql`'[]'::json`,
  reputation: noReputation,
});

/** SQL: the Profile with the id in a column. */
export function profileOf(id: StoredColumn): Column {
  return oneById(involvedProfileView, id);
}
