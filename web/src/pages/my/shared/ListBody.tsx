import type { ReactNode } from 'react';
import { CampaignCardGrid } from '../../../components/campaign/CampaignCardGrid.tsx';
import { PagedList } from '../../../components/list/PagedList.tsx';
import { type EmptyAction, EmptyState } from '../../../components/page/EmptyState.tsx';
import { CardGridSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { MY_PAGE_SIZE, type useListAddress } from './useListAddress.ts';

type Props<T> = {
  label: string;
  /** The page as far as it is known. */
  list: { items: readonly T[]; total: number } | undefined;
  error: unknown;
  onRetry: () => void;
  address: ReturnType<typeof useListAddress>;
  card: (item: T, index: number) => ReactNode;
  /** Said when there is nothing at all, and the next step. */
  empty: { hint: string; action: EmptyAction };
};

/** Skeletons, then cards and pages; or what to do when there are none. */
export function ListBody<T extends { id: string }>({
  label,
  list,
  error,
  onRetry,
  address,
  card,
  empty,
}: Props<T>) {
  return (
    <PagedList
      list={list}
      error={error}
      onRetry={onRetry}
      paging={{ page: address.page, size: MY_PAGE_SIZE, onPage: address.setPage }}
      skeleton={<CardGridSkeleton count={MY_PAGE_SIZE} />}
      empty={<Nothing address={address} empty={empty} />}
    >
      {(items) => <CampaignCardGrid label={label} items={items} card={card} />}
    </PagedList>
  );
}

function Nothing({ address, empty }: Pick<Props<unknown>, 'address' | 'empty'>) {
  if (address.search) {
    return (
      <EmptyState
        text={t('Sorry, no result found')}
        hint={t('No title contains “{search}”.', { search: address.search })}
        action={{ text: t('Clear the search'), onClick: () => address.setSearch(''), quiet: true }}
      />
    );
  }
  return <EmptyState text={t('Sorry, no result found')} hint={empty.hint} action={empty.action} />;
}
