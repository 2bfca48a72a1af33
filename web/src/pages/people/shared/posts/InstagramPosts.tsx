import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { InstagramPostsFragment } from '../../../../__generated__/graphql.ts';
import { EmptyState } from '../../../../components/page/EmptyState.tsx';
import { t } from '../../../../languages/t.ts';
import { loadChunk } from '../../../../lib/connection/loadChunk.ts';
import { Link } from '../../../../routing/index.ts';
import { PostTile } from './PostTile.tsx';
import { type PostsNote, postsNote } from './postsNote.ts';

const PostDialog = lazy(async () => {
  const { PostDialog: default_ } = await loadChunk(() => import('./PostDialog.tsx'));
  return { default: default_ };
});

type Props = { person: InstagramPostsFragment; isOwn?: boolean };

/** The newest posts of a person as a grid; a press shows one in full. */
export function InstagramPosts({ person, isOwn = false }: Props) {
  const [shown, setShown] = useState<number | null>(null);
  const note = postsNote(person, isOwn);
  if (note) return <NoPosts note={note} />;
  const { posts = [], username = '' } = person.instagram ?? {};
  return (
    <>
      <Box
        component="ul"
        aria-label={t('Instagram posts')}
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 1.5 },
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', md: 'repeat(4, 1fr)' },
          listStyle: 'none',
          p: 0,
          m: 0,
        }}
      >
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostTile post={post} onOpen={() => setShown(index)} />
          </li>
        ))}
      </Box>
      {shown !== null && (
        <Suspense>
          <PostDialog
            posts={posts}
            index={shown}
            username={username}
            onMove={setShown}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function NoPosts({ note: { text, hint, mend } }: { note: PostsNote }) {
  const action = mend && (
    <Button variant="outlined" component={Link} to="/edit-profile#instagram">
      {mend === 'link' ? t('Link Instagram') : t('Check the account')}
    </Button>
  );
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '16px', bgcolor: 'background.paper' }}>
      <EmptyState text={text} {...(hint && { hint })} action={action} />
    </Box>
  );
}
