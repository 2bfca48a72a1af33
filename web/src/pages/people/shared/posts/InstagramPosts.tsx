import Box from '@mui/material/Box';
import { useState } from 'react';
import { graphql } from '../../../../__generated__/gql.ts';
import type { InstagramPostsFragment } from '../../../../__generated__/graphql.ts';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { EmptyState } from '../../../../components/page/EmptyState.tsx';
import { SectionHeading } from '../../../../components/page/SectionHeading.tsx';
import { msg, t } from '../../../../languages/t.ts';
import { lazyPart } from '../../../../lib/lazyPart.tsx';
import { PostTile } from './PostTile.tsx';

const PostDialog = lazyPart(async () => (await import('./PostDialog.tsx')).PostDialog);

type Props = { person: InstagramPostsFragment; isOwn?: boolean };

export function InstagramPosts({ person, isOwn = false }: Props) {
  const [shown, setShown] = useState<number | null>(null);
  const note = postsNote(person, isOwn);
  if (note) return <NoPosts note={note} />;
  const { posts = [], username = '' } = person.instagram ?? {};
  return (
    <>
      <PlainList
        label={t('Instagram posts')}
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 1.5 },
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', md: 'repeat(6, 1fr)' },
        }}
      >
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostTile post={post} onOpen={() => setShown(index)} />
          </li>
        ))}
      </PlainList>
      {shown !== null && (
        <PostDialog
          posts={posts}
          index={shown}
          username={username}
          onMove={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

export function PersonPosts(props: Props) {
  return (
    <Box component="section" aria-labelledby="posts" sx={{ mt: 5.5 }}>
      <SectionHeading title={t('IG Posts')} id="posts" />
      <InstagramPosts {...props} />
    </Box>
  );
}

function NoPosts({ note: { text, hint, mend } }: { note: PostsNote }) {
  const action = mend && {
    text: mend === 'link' ? t('Link Instagram') : t('Check the account'),
    to: '/edit-profile#instagram',
    quiet: true,
  };
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '16px', bgcolor: 'background.paper' }}>
      <EmptyState text={text} {...(hint && { hint })} action={action} />
    </Box>
  );
}

/** The posts of a person and the words around them. Always asked for whole: the cache keeps them with the person. */
export const InstagramPostsDocument = graphql(`
  fragment InstagramPosts on Profile {
    id
    first
    fullName
    instagram {
      username
      confirmed
      visibility
      refreshedAt
      posts { id kind caption pictureUrl permalink postedAt likes comments }
    }
  }
`);

/** Why no posts are shown, in the words of the specification; null when there are some. */
type PostsNote = { text: string; hint?: string; mend?: 'link' | 'account' };

const unlinked = msg('Please link your Instagram account to make your posts visible.');
const madePublic = msg('Make your account public so that users can view your work.');
const checked = msg('Please check if you have entered the correct details or try again.');

/** What stands in place of posts. What has to be done is said to their owner alone. */
function postsNote({ instagram }: InstagramPostsFragment, isOwn: boolean): PostsNote | null {
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
    ? { text: t('No posts to show yet'), hint: t('They appear once Instagram sends them.') }
    : { text: t('No posts yet') };
}
