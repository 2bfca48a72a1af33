import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { t } from '../../languages/t.ts';
import type { Height } from '../../lib/drawnWhenNear.ts';
import { CampaignCardGrid } from '../campaign/CampaignCardGrid.tsx';
import { visuallyHidden } from '../display/visuallyHidden.ts';
import { type EmptyAction, EmptyState } from '../page/EmptyState.tsx';
import { CardGridSkeleton } from '../page/Skeletons.tsx';
import { PagedList, type PagedListProps } from './PagedList.tsx';

type Props<T> = Pick<PagedListProps<T>, 'list' | 'error' | 'onRetry' | 'paging'> & {
  /** What the list is, for screen readers. */
  label: string;
  /** Whether that is a heading too. */
  isHeading?: boolean;
  /** Why there is nothing, and the next step. */
  empty: { text?: string; hint?: string; action?: EmptyAction };
  /** Cards to wait for. */
  count?: number;
  card: (item: T, index: number) => ReactNode;
  /** About how high a card is; as high as a campaign's unless told. */
  height?: Height;
};

/** The cards of a page of a list, or what stands in their place. */
export function PagedCards<T extends { id: string }>(props: Props<T>) {
  const { label, isHeading, empty, count, card, height, ...list } = props;
  return (
    <PagedList
      {...list}
      skeleton={<CardGridSkeleton count={count} />}
      empty={<EmptyState text={t('Sorry, no result found')} {...empty} />}
    >
      {(items) => (
        <>
          {isHeading && <h2 style={visuallyHidden}>{label}</h2>}
          <CampaignCardGrid label={label} items={items} card={card} height={height} />
        </>
      )}
    </PagedList>
  );
}

const columns = {
  minWidth: 0,
  '& > ul, & > [role=status]': {
    '@media (min-width: 900px)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr)) !important',
    },
  },
} as const;

type FilteredProps<T> = Omit<Props<T>, 'empty'> & { onClear: () => void };

/** The same beside filters, in as many columns as fit. */
export function FilteredCards<T extends { id: string }>({ onClear, ...cards }: FilteredProps<T>) {
  const action = { text: t('Clear filters'), onClick: onClear };
  return (
    <Box sx={columns}>
      <PagedCards {...cards} isHeading empty={{ hint: t('Try fewer filters or another word.'), action }} />
    </Box>
  );
}
