import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { type GalleryPicture, Lightbox } from '../../../../components/campaign/gallery/Lightbox.tsx';

export type NamedPicture = GalleryPicture & { name: string; at?: string };

type Props = { pictures: readonly NamedPicture[]; title: string; large?: boolean };

/** Pictures as pictures; each opens at full size. */
export function Pictures({ pictures, title, large }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: `repeat(auto-fill, minmax(${large ? 180 : 92}px, 1fr))`,
        }}
      >
        {pictures.map((picture, index) => (
          <Box key={picture.id} sx={{ minWidth: 0 }}>
            <ButtonBase
              onClick={() => setOpen(index)}
              aria-label={`Open ${picture.name}`}
              sx={{ display: 'block', width: 1, borderRadius: '10px', overflow: 'hidden' }}
            >
              <Box
                component="img"
                src={large ? picture.medium : picture.small}
                alt=""
                sx={{ display: 'block', width: 1, aspectRatio: '4 / 5', objectFit: 'cover' }}
              />
            </ButtonBase>
            <Box sx={{ mt: 0.5, fontSize: 13, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {picture.name}
            </Box>
            {picture.at && <Box sx={{ fontSize: 12.5, color: 'text.secondary' }}>{picture.at}</Box>}
          </Box>
        ))}
      </Box>
      {open !== null && (
        <Lightbox pictures={pictures} title={title} start={open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
