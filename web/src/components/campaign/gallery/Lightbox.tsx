import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useState } from 'react';
import { t } from '../../../languages/t.ts';
import { Dialog } from '../../overlay/Dialog.tsx';

export type GalleryPicture = { id: string; small: string; medium: string; large: string };

type Props = { pictures: readonly GalleryPicture[]; title: string; start: number; onClose: () => void };

/** Pictures at full size. Arrow keys and buttons turn the pages round and round, Escape closes. */
export function Lightbox({ pictures, title, start, onClose }: Props) {
  const [index, setIndex] = useState(start);
  const turn = (by: number) => setIndex((old) => (old + by + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  const counted = t('Picture {index} of {count}', { index: index + 1, count: pictures.length });
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      slotProps={{
        paper: {
          'aria-label': t('Pictures of {title}', { title }),
          sx: { bgcolor: 'background.default', borderRadius: 0, border: 0 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1 }}>
        <Box aria-live="polite" sx={{ flex: 1, color: 'text.secondary', fontSize: 14 }}>
          {counted}
        </Box>
        <IconButton onClick={onClose} aria-label={t('Close')} autoFocus>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: { xs: 0, sm: 2 },
          pb: 2,
        }}
      >
        {pictures.length > 1 && (
          <IconButton onClick={() => turn(-1)} aria-label={t('Previous picture')}>
            <ChevronLeftRounded />
          </IconButton>
        )}
        <Box
          component="img"
          key={pictures[index]?.id}
          src={pictures[index]?.large}
          alt={`${title}, ${counted.toLowerCase()}`}
          sx={{ flex: 1, minWidth: 0, height: 1, objectFit: 'contain' }}
        />
        {pictures.length > 1 && (
          <IconButton onClick={() => turn(1)} aria-label={t('Next picture')}>
            <ChevronRightRounded />
          </IconButton>
        )}
      </Box>
    </Dialog>
  );
}
