import { sql } from 'kysely';
import { type Column, column, money, one, type View } from '../../platform/view.ts';
import { pictureOf } from '../pictures/picture.view.ts';
import { countryOf } from '../places/country.view.ts';

/** How a Profile is read: the public part of a person. */
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
  totalPosts: column('total_posts'),
  instagramUsername: column('instagram_username'),
  facebookUsername: column('facebook_username'),
  instagramPrice: money('instagram_price_minor', null),
  facebookPrice: money('facebook_price_minor', null),
  lastSeenAt: column('last_seen_at'),
  memberSince: column('created_at'),
};

/** The Profile whose id stands in a column. */
export function profileOf(id: string): Column {
  return one(
    profileView,
    'profile',
    (profile, row) => sql`${sql.ref(`${profile}.id`)} = ${sql.ref(`${row}.${id}`)}`,
  );
}
