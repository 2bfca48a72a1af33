import type { MediaFormat } from '../../../schema/audience.ts';
import type { SocialPost } from '../../platform/social/social-port.ts';

const DAY = 86_400_000;

/** A share with at most one decimal. */
const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((1_000 * part) / whole) / 10 : 0;

/**
 * Groups of followers with their share. `whole` is the number of followers where the groups are some of them; without it
 * the groups are all that is known.
 */
export function withShares<Group extends { readonly followers: number }>(
  groups: readonly Group[],
  whole = 0,
): (Group & { percent: number })[] {
  const named = groups.reduce((sum, { followers }) => sum + followers, 0);
  // The count is newer than the groups, so they may be more than it.
  const total = Math.max(whole, named);
  return groups.map((group) => ({ ...group, percent: percentOf(group.followers, total) }));
}

/** Posts of so many days tell the engagement. */
const RECENT = 90 * DAY;

const formatOf = ({ kind, isReel }: SocialPost): MediaFormat => {
  if (kind === 'video') return isReel ? 'reel' : 'video';
  return kind === 'album' ? 'carousel' : 'photo';
};

/** Engagement of one format. */
export interface FormatFigures {
  readonly format: MediaFormat;
  readonly posts: number;
  readonly percent: number;
}

/**
 * Likes and comments per post in percent of the followers, by format, highest first. Posts whose owner hides the likes
 * do not count. Null when there is nothing to tell it from.
 */
export function engagementByFormat(
  posts: readonly SocialPost[],
  followers: number,
  now: Date,
): FormatFigures[] | null {
  const since = now.getTime() - RECENT;
  const reactions = new Map<MediaFormat, number[]>();
  for (const post of posts) {
    if (post.likes === null || post.postedAt.getTime() < since) continue;
    const format = formatOf(post);
    reactions.set(format, [...(reactions.get(format) ?? []), post.likes + post.comments]);
  }
  if (followers === 0 || reactions.size === 0) return null;
  return [...reactions]
    .map(([format, counts]) => {
      const sum = counts.reduce((total, count) => total + count, 0);
      return { format, posts: counts.length, percent: percentOf(sum / counts.length, followers) };
    })
    .sort((a, b) => b.percent - a.percent);
}

/** Smaller changes are never called sudden. */
const FEW = 500;
/** Part of the followers that is gained or lost within a day only suddenly. */
const SUDDEN = 0.1;

/** The change between two counts that are some days apart, when it is sudden; null otherwise. */
export function suddenChange(before: number, after: number, days: number): number | null {
  const change = after - before;
  const usual = Math.max(FEW, before * SUDDEN * Math.max(days, 1));
  return Math.abs(change) > usual ? change : null;
}
