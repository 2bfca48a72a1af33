import type { InstagramPostsFragment } from '../../../../__generated__/graphql.ts';
import { msg, t } from '../../../../languages/t.ts';

/** Why no posts are shown, in the words of the specification; null when there are some. */
export type PostsNote = { text: string; hint?: string; mend?: 'link' | 'account' };

const unlinked = msg('Please link your Instagram account to make your posts visible.');
const madePublic = msg('Make your account public so that users can view your work.');
const checked = msg('Please check if you have entered the correct details or try again.');

/** What stands in place of posts. What has to be done is said to their owner alone. */
export function postsNote({ instagram }: InstagramPostsFragment, isOwn: boolean): PostsNote | null {
  if (!instagram) {
    return { text: t('Instagram account not linked'), ...(isOwn && { hint: t(unlinked), mend: 'link' }) };
  }
  if (instagram.visibility === 'PRIVATE') {
    return { text: t('This Account is Private'), ...(isOwn && { hint: t(madePublic) }) };
  }
  if (instagram.visibility === 'MISSING') {
    return { text: t('Instagram account not found'), ...(isOwn && { hint: t(checked), mend: 'account' }) };
  }
  if (instagram.posts.length > 0) return null;
  return instagram.visibility === 'UNREAD'
    ? { text: t('No posts to show yet'), hint: t('They appear when Instagram has told us of them.') }
    : { text: t('No posts yet') };
}
