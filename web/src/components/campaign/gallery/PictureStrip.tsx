import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { t } from '../../../languages/t.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import type { GalleryPicture } from './Lightbox.tsx';

const Lightbox = lazyPart(async () => (await import('./Lightbox.tsx')).Lightbox);

type Props = {
  pictures: readonly GalleryPicture[];
  /** What the pictures are, for screen readers: 'Pictures from Mei Tan'. */
  label: string;
  /** What they are of, in the viewer. */
  title: string;
  /** Whole and as large as there is room, for who judges them. */
  large?: boolean;
  /** Width of a small one, in pixels. */
  width?: number;
};

/** Pictures beside words, small; each opens the viewer. */
export function PictureStrip({ pictures, label, title, large, width = 112 }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {pictures.map((picture, index) => (
        <ButtonBase
          key={picture.id}
          onClick={() => setOpen(index)}
          aria-label={t('Picture {index} of {count}', { index: index + 1, count: pictures.length })}
          sx={{ ...frame, ...(large ? whole : { width, aspectRatio: '4 / 3' }) }}
        >
          <Box
            component="img"
            src={large ? picture.large : picture.small}
            alt=""
            loading="lazy"
            sx={large ? { width: 1, display: 'block' } : { width: 1, height: 1, objectFit: 'cover' }}
          />
        </ButtonBase>
      ))}
      {open !== null && (
        <Lightbox pictures={pictures} title={title} start={open} onClose={() => setOpen(null)} />
      )}
    </Box>
  );
}

/** Two of them beside one another where there is room. */
const whole = { flex: '1 1 280px', maxWidth: 560, alignSelf: 'flex-start' } as const;

const frame = {
  borderRadius: '10px',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'info.main', outlineOffset: 2 },
} as const;
