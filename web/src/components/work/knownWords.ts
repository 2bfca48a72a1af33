import type { WorkFormat } from '../../__generated__/enums.ts';
import type { DeliverablePartsFragment } from '../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../languages/t.ts';

const formats: Record<WorkFormat, Text> = {
  POST: msg('{count, plural, one {the post} other {the # posts}}'),
  REEL: msg('{count, plural, one {the reel} other {the # reels}}'),
  STORY: msg('{count, plural, one {the story} other {the # stories}}'),
  VIDEO: msg('{count, plural, one {the video} other {the # videos}}'),
  LIVE: msg('{count, plural, one {the live stream} other {the # live streams}}'),
  OTHER: msg('{count, plural, one {the piece} other {the # pieces}}'),
};

/** A deliverable that both know already: 'the 3 stories', 'the reel'. */
export const knownWords = ({ format, count }: Pick<DeliverablePartsFragment, 'format' | 'count'>): string =>
  t(formats[format], { count });
