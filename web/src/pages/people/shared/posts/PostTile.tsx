import ChatBubbleRounded from '@mui/icons-material/ChatBubbleRounded';
import CollectionsRounded from '@mui/icons-material/CollectionsRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import type { InstagramPostsFragment } from '../../../../__generated__/graphql.ts';
import { visuallyHidden } from '../../../../components/display/visuallyHidden.ts';
import { t } from '../../../../languages/t.ts';
import { formatFollowers } from '../../../../lib/format/formatPeople.ts';

export type Post = NonNullable<InstagramPostsFragment['instagram']>['posts'][number];

const marks = {
  IMAGE: null,
  VIDEO: <PlayArrowRounded fontSize="inherit" />,
  ALBUM: <CollectionsRounded fontSize="inherit" />,
};

/** What a post is called where it is not seen. */
export function nameOfPost({ caption, likes, comments }: Post): string {
  const words = caption?.slice(0, 80) || t('Post without text');
  return t('{words}, {likes} likes, {comments, plural, one {{shown} comment} other {{shown} comments}}', {
    words,
    likes: formatFollowers(likes),
    comments,
    shown: formatFollowers(comments),
  });
}

export function PostTile({ post, onOpen }: { post: Post; onOpen: () => void }) {
  return (
    <ButtonBase
      onClick={onOpen}
      aria-haspopup="dialog"
      sx={{
        position: 'relative',
        display: 'block',
        fontFamily: 'inherit',
        width: 1,
        aspectRatio: '4 / 5',
        borderRadius: '12px',
        overflow: 'hidden',
        bgcolor: 'divider',
        '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <span style={visuallyHidden}>{nameOfPost(post)}</span>
      <PostPicture post={post} />
      {marks[post.kind] && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            top: 8,
            right: 8,
            display: 'flex',
            p: 0.5,
            fontSize: 16,
            borderRadius: 99,
            bgcolor: 'background.paper',
            color: 'text.primary',
          }}
        >
          {marks[post.kind]}
        </Box>
      )}
      <PostNumbers post={post} />
    </ButtonBase>
  );
}

function PostNumbers({ post }: { post: Post }) {
  const item = { display: 'inline-flex', alignItems: 'center', gap: 0.5 };
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        left: 8,
        bottom: 8,
        display: 'flex',
        gap: 1.25,
        px: 1,
        py: 0.25,
        fontSize: 12.5,
        fontWeight: 650,
        borderRadius: 99,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '& svg': { fontSize: 13 },
      }}
    >
      <Box component="span" sx={item}>
        <FavoriteRounded />
        {formatFollowers(post.likes)}
      </Box>
      <Box component="span" sx={item}>
        <ChatBubbleRounded />
        {formatFollowers(post.comments)}
      </Box>
    </Box>
  );
}

/** The picture of a post; a quiet sign when the network does not give it any more. The words stand beside it. */
export function PostPicture({ post }: { post: { pictureUrl?: string | null } }) {
  const [broken, setBroken] = useState(false);
  if (!post.pictureUrl || broken) {
    return (
      <Box
        aria-hidden
        sx={{ height: 1, width: 1, display: 'grid', placeItems: 'center', color: 'text.secondary' }}
      >
        <ImageNotSupportedOutlined />
      </Box>
    );
  }
  return (
    <img
      src={post.pictureUrl}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      style={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
    />
  );
}
