import type { Shape } from '../../api/platform/read/row-query.ts';
import { date, either, flag, flagIfKnown, list, number, text } from './properties.ts';

/** Clients only check that this is not empty. */
const ADDED = 'added';

/** Legacy form of a profile. Private members are null for everyone but its owner. */
export const profileShape: Shape = {
  id: number('id'),
  ownerId: number('id'),
  username: text('username'),
  email: text('email'),
  first: text('first'),
  last: text('last'),
  dob: date('dateOfBirth'),
  gender: text('gender'),
  country: text('countryName'),
  city: text('city'),
  countryCode: text('phonePrefix'),
  mobile: text('mobile'),
  bio: text('bio'),
  interests: list('interests'),
  avatarUrl: text('avatar', 'NA'),
  coverImageUrl: text('avatar', 'NA'),
  instaUsername: text('instagramUsername'),
  facebookUsername: text('facebookUsername'),
  followers: number('followers'),
  followersCount: number('followers'),
  totalPosts: number('totalPosts'),
  instaPerPost: number('instagramPrice', 0),
  facebookPerPost: number('facebookPrice', 0),
  isFeatured: flag('isFeatured'),
  emailNotificationSetting: flagIfKnown('mailNotifications'),
  lastSeen: date('lastSeenAt'),
  createdAt: date('createdAt'),
  stripeAccountNumber: either('canBePaid', ADDED, null),
  stripeBankAccountId: either('canBePaid', ADDED, null),
};
