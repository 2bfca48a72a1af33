import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import type { InstagramPostsFragment } from '../../../__generated__/graphql.ts';
import { visuallyHidden } from '../../../components/display/visuallyHidden.ts';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { t } from '../../../languages/t.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { nameOfPost, type Post } from './posts/PostTile.tsx';

const PostDialog = lazyPart(async () => (await import('./posts/PostDialog.tsx')).PostDialog);

const reactions = ({ likes, comments }: Post) => likes + comments;

/** Best posts with a picture, those with most reactions first: five, three or one, so that no tile stays empty. */
function bestPosts({ instagram }: InstagramPostsFragment): Post[] {
  const posts = instagram?.visibility === 'PUBLIC' ? instagram.posts : [];
  const shown = posts
    .filter(({ pictureUrl }) => pictureUrl)
    .sort((a, b) => reactions(b) - reactions(a))
    .slice(0, 5);
  if (shown.length >= 5) return shown;
  return shown.slice(0, shown.length >= 3 ? 3 : 1);
}

/** The best work of a person above everything else; nothing without posts. Phones show the best one. */
export function PersonCover({ person }: { person: InstagramPostsFragment }) {
  const [shown, setShown] = useState<number | null>(null);
  const posts = bestPosts(person);
  if (posts.length === 0) return null;
  return (
    <>
      <PlainList
        label={t('Best posts')}
        sx={{
          display: 'grid',
          gap: '8px',
          borderRadius: '16px',
          overflow: 'hidden',
          mb: 3,
          height: { xs: 240, sm: 300, md: 384 },
          gridTemplateRows: { md: '1fr 1fr' },
          gridTemplateColumns: { md: columns[posts.length] ?? '1fr' },
          '& > li': { minWidth: 0, minHeight: 0 },
          '& > li:first-of-type': { gridRow: { md: '1 / -1' } },
          '& > li + li': { display: { xs: 'none', md: 'block' } },
        }}
      >
        {posts.map((post, index) => (
          <li key={post.id}>
            <CoverTile post={post} onOpen={() => setShown(index)} eager={index === 0} />
          </li>
        ))}
      </PlainList>
      {shown !== null && (
        <PostDialog
          posts={posts}
          index={shown}
          username={person.instagram?.username ?? ''}
          onMove={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

const columns: Readonly<Record<number, string>> = { 3: '2fr 1fr', 5: '2fr 1fr 1fr' };

function CoverTile({ post, eager, onOpen }: { post: Post; eager: boolean; onOpen: () => void }) {
  const [broken, setBroken] = useState(false);
  return (
    <ButtonBase
      onClick={onOpen}
      aria-haspopup="dialog"
      sx={{
        display: 'block',
        width: 1,
        height: 1,
        bgcolor: 'warning.soft',
        '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -3 },
      }}
    >
      <span style={visuallyHidden}>{nameOfPost(post)}</span>
      {!broken && (
        <img
          src={post.pictureUrl ?? ''}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
          style={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </ButtonBase>
  );
}
