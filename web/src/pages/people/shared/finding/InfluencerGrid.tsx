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
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
  listStyle: 'none',
  p: 0,
  m: 0,
  '& > li:nth-of-type(n+7) > *': drawnWhenNear(166),
} as const;

export function InfluencerGrid({ items }: { items: readonly InfluencerCardFragment[] }) {
  return (
    <Box component="ul" aria-label={t('Influencers')} sx={grid}>
      {items.map((person) => (
        <li key={person.id}>
          <HydratedApart>
            <InfluencerCard person={person} />
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
        <Card key={place} aria-hidden sx={{ display: 'flex', gap: 2, p: 2 }}>
          <Skeleton variant="circular" width={72} height={72} sx={{ flexShrink: 0 }} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="70%" height={26} />
            <Skeleton width="45%" />
            <Skeleton width="80%" />
            <Skeleton width="50%" />
          </Box>
        </Card>
      ))}
    </Box>
  );
}
