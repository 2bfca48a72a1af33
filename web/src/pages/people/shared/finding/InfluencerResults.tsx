import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { InfluencerCardFragment, InfluencersQuery } from '../../../../__generated__/graphql.ts';
import { PagedList } from '../../../../components/list/PagedList.tsx';
import { EmptyState } from '../../../../components/page/EmptyState.tsx';
import { t } from '../../../../languages/t.ts';
import { drawnWhenNear } from '../../../../lib/drawnWhenNear.ts';
import { laterPart } from '../../../../lib/laterPart.tsx';
import { HydratedApart } from '../../../../lib/lazyPart.tsx';
import { useMe } from '../../../../lib/session/useMe.ts';
import { InfluencerCard } from './InfluencerCard.tsx';
import { PAGE_SIZE } from './useInfluencerAddress.ts';

const PeoplePresence = laterPart(
  async () => (await import('../../../../components/campaign/people/PeoplePresence.tsx')).PeoplePresence,
);

type Props = {
  list: InfluencersQuery['influencers'] | undefined;
  /** Whether this is the list before, until the next one is there. */
  stale: boolean;
  error: unknown;
  page: number;
  onPage: (page: number) => void;
  onRetry: () => void;
  onClear: () => void;
};

/** The people found, or what stands in their place. Members see who comes online meanwhile. */
export function InfluencerResults({ list, stale, error, page, onPage, onRetry, onClear }: Props) {
  const { signedIn } = useMe();
  const shown = stale && list?.items.length === 0 ? undefined : list;
  return (
    <Box sx={{ opacity: stale && shown ? 0.6 : 1 }} aria-busy={stale}>
      <PagedList
        list={shown}
        error={error}
        onRetry={onRetry}
        paging={{ page, size: PAGE_SIZE, onPage }}
        skeleton={<InfluencerGridSkeleton />}
        empty={
          <EmptyState
            drawing="people"
            text={t('Sorry, no result found')}
            hint={t('Another spelling or all countries may help.')}
            action={{ text: t('See everybody'), onClick: onClear }}
          />
        }
      >
        {(items) => (
          <>
            <InfluencerGrid items={items} />
            {signedIn && <PeoplePresence people={items} />}
          </>
        )}
      </PagedList>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
  listStyle: 'none',
  p: 0,
  m: 0,
  '& > li:nth-of-type(n+7) > *': drawnWhenNear(145),
} as const;

/** People in columns, as a list that screen readers count. */
function InfluencerGrid({ items }: { items: readonly InfluencerCardFragment[] }) {
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

/** Shape of people to come. */
function InfluencerGridSkeleton() {
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
