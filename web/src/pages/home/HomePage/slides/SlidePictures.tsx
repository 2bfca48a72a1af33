import Box from '@mui/material/Box';
import { t } from '../../../../languages/t.ts';
import type { SlideNote, SlidePicture } from './slides.ts';

type Props = {
  pictures: SlidePicture[];
  /** The slide that is seen first fetches its pictures at once. */
  eager: boolean;
};

const collage = {
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(12, minmax(0, 1fr))',
  // On phones the words of a slide leave the pictures the rest of its height.
  minHeight: { xs: 250, sm: 360 },
  height: { md: 500 },
} as const;

/** A collage of drawings, with notes as the product would say them. Decorative. */
export function SlidePictures({ pictures, eager }: Props) {
  return (
    <Box sx={collage} aria-hidden>
      {pictures.map(({ src, area, note }) => (
        <Box
          key={src}
          sx={{
            gridArea: area,
            position: 'relative',
            borderRadius: '16px',
            overflow: 'hidden',
            bgcolor: 'divider',
          }}
        >
          <img
            src={src}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            draggable={false}
            style={{
              position: 'absolute',
              width: '100%',
              height: '100%',
              objectFit: 'cover',
              display: 'block',
            }}
          />
          {note && <Note {...note} />}
        </Box>
      ))}
    </Box>
  );
}

const chip = {
  position: 'absolute',
  left: 12,
  bottom: 12,
  maxWidth: 'calc(100% - 24px)',
  display: { xs: 'none', sm: 'flex' },
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 1,
  borderRadius: '10px',
  bgcolor: 'background.paper',
  boxShadow: '0 8px 24px -14px rgb(0 0 0 / 0.5)',
  fontSize: 14,
} as const;

function Note({ faces = [], strong, text, tone }: SlideNote) {
  return (
    <Box sx={chip}>
      {faces.length > 0 && (
        <Box sx={{ display: 'flex', '& img + img': { ml: '-10px' } }}>
          {faces.map((face) => (
            <Box
              key={face}
              component="img"
              src={face}
              alt=""
              loading="lazy"
              sx={{
                width: 28,
                height: 28,
                borderRadius: '50%',
                border: 2,
                borderColor: 'background.paper',
                flexShrink: 0,
              }}
            />
          ))}
        </Box>
      )}
      {tone && !faces.length && (
        <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: `${tone}.main`, flexShrink: 0 }} />
      )}
      <span>
        {strong && <b>{t(strong)} </b>}
        {t(text)}
      </span>
    </Box>
  );
}
