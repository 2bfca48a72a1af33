import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { t } from '../../../languages/t.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Drawing } from '../../display/Drawing.tsx';
import { CampaignPicture } from '../CampaignPicture.tsx';
import type { GalleryPicture } from './Lightbox.tsx';

const Lightbox = lazyPart(async () => (await import('./Lightbox.tsx')).Lightbox);

/** Pictures that desktops show; the last one says how many more there are. */
const SHOWN = 3;

/** Columns by the number of pictures in sight: one wide, two halves, or a large one with two beside it. */
const columns = ['1fr', '1fr', '1fr 1fr', '2fr 1fr'];

/** The pictures of a campaign: large and small on desktops, a strip to swipe on phones; each opens the lightbox. */
export function Gallery({ pictures, title }: { pictures: readonly GalleryPicture[]; title: string }) {
  const [open, setOpen] = useState<number | null>(null);
  if (pictures.length === 0) {
    return (
      <Box sx={{ borderRadius: '16px', overflow: 'hidden', maxHeight: 360 }}>
        <CampaignPicture picture={null} />
      </Box>
    );
  }
  const shown = Math.min(SHOWN, pictures.length);
  return (
    <>
      <Box
        role="group"
        aria-label={t('Pictures of {title}', { title })}
        sx={{
          display: { xs: 'flex', md: 'grid' },
          gridTemplateColumns: columns[shown],
          gridTemplateRows: shown === SHOWN ? '1fr 1fr' : '1fr',
          aspectRatio: { md: shown === 1 ? '16 / 9' : '2.2 / 1' },
          gap: { xs: 1, md: 1.25 },
          overflowX: { xs: 'auto', md: 'visible' },
          scrollSnapType: { xs: 'x mandatory', md: 'none' },
          scrollbarWidth: 'none',
          mx: { xs: -2, md: 0 },
          px: { xs: 2, md: 0 },
        }}
      >
        {pictures.map((picture, index) => (
          <Tile
            key={picture.id}
            picture={picture}
            index={index}
            count={pictures.length}
            onOpen={() => setOpen(index)}
          />
        ))}
      </Box>
      {open !== null && (
        <Lightbox pictures={pictures} title={title} start={open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

type TileProps = { picture: GalleryPicture; index: number; count: number; onOpen: () => void };

function Tile({ picture, index, count, onOpen }: TileProps) {
  const [broken, setBroken] = useState(false);
  const shown = Math.min(SHOWN, count);
  const only = count === 1;
  const first = index === 0;
  const large = first && shown === SHOWN;
  const more = index === shown - 1 ? count - shown : 0;
  const name = t('Picture {index} of {count}', { index: index + 1, count });
  return (
    <ButtonBase
      onClick={onOpen}
      aria-label={more > 0 ? `${name}, ${t('+{more} more', { more })}` : name}
      sx={{
        display: { xs: 'block', md: index >= shown ? 'none' : 'block' },
        position: 'relative',
        gridRow: large ? 'span 2' : undefined,
        flex: { xs: only ? '0 0 100%' : '0 0 88%', md: 'unset' },
        scrollSnapAlign: 'center',
        aspectRatio: { xs: '4 / 3', sm: '16 / 9', md: 'auto' },
        minHeight: 0,
        fontFamily: 'inherit',
        borderRadius: '16px',
        overflow: 'hidden',
        bgcolor: 'warning.soft',
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'info.main', outlineOffset: 2 },
      }}
    >
      {broken ? (
        <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
          <Drawing name="bowl" />
        </Box>
      ) : (
        <Box
          component="img"
          src={large || only ? picture.large : picture.medium}
          srcSet={`${picture.small} 320w, ${picture.medium} 640w, ${picture.large} 1280w`}
          sizes={large || only ? '(min-width: 900px) 55vw, 92vw' : '(min-width: 900px) 28vw, 88vw'}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          onError={() => setBroken(true)}
          sx={{ position: 'absolute', inset: 0, width: 1, height: 1, objectFit: 'cover' }}
        />
      )}
      {more > 0 && (
        <Box
          component="span"
          sx={{
            display: { xs: 'none', md: 'inline-block' },
            position: 'absolute',
            right: 12,
            bottom: 12,
            px: 1.25,
            py: 0.5,
            borderRadius: 999,
            bgcolor: 'background.paper',
            fontSize: 13,
            fontWeight: 700,
          }}
        >
          {t('+{more} more', { more })}
        </Box>
      )}
    </ButtonBase>
  );
}
