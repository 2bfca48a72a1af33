import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { InfluencersQuery } from '../../../../__generated__/graphql.ts';
import { Pager } from '../../../../components/list/Pager.tsx';
import { useLastPage } from '../../../../components/list/useLastPage.ts';
import { EmptyState } from '../../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { t } from '../../../../languages/t.ts';
import { laterPart } from '../../../../lib/laterPart.tsx';
import { useMe } from '../../../../lib/session/useMe.ts';
import { InfluencerGrid, InfluencerGridSkeleton } from './InfluencerGrid.tsx';
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
  const beyond = useLastPage(list, PAGE_SIZE);
  if (error && !list) return <ErrorState error={error} onRetry={onRetry} />;
  if (!list || beyond || (stale && list.items.length === 0)) return <InfluencerGridSkeleton />;
  if (list.items.length === 0) {
    return (
      <EmptyState
        drawing="people"
        text={t('Sorry, no result found')}
        hint={t('Another spelling or all countries may help.')}
        action={
          <Button variant="contained" onClick={onClear}>
            {t('See everybody')}
          </Button>
        }
      />
    );
  }
  return (
    <Box sx={{ opacity: stale ? 0.6 : 1 }} aria-busy={stale}>
      <InfluencerGrid items={list.items} />
      {signedIn && <PeoplePresence people={list.items} />}
      <Pager page={page} size={PAGE_SIZE} total={list.total} onPage={onPage} />
    </Box>
  );
}
