import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { t } from '../../languages/t.ts';
import type { Height } from '../../lib/drawnWhenNear.ts';
import { CampaignCardGrid } from '../campaign/CampaignCardGrid.tsx';
import { visuallyHidden } from '../display/visuallyHidden.ts';
import { EmptyState } from '../page/EmptyState.tsx';
import { CardGridSkeleton } from '../page/Skeletons.tsx';
import { PagedList } from './PagedList.tsx';

type Props<T> = {
  /** What the list is, for screen readers. */
  label: string;
  page: { readonly items: readonly T[]; readonly total: number } | undefined;
  error: unknown;
  number: number;
  size: number;
  card: (item: T, index: number) => ReactNode;
  /** About how high a card is; as high as a campaign's unless told. */
  height?: Height;
  onPage: (page: number) => void;
  onRetry: () => void;
  onClear: () => void;
};

const columns = {
  minWidth: 0,
  '& > ul, & > [role=status]': {
    '@media (min-width: 900px)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr)) !important',
    },
  },
} as const;

export function CardList<T extends { id: string }>(props: Props<T>) {
  const { label, page, error, number, size, card, height, onPage, onRetry, onClear } = props;
  return (
    <Box sx={columns}>
      <PagedList
        list={page}
        error={error}
        onRetry={onRetry}
        paging={{ page: number, size, onPage }}
        skeleton={<CardGridSkeleton />}
        empty={
          <EmptyState
            text={t('Sorry, no result found')}
            hint={t('Fewer filters or another word may help.')}
            action={{ text: t('Clear filters'), onClick: onClear }}
          />
        }
      >
        {(items) => (
          <>
            <h2 style={visuallyHidden}>{label}</h2>
            <CampaignCardGrid label={label} items={items} card={card} height={height} />
          </>
        )}
      </PagedList>
    </Box>
  );
}
