import { array, date, type InferType, mixed, number, object, string } from 'yup';
import { parseAnswer } from './social-http.ts';
import type { AgeGroup, PlaceGroup, SocialAccount, SocialGrant, SocialPost } from './social-port.ts';

const id = string().required();
const count = number().integer().min(0).default(0);

const grantShape = object({ access_token: string().required(), expires_in: number().positive() });
const accountShape = object({
  id: string(),
  user_id: string(),
  username: string().required(),
  followers_count: count,
  media_count: count,
});
const mediaShape = object({
  id,
  caption: string(),
  media_type: string().oneOf(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']).required(),
  media_product_type: string(),
  media_url: string(),
  thumbnail_url: string(),
  permalink: string(),
  timestamp: date().required(),
  like_count: number().integer().min(0),
  comments_count: count,
});

const read = <T>(shape: { validateSync(value: unknown): T }, value: unknown): T =>
  parseAnswer('Instagram', shape, value);

/** Some answers are documented as the only element of a list and come without it, or the other way round. */
function unwrapped(value: unknown): unknown {
  const list = (value as { data?: unknown } | null)?.data;
  return Array.isArray(list) ? list[0] : value;
}

/** The token in the answer with the short-lived one. */
export const toShortToken = (value: unknown): string => read(grantShape, unwrapped(value)).access_token;

/** A long-lived token; Instagram says how many seconds it lasts. */
export function toGrant(value: unknown, now: Date): SocialGrant {
  const { access_token, expires_in = 0 } = read(grantShape, unwrapped(value));
  return { token: access_token, expiresAt: new Date(now.getTime() + expires_in * 1_000) };
}

/** An account in answers of `/me` and business discovery. */
export function toAccount(value: unknown): SocialAccount {
  const account = read(accountShape, unwrapped(value));
  const { followers_count, media_count, username } = account;
  return {
    id: account.user_id ?? account.id ?? username,
    username,
    followers: followers_count,
    posts: media_count,
  };
}

const kinds = { IMAGE: 'image', VIDEO: 'video', CAROUSEL_ALBUM: 'album' } as const;

function toPost(media: InferType<typeof mediaShape>): SocialPost {
  return {
    id: media.id,
    caption: media.caption ?? null,
    kind: kinds[media.media_type],
    isReel: media.media_product_type === 'REELS',
    pictureUrl: (media.media_type === 'VIDEO' ? media.thumbnail_url : media.media_url) ?? null,
    permalink: media.permalink ?? null,
    postedAt: media.timestamp,
    likes: media.like_count ?? null,
    comments: media.comments_count,
  };
}

const listShape = object({ data: mixed<unknown[]>((value): value is unknown[] => Array.isArray(value)) });

/** A list of media. */
export function toPosts(value: unknown): SocialPost[] {
  return (read(listShape, value ?? {}).data ?? []).map((media) => toPost(read(mediaShape, media)));
}

const insightShape = object({
  data: array(
    object({
      total_value: object({
        breakdowns: array(
          object({
            dimension_keys: array(string().required()).required(),
            results: array(
              object({
                dimension_values: array(string().required()).required(),
                value: number().integer().min(0).required(),
              }),
            ),
          }),
        ),
      }),
    }),
  ).required(),
});

/** Groups of followers, largest first. Instagram names at most 45; more of them are not kept. */
const MOST_GROUPS = 45;

/** Followers by the values of some dimensions; null when Instagram does not say. */
function toGroups(value: unknown, dimensions: readonly string[]) {
  const breakdown = read(insightShape, value).data[0]?.total_value.breakdowns?.[0];
  const places = dimensions.map((name) => breakdown?.dimension_keys.indexOf(name) ?? -1);
  if (!breakdown?.results?.length || places.includes(-1)) return null;
  return breakdown.results
    .map((result) => ({
      values: places.map((at) => result.dimension_values[at] ?? ''),
      followers: result.value,
    }))
    .sort((a, b) => b.followers - a.followers)
    .slice(0, MOST_GROUPS);
}

const genders: Readonly<Record<string, AgeGroup['gender']>> = { F: 'female', M: 'male' };

/** Followers by age and gender. */
export function toAgeGroups(value: unknown): AgeGroup[] | null {
  const groups = toGroups(value, ['age', 'gender']);
  if (!groups) return null;
  return groups.map(({ values: [age = '', gender = ''], followers }) => ({
    age: age.slice(0, 10),
    gender: genders[gender] ?? null,
    followers,
  }));
}

/** Followers by country or city. */
export function toPlaceGroups(value: unknown, dimension: 'country' | 'city'): PlaceGroup[] | null {
  const groups = toGroups(value, [dimension]);
  if (!groups) return null;
  return groups.map(({ values: [name = ''], followers }) => ({ name: name.slice(0, 100), followers }));
}
