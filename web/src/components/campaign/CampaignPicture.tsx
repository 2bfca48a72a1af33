import Box from '@mui/material/Box';
import { useState } from 'react';
import { Drawing } from '../display/Drawing.tsx';

type Props = {
  picture?: { small: string; medium: string } | null;
  /** Pages show their first pictures at once, the very first before all else; the rest waits until it is scrolled to. */
  eager?: boolean | 'first';
};

/** Picture of a campaign, 4:3. Decorative: the title stands beside it. Without one the bowl stands in. */
export function CampaignPicture({ picture, eager }: Props) {
  const [broken, setBroken] = useState(false);
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '4 / 3',
        bgcolor: 'warning.soft',
        display: 'grid',
        placeItems: 'center',
      }}
    >
      {picture && !broken ? (
        <img
          src={picture.medium}
          srcSet={`${picture.small} 320w, ${picture.medium} 640w`}
          sizes="(min-width: 1024px) 22vw, (min-width: 800px) 30vw, (min-width: 600px) 46vw, 92vw"
          alt=""
          width={640}
          height={480}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager === 'first' ? 'high' : undefined}
          onError={() => setBroken(true)}
          // Out of the flow, so that a tall picture doesn't stretch its frame.
          style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        <Drawing name="bowl" />
      )}
    </Box>
  );
}
