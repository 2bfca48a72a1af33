import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { t } from '../../../languages/t.ts';
import { type GalleryPicture, Lightbox } from '../gallery/Lightbox.tsx';

type Props = { pictures: readonly GalleryPicture[]; by: string };

/** Pictures beside a statement, small; each opens at full size. */
export function EvidencePictures({ pictures, by }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Box
      role="group"
      aria-label={t('Pictures from {by}', { by })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}
    >
      {pictures.map((picture, index) => (
        <ButtonBase
          key={picture.id}
          onClick={() => setOpen(index)}
          aria-label={t('Picture {index} of {count}', { index: index + 1, count: pictures.length })}
          sx={{
            width: 112,
            height: 84,
            borderRadius: '10px',
            overflow: 'hidden',
            border: 1,
            borderColor: 'divider',
            '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'info.main', outlineOffset: 2 },
          }}
        >
          <Box
            component="img"
            src={picture.small}
            alt=""
            loading="lazy"
            sx={{ width: 1, height: 1, objectFit: 'cover' }}
          />
        </ButtonBase>
      ))}
      {open !== null && (
        <Lightbox
          pictures={pictures}
          title={t('the dispute, from {by}', { by })}
          start={open}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  );
}
