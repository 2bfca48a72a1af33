import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { t } from '../../languages/t.ts';
import type { Height } from '../../lib/drawnWhenNear.ts';
import { CampaignCardGrid } from '../campaign/CampaignCardGrid.tsx';
import { visuallyHidden } from '../display/visuallyHidden.ts';
import { EmptyState } from '../page/EmptyState.tsx';
import { ErrorState } from '../page/ErrorState.tsx';
import { CardGridSkeleton } from '../page/Skeletons.tsx';
import { Pager } from './Pager.tsx';
import { useLastPage } from './useLastPage.ts';

type Props<T> = {
  /** What the list is, for screen readers. */
  label: string;
  /** One page, once it is known. */
  page: { readonly items: readonly T[]; readonly total: number } | undefined;
  error: unknown;
  /** Number of the page, from 1. */
  number: number;
  /** Cards on a page. */
  size: number;
  card: (item: T, index: number) => ReactNode;
  /** About how high a card is; as high as a campaign's unless told. */
  height?: Height;
  onPage: (page: number) => void;
  onRetry: () => void;
  onClear: () => void;
};

/** As many columns as fit beside the filters. */
const columns = {
  minWidth: 0,
  '& > ul, & > [role=status]': {
    '@media (min-width: 900px)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr)) !important',
    },
  },
} as const;

/** The cards of a filtered list, or what stands in their place. */
export function CardList<T extends { id: string }>(props: Props<T>) {
  const { label, page, error, number, size, card, height, onPage, onRetry, onClear } = props;
  const beyond = useLastPage(page, size);
  if (error && !page) return <ErrorState error={error} onRetry={onRetry} />;
  if (!page || beyond) {
    return (
      <Box sx={columns}>
        <CardGridSkeleton />
      </Box>
    );
  }
  if (page.items.length === 0) {
    return (
      <EmptyState
        text={t('Sorry, no result found')}
        hint={t('Fewer filters or another word may help.')}
        action={
          <Button variant="contained" onClick={onClear}>
            {t('Clear filters')}
          </Button>
        }
      />
    );
  }
  return (
    <Box sx={columns}>
      <Box component="h2" sx={visuallyHidden}>
        {label}
      </Box>
      <CampaignCardGrid label={label} items={page.items} card={card} height={height} />
      <Pager page={number} size={size} total={page.total} onPage={onPage} />
    </Box>
  );
}
