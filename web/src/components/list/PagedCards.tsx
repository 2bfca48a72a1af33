import type { ComponentProps, ReactNode } from 'react';
import { t } from '../../languages/t.ts';
import { CampaignCardGrid } from '../campaign/CampaignCardGrid.tsx';
import { type EmptyAction, EmptyState } from '../page/EmptyState.tsx';
import { CardGridSkeleton } from '../page/Skeletons.tsx';
import { PagedList } from './PagedList.tsx';

type Props<T> = Pick<ComponentProps<typeof PagedList<T>>, 'list' | 'error' | 'onRetry' | 'paging'> & {
  /** What the list is, for screen readers. */
  label: string;
  /** Why there is nothing, and the next step. */
  empty: { hint: string; action?: EmptyAction };
  /** Cards to wait for. */
  count?: number;
  card: (item: T, index: number) => ReactNode;
};

/** The cards of a page of a list, or what stands in their place. */
export function PagedCards<T extends { id: string }>({ label, empty, count, card, ...list }: Props<T>) {
  return (
    <PagedList
      {...list}
      skeleton={<CardGridSkeleton count={count} />}
      empty={<EmptyState text={t('Sorry, no result found')} {...empty} />}
    >
      {(items) => <CampaignCardGrid label={label} items={items} card={card} />}
    </PagedList>
  );
}
