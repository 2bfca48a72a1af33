import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { InfluencerCardFragment } from '../../../../__generated__/graphql.ts';
import { t } from '../../../../languages/t.ts';
import { drawnWhenNear } from '../../../../lib/drawnWhenNear.ts';
import { HydratedApart } from '../../../../lib/lazyPart.tsx';
import { InfluencerCard } from './InfluencerCard.tsx';

const grid = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2.5 },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media (min-width: 700px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@media (min-width: 1024px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  listStyle: 'none',
  p: 0,
  m: 0,
  '& > li:nth-of-type(n+5) > *': drawnWhenNear({ xs: 428, md: 588 }),
} as const;

export function InfluencerGrid({ items }: { items: readonly InfluencerCardFragment[] }) {
  return (
    <Box component="ul" aria-label={t('Influencers')} sx={grid}>
      {items.map((person, index) => (
        <li key={person.id}>
          <HydratedApart>
            <InfluencerCard person={person} eager={index < 4} />
          </HydratedApart>
        </li>
      ))}
    </Box>
  );
}

const places = Array.from({ length: 12 }, (_, index) => index);

export function InfluencerGridSkeleton() {
  return (
    <Box role="status" aria-label={t('Loading')} sx={grid}>
      {places.map((place) => (
        <Card key={place} aria-hidden>
          <Skeleton variant="rectangular" sx={{ height: 'auto', aspectRatio: '4 / 5' }} />
          <Box sx={{ p: { xs: 1.25, sm: 2 } }}>
            <Skeleton width="70%" height={26} />
            <Skeleton width="45%" />
            <Skeleton width="60%" />
            <Skeleton width="80%" height={40} />
            <Skeleton width="50%" height={28} />
          </Box>
        </Card>
      ))}
    </Box>
  );
}
