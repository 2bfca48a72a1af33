import type { ProfileInput } from '../../schema/profile.ts';
import { isOn, minorOf, numberOf, pictureIds, textOf, textOrNull } from './read-values.ts';

type Body = Readonly<Record<string, unknown>>;

/** Names of the fields of a profile's form, as legacy clients know them. */
export const profileFields = {
  phonePrefix: 'countryCode',
  dateOfBirth: 'dob',
  instagramPriceMinor: 'instaPerPost',
  facebookPriceMinor: 'facebookPerPost',
  picture: 'avatarUrl',
  base: 'profile',
} as const;

/** Members that the profile's form writes together. */
const form = [
  'first',
  'last',
  'countryCode',
  'mobile',
  'gender',
  'dob',
  'country',
  'city',
  'bio',
  'instaPerPost',
  'facebookPerPost',
];

/** Whether an update writes something of the profile's form. */
export function hasForm(body: Body): boolean {
  return form.some((name) => Object.hasOwn(body, name));
}

const genders = new Set(['male', 'female', 'others']);

/** The form's values; what is not sent is taken from the profile as it is shown. `country` is still a name or a code. */
export function readProfileForm(
  shown: Body,
  body: Body,
): Omit<ProfileInput, 'country'> & { country: string } {
  const all = { ...shown, ...body };
  const gender = textOf(all.gender).toLowerCase();
  const priceOf = (value: unknown): number | null => {
    const minor = minorOf(value);
    return Number.isNaN(minor) ? -1 : minor;
  };
  return {
    first: textOf(all.first),
    last: textOf(all.last),
    phonePrefix: textOf(all.countryCode),
    mobile: textOf(all.mobile),
    gender: genders.has(gender) ? (gender as 'male') : null,
    city: textOrNull(all.city),
    dateOfBirth: textOf(all.dob).slice(0, 10) || null,
    bio: textOrNull(all.bio),
    country: textOf(all.country),
    instagramPriceMinor: priceOf(all.instaPerPost),
    facebookPriceMinor: priceOf(all.facebookPerPost),
  };
}

/** What else an update of a profile may write, each in a call of its own; absent members are left alone. */
export interface ProfileChanges {
  readonly isThere: boolean;
  readonly username?: string;
  readonly interests?: string[];
  /** Id of the picture; null when the address is none of ours. */
  readonly avatar?: string | null;
  /** Empty unlinks. */
  readonly instagram?: string;
  readonly facebook?: string;
  readonly followers?: number;
  readonly isMailed?: boolean;
}

/** Reads the groups of members that legacy pages send one at a time. */
export function readProfileChanges(body: Body): ProfileChanges {
  const has = (name: string) => Object.hasOwn(body, name);
  const interests = body.interests;
  return {
    isThere: has('lastSeen'),
    ...(has('username') && { username: textOf(body.username) }),
    ...(Array.isArray(interests) && { interests: interests.map(textOf) }),
    ...((has('avatarUrl') || has('coverImageUrl')) && {
      avatar: pictureIds(body.avatarUrl, body.coverImageUrl)[0] ?? null,
    }),
    ...(has('instaUsername') && { instagram: textOf(body.instaUsername) }),
    ...(has('facebookUsername') && { facebook: textOf(body.facebookUsername) }),
    ...(has('followers') && { followers: numberOf(body.followers) }),
    ...(has('emailNotificationSetting') && { isMailed: isOn(body.emailNotificationSetting) }),
  };
}
