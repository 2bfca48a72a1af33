import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { CampaignCardGrid } from '../../../components/campaign/CampaignCardGrid.tsx';
import { Pager } from '../../../components/list/Pager.tsx';
import { useLastPage } from '../../../components/list/useLastPage.ts';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
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
  empty: { hint: string; action: ReactNode };
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
  const beyond = useLastPage(list, MY_PAGE_SIZE);
  if (!list || beyond)
    return error ? <ErrorState error={error} onRetry={onRetry} /> : <CardGridSkeleton count={MY_PAGE_SIZE} />;
  if (list.items.length === 0) return <Nothing address={address} empty={empty} />;
  return (
    <Box>
      <CampaignCardGrid label={label} items={list.items} card={card} />
      <Pager page={address.page} size={MY_PAGE_SIZE} total={list.total} onPage={address.setPage} />
    </Box>
  );
}

function Nothing({ address, empty }: Pick<Props<unknown>, 'address' | 'empty'>) {
  const back = (text: string, onClick: () => void) => (
    <Button variant="outlined" onClick={onClick}>
      {text}
    </Button>
  );
  if (address.search) {
    return (
      <EmptyState
        text={t('Sorry, no result found')}
        hint={t('No title contains “{search}”.', { search: address.search })}
        action={back(t('Clear the search'), () => address.setSearch(''))}
      />
    );
  }
  return <EmptyState text={t('Sorry, no result found')} hint={empty.hint} action={empty.action} />;
}
