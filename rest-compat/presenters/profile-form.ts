import type { ProfileInput } from '../../schema/profile.ts';
import { usd } from '../../schema/usd.ts';
import { listMember } from '../lb3/object-argument.ts';
import {
  callingCodeOf,
  dayOf,
  isOn,
  minorOf,
  numberOf,
  pictureIds,
  textOf,
  textOrNull,
} from './read-values.ts';

type Body = Readonly<Record<string, unknown>>;

/** Legacy names of the fields of a profile's form. */
export const profileFields = {
  phonePrefix: 'countryCode',
  dateOfBirth: 'dob',
  instagramPrice: 'instaPerPost',
  facebookPrice: 'facebookPerPost',
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

/** Whether an update contains members of the profile's form. */
export function hasForm(body: Body): boolean {
  return form.some((name) => Object.hasOwn(body, name));
}

const genders = new Set(['male', 'female', 'others']);

/** The form of a profile; `country` is still a name or a code. */
type ProfileForm = Omit<ProfileInput, 'country' | 'dateOfBirth'> & {
  readonly country: string;
  /** Null when absent, undefined for an invalid date. */
  readonly dateOfBirth: string | null | undefined;
};

/** The form's values; absent ones are taken from the present profile. */
export function readProfileForm(shown: Body, body: Body): ProfileForm {
  const all = { ...shown, ...body };
  const gender = textOf(all.gender).toLowerCase();
  const priceOf = (value: unknown) => {
    const minor = minorOf(value);
    return usd(Number.isNaN(minor) ? -1 : minor);
  };
  return {
    first: textOf(all.first),
    last: textOf(all.last),
    phonePrefix: callingCodeOf(all.countryCode),
    mobile: textOf(all.mobile),
    gender: genders.has(gender) ? (gender as 'male') : null,
    city: textOrNull(all.city),
    dateOfBirth: all.dob === '' ? null : dayOf(all.dob),
    bio: textOrNull(all.bio),
    country: textOf(all.country),
    instagramPrice: priceOf(all.instaPerPost),
    facebookPrice: priceOf(all.facebookPerPost),
  };
}

/** Other members that an update of a profile may write, each in a call of its own; absent ones stay as they are. */
export interface ProfileChanges {
  readonly isThere: boolean;
  readonly username?: string;
  readonly interests?: string[];
  /** Id of the picture; null for none, undefined inside when the address is not ours. */
  readonly avatar?: { readonly id: string | null | undefined };
  /** Empty unlinks. */
  readonly instagram?: string;
  readonly facebook?: string;
  /** Whether an Instagram account is named, including the linked one. */
  readonly namesInstagram: boolean;
  readonly followers?: number;
  readonly isMailed?: boolean;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The avatar that is sent: the first address of ours; `NA` and empty remove it. */
function avatarIn({ avatarUrl, coverImageUrl }: Body): { readonly id: string | null | undefined } {
  const [id] = pictureIds(avatarUrl, coverImageUrl);
  return { id: id ?? (textOf(avatarUrl) || textOf(coverImageUrl) ? undefined : null) };
}

/**
 * Parses the groups of members that legacy pages send one at a time. A profile that is sent back whole changes only
 * what differs from the present one. Throws 400 for interests that are not a list.
 */
export function readProfileChanges(shown: Body, body: Body): ProfileChanges {
  const has = (name: string) => Object.hasOwn(body, name) && !isSame(body[name], shown[name]);
  return {
    isThere: has('lastSeen'),
    ...(has('username') && { username: textOf(body.username) }),
    ...(has('interests') && { interests: (listMember(body.interests) ?? []).map(textOf) }),
    ...((has('avatarUrl') || has('coverImageUrl')) && { avatar: avatarIn(body) }),
    ...(has('instaUsername') && { instagram: textOf(body.instaUsername) }),
    ...(has('facebookUsername') && { facebook: textOf(body.facebookUsername) }),
    namesInstagram: Object.hasOwn(body, 'instaUsername'),
    ...(has('followers') &&
      numberOf(body.followers) !== numberOf(shown.followers) && { followers: numberOf(body.followers) }),
    ...(has('emailNotificationSetting') && { isMailed: isOn(body.emailNotificationSetting) }),
  };
}
