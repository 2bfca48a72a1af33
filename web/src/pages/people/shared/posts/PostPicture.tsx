import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';

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
