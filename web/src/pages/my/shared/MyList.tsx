import Box from '@mui/material/Box';
import { type ReactNode } from 'react';
import { PagedCards } from '../../../components/list/PagedCards.tsx';
import { SearchForm } from '../../../components/list/SearchForm.tsx';
import { priceSorts, SortSelect } from '../../../components/list/SortSelect.tsx';
import { type EmptyAction } from '../../../components/page/EmptyState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { t } from '../../../languages/t.ts';
import { MY_PAGE_SIZE, type useListAddress } from './useListAddress.ts';

type Address = ReturnType<typeof useListAddress>;

type Props<Data, T> = {
  title: string;
  label: string;
  address: Address;
  answer: { data?: Data; previousData?: Data; error?: unknown; refetch: () => Promise<unknown> };
  /** The page in the answer. */
  pick: (data: Data) => { nodes: readonly T[]; totalCount: number };
  empty: { text: string; action: EmptyAction };
  card: (item: T, index: number) => ReactNode;
  /** What stands above the cards, by the rows of the page. */
  above?: (rows: readonly T[]) => ReactNode;
};

/** A page with cards of the viewer: search, order, cards and pages; or what to do when there are none. */
export function MyList<Data, T extends { id: string }>(props: Props<Data, T>) {
  const { title, label, address, answer, pick, empty, card, above } = props;
  const { search, page, setSearch, setPage } = address;
  const { data = answer.error ? undefined : answer.previousData, error, refetch } = answer;
  const list = data && pick(data);
  const nothingFound = {
    hint: t('No title contains “{search}”.', { search }),
    action: { text: t('Clear the search'), onClick: () => setSearch(''), quiet: true },
  };
  return (
    <PageContainer title={title}>
      <Controls address={address} total={list?.totalCount} />
      {list && above?.(list.nodes)}
      <PagedCards
        list={list}
        error={error}
        onRetry={() => void refetch()}
        count={MY_PAGE_SIZE}
        label={label}
        empty={search ? nothingFound : empty}
        paging={{ page, size: MY_PAGE_SIZE, onPage: setPage }}
        card={card}
      />
    </PageContainer>
  );
}

/** Search by title, and the order. Nothing to search, nothing to order: then they are not there. */
function Controls({ address, total }: { address: Address; total: number | undefined }) {
  if (total === 0 && !address.search) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        mb: 3,
      }}
    >
      <SearchForm
        label={t('Search by title')}
        value={address.search}
        onSearch={(text) => {
          address.setSearch(text);
          return true;
        }}
        sx={{ flex: 1, minWidth: { xs: '100%', sm: 280 }, maxWidth: { sm: 480 } }}
      />
      <SortSelect value={address.sort} sorts={priceSorts} onSort={address.setSort} />
    </Box>
  );
}
