import { ONLINE_MS } from '../../platform/presence/presence.ts';
import { type Column, column, money, one, type View } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { pictureOf } from '../pictures/picture.view.ts';
import { countryOf } from '../reference-data/country.view.ts';
import { instagramOf } from './instagram-account.view.ts';
import { isNotBlocked } from './may-meet.view.ts';

/** SQL: the newer time of presence table and profile; after a crash of the database only the latter is left. */
export const lastSeen: Column = (row, _field, plan) => {
  const presence = plan.alias();
  return sql`greatest(${sql.ref(`${row}.last_seen_at`)}, (select ${sql.ref(`${presence}.seen_at`)}
    from presence as ${sql.ref(presence)} where ${sql.ref(`${presence}.profile_id`)} = ${sql.ref(`${row}.id`)}))`;
};

const online: Column = (row, field, plan) =>
  sql`coalesce(${lastSeen(row, field, plan)} > ${new Date(plan.now.getTime() - ONLINE_MS)}::timestamptz, false)`;

/** Whether a jump of a profile row waits for staff. */
const followersUnverified: Column = (row, _field, plan) => {
  const jump = plan.alias();
  return sql`exists (select from follower_jump as ${sql.ref(jump)}
    where ${sql.ref(`${jump}.profile_id`)} = ${sql.ref(`${row}.id`)}
    and ${sql.ref(`${jump}.settled_at`)} is null)`;
};

/** View of Profile: its public part. */
export const profileView: View = {
  id: column('id'),
  username: column('username'),
  first: column('first'),
  last: column('last'),
  fullName: (row) => sql`trim(${sql.ref(`${row}.first`)} || ' ' || ${sql.ref(`${row}.last`)})`,
  avatar: pictureOf('avatar_id'),
  country: countryOf('country'),
  city: column('city'),
  bio: column('bio'),
  interests: column('interests'),
  followers: column('followers'),
  followersSource: column('followers_source'),
  followersAt: column('followers_at'),
  followersUnverified,
  totalPosts: column('total_posts'),
  instagramUsername: column('instagram_username'),
  instagram: instagramOf,
  facebookUsername: column('facebook_username'),
  instagramPrice: money('instagram_price_minor', null),
  facebookPrice: money('facebook_price_minor', null),
  online,
  lastSeenAt: lastSeen,
  memberSince: column('created_at'),
};

/** Members who blocked one another do not see each other's presence, even where they still see each other. */
function ifTheyMeet(read: Column, otherwise: Sql): Column {
  return (row, field, plan) => sql`case when ${isNotBlocked(plan.actor, sql.ref(`${row}.id`))}
    then ${read(row, field, plan)} else ${otherwise} end`;
}

/** View of Profile below something else, such as a job. Lists of profiles leave out blocked members instead. */
export const involvedProfileView: View = {
  ...profileView,
  online: ifTheyMeet(online, sql`false`),
  lastSeenAt: ifTheyMeet(lastSeen, sql`null`),
};

const none: Column = () => sql`null`;
const no: Column = () => sql`false`;
const zero: Column = () => sql`0`;
const names = ['id', 'first', 'last', 'fullName', 'memberSince', 'followersSource'];

/** Value of a required Profile field that reveals nothing. */
const unsaid: View = {
  online: no,
  followersUnverified: no,
  followers: zero,
  totalPosts: zero,
  interests: () => sql`'{}'::text[]`,
};

/** View of Profile for a member who was just hidden from the viewer: the name, and nothing else. */
export const hiddenProfileView: View = Object.fromEntries(
  Object.entries(profileView).map(([name, read]) => [
    name,
    names.includes(name) ? read : (unsaid[name] ?? none),
  ]),
);

/** SQL: the Profile with the id in a column. */
export function profileOf(id: string): Column {
  return one(
    involvedProfileView,
    'profile',
    (profile, row) => sql`${sql.ref(`${profile}.id`)} = ${sql.ref(`${row}.${id}`)}`,
  );
}
