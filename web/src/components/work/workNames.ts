import type { Platform, UsageChannels, WorkFormat } from '../../__generated__/enums.ts';
import { msg, type Text } from '../../languages/t.ts';
import type { SignName } from '../display/Sign.tsx';

/** Platforms, by the names that are the same in every language. */
export const platformNames: Record<Platform, string | Text> = {
  INSTAGRAM: 'Instagram',
  FACEBOOK: 'Facebook',
  TIKTOK: 'TikTok',
  YOUTUBE: 'YouTube',
  OTHER: msg('Other platform'),
};

export const platformSigns: Record<Platform, SignName> = {
  INSTAGRAM: 'instagram',
  FACEBOOK: 'facebook',
  TIKTOK: 'tiktok',
  YOUTUBE: 'youtube',
  OTHER: 'link',
};

export const formatNames: Record<WorkFormat, Text> = {
  POST: msg('Post ## format'),
  REEL: msg('Reel'),
  STORY: msg('Story ## format'),
  VIDEO: msg('Video'),
  LIVE: msg('Live stream'),
  OTHER: msg('Other format'),
};

/** How many of a format: '3 stories'. */
export const formatCounts: Record<WorkFormat, Text> = {
  POST: msg('{count, plural, one {# post} other {# posts}}'),
  REEL: msg('{count, plural, one {# reel} other {# reels}}'),
  STORY: msg('{count, plural, one {# story} other {# stories}}'),
  VIDEO: msg('{count, plural, one {# video} other {# videos}}'),
  LIVE: msg('{count, plural, one {# live stream} other {# live streams}}'),
  OTHER: msg('{count, plural, one {# piece} other {# pieces}}'),
};

export const channelNames: Record<UsageChannels, Text> = {
  NONE: msg('None ## channels'),
  OWN: msg('Own channels'),
  PAID_ADS: msg('Paid ads'),
};

/** What each platform itself calls its label for advertising. */
export const adLabels: Record<Platform, string | Text> = {
  INSTAGRAM: '“Paid partnership”',
  FACEBOOK: '“Paid partnership”',
  TIKTOK: '“Paid partnership”',
  YOUTUBE: '“Includes paid promotion”',
  OTHER: msg('“Ad” at the beginning'),
};
