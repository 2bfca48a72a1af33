import Box from '@mui/material/Box';
import { useState } from 'react';
import type { InfluencerCardFragment } from '../../../../__generated__/graphql.ts';
import { PersonAvatar } from '../../../../components/people/PersonAvatar.tsx';
import { RatingText } from '../../../../components/reviews/Figures.tsx';
import { t } from '../../../../languages/t.ts';

type Props = { person: InfluencerCardFragment; eager: boolean };

/** Newest work, 4:5, with the face on its lower edge; without a work the face alone. Whatever fails is left out. */
export function InfluencerPicture({ person, eager }: Props) {
  const { fullName, avatar, works, online, reputation } = person;
  const pictures = [
    ...works.flatMap(({ pictureUrl }) => pictureUrl ?? []),
    ...(avatar ? [avatar.medium] : []),
  ];
  const [failed, setFailed] = useState(0);
  const source = pictures[failed];
  const isWork = failed < works.length;
  return (
    <Box sx={{ position: 'relative', aspectRatio: '4 / 5', bgcolor: 'warning.soft' }}>
      {source ? (
        <img
          key={source}
          src={source}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          referrerPolicy="no-referrer"
          onError={() => setFailed(failed + 1)}
          // Out of the flow, so that a tall picture doesn't stretch its frame.
          style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        <Box sx={{ height: 1, display: 'grid', placeItems: 'center' }}>
          <PersonAvatar name={fullName} size={96} />
        </Box>
      )}
      {online && (
        <Box sx={{ ...tag, top: { xs: 8, sm: 12 }, left: { xs: 8, sm: 12 }, color: 'success.main' }}>
          <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'success.main' }} />
          {t('Online')}
        </Box>
      )}
      <Box
        sx={{ ...tag, right: { xs: 8, sm: 12 }, bottom: { xs: 8, sm: 12 }, '&:empty': { display: 'none' } }}
      >
        <RatingText figures={reputation} />
      </Box>
      {source && isWork && (
        <Box sx={face}>
          <PersonAvatar name={fullName} picture={avatar} size={52} />
        </Box>
      )}
    </Box>
  );
}

const tag = {
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  px: 1,
  height: 26,
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontSize: 12.5,
  fontWeight: 600,
} as const;

const face = {
  position: 'absolute',
  left: { xs: 10, sm: 16 },
  bottom: -16,
  zIndex: 1,
  display: 'flex',
  borderRadius: '50%',
  border: 2,
  borderColor: 'background.paper',
  bgcolor: 'background.paper',
} as const;
