import { coarsePlace } from '../../../modules/profiles/place.policy.ts';
import type { FaceSpec } from '../art/drawFace.ts';
import { Rng } from '../rng.ts';
import type { CategoryName } from './categories.ts';
import { type City, type CountryCode, cities, countries } from './places.ts';

/** The year ages are counted in, so that the demo looks the same whenever it is filled. */
export const REFERENCE_YEAR = 2026;

export type Gender = 'male' | 'female' | 'others';

/** Who somebody is, apart from what they do on Koli. */
export interface DemoIdentity {
  first: string;
  last: string;
  username: string;
  email: string;
  gender: Gender;
  birthYear: number;
  /** YYYY-MM-DD. */
  dob: string;
  city: City;
  latitude: number;
  longitude: number;
  country: string;
  countryCode: CountryCode;
  phonePrefix: string;
  /** Digits only, without the prefix, at most 10. */
  mobile: string;
  bio: string;
  face: FaceSpec;
}

/** An influencer. Prices are US cents per post. */
export interface DemoPerson extends DemoIdentity {
  interests: readonly CategoryName[];
  followers: number;
  totalPosts: number;
  instagramUsername: string | null;
  facebookName: string | null;
  instaPerPost: number;
  facebookPerPost: number | null;
}

/** first, last, username, gender, birth year, city, followers */
export type PersonRow = readonly [string, string, string, 'm' | 'f' | 'o', number, City, number];
/** What the name and the bio say about the face; the seed does the rest. */
export type FaceHint = Partial<Omit<FaceSpec, 'seed' | 'presentation' | 'age'>>;

const GENDERS = { m: 'male', f: 'female', o: 'others' } as const;
const PRESENTATIONS = { m: 'masculine', f: 'feminine', o: 'androgynous' } as const;

/** Everything that follows from a name, a year and a city; the username is the seed. */
export function identity(
  row: readonly [string, string, string, 'm' | 'f' | 'o', number, City],
  hint: FaceHint,
  bio: string,
  email: string,
): DemoIdentity {
  const [first, last, username, gender, birthYear, city] = row;
  const rng = new Rng(`identity:${username}`);
  const [countryCode, latitude, longitude] = cities[city];
  const country = countries[countryCode];
  const start = rng.pick(country.mobileStarts);
  const digits = Array.from({ length: country.mobileLength - start.length }, () => rng.int(0, 9)).join('');
  const month = String(rng.int(1, 12)).padStart(2, '0');
  return {
    first,
    last,
    username,
    email,
    gender: GENDERS[gender],
    birthYear,
    dob: `${birthYear}-${month}-${String(rng.int(1, 28)).padStart(2, '0')}`,
    city,
    ...coarsePlace(latitude + rng.between(-0.03, 0.03), longitude + rng.between(-0.03, 0.03)),
    country: country.name,
    countryCode,
    phonePrefix: country.phonePrefix,
    mobile: start + digits,
    bio,
    face: {
      seed: rng.int(1, 1_000_000),
      presentation: PRESENTATIONS[gender],
      age: REFERENCE_YEAR - birthYear,
      ...hint,
    },
  };
}

/** An influencer from a row of the tables. */
export function person(
  row: PersonRow,
  interests: readonly CategoryName[],
  hint: FaceHint,
  bio: string,
  email = emailOf(row[2]),
): DemoPerson {
  const [first, last, username, gender, birthYear, city, followers] = row;
  const rng = new Rng(`influencer:${username}`);
  const instagram = rng.chance(0.93);
  const facebook = !instagram || rng.chance(0.45);
  const price = pricePerPost(followers, rng);
  return {
    ...identity([first, last, username, gender, birthYear, city], hint, bio, email),
    interests,
    followers,
    totalPosts: Math.round(60 + rng.between(0.4, 2.2) * Math.sqrt(followers) * 2.4),
    instagramUsername: instagram ? username : null,
    facebookName: facebook ? `${first} ${last}` : null,
    instaPerPost: price,
    facebookPerPost: facebook ? Math.max(500, toFive(price * 0.6)) : null,
  };
}

export const emailOf = (username: string) => `${username.replaceAll('_', '.')}@demo.test`;

/** About $9 per thousand followers for small accounts, less per head for large ones, in whole five dollars. */
function pricePerPost(followers: number, rng: Rng): number {
  const dollars = 14 + 0.62 * followers ** 0.72 * rng.between(0.8, 1.25) * 0.42;
  return toFive(dollars * 100);
}

const toFive = (cents: number) => Math.max(500, Math.round(cents / 500) * 500);
