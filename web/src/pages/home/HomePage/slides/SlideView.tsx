import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '../../../../languages/t.ts';
import { useComposer } from '../../../../lib/navigation/useComposer.ts';
import { Link } from '../../../../routing/Link.tsx';
import { SlidePictures } from './SlidePictures.tsx';
import type { ShownSlide } from './slides.ts';

type Props = {
  slide: ShownSlide;
  /** Place from 0. The first is the heading of the page. */
  index: number;
  count: number;
};

/** Height that words leave free for the search on wide screens, in pixels. */
export const SEARCH_ROOM = 128;

/** Between words and pictures of a slide, in pixels. */
const GAP = 48;

/** Width of the words of a slide on wide screens. */
export const textColumn = `calc((100% - ${GAP}px) * 0.52)`;

const grid = {
  flex: '0 0 100%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '0.52fr 0.48fr' },
  gridTemplateRows: { xs: 'auto minmax(0, 1fr)', md: 'auto' },
  gap: { xs: '20px', md: `${GAP}px` },
} as const;

export function SlideView({ slide, index, count }: Props) {
  return (
    <Box
      component="li"
      aria-label={t('{index} of {count}', { index: index + 1, count })}
      aria-roledescription={t('slide')}
      sx={grid}
    >
      <Box sx={words}>
        <Typography variant="h1" component={index === 0 ? 'h1' : 'h2'} sx={{ textWrap: 'balance' }}>
          {slide.title}
        </Typography>
        <Typography
          sx={{
            mt: { xs: 1.5, md: 2.5 },
            fontSize: { xs: 16, md: 19 },
            color: 'text.secondary',
            maxWidth: 520,
          }}
        >
          {slide.text}
        </Typography>
        {slide.action && <Action {...slide.action} />}
      </Box>
      <SlidePictures pictures={slide.pictures} eager={index === 0} />
    </Box>
  );
}

const words = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: { xs: 'flex-start', md: 'flex-end' },
  pb: { md: `${SEARCH_ROOM + 28}px` },
  pr: { xs: 0.5, md: 0 },
} as const;

function Action({ label, to }: NonNullable<ShownSlide['action']>) {
  const composer = useComposer();
  const way = to ? { component: Link, to } : { onClick: composer.start };
  return (
    <Button variant="outlined" {...way} sx={{ mt: { xs: 1.5, md: 2.5 } }}>
      {label}
    </Button>
  );
}
