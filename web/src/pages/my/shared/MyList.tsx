import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { CampaignCardGrid } from '../../../components/campaign/CampaignCardGrid.tsx';
import { PagedList } from '../../../components/list/PagedList.tsx';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { SortSelect } from '../../../components/list/SortSelect.tsx';
import { type EmptyAction, EmptyState } from '../../../components/page/EmptyState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { CardGridSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { MY_PAGE_SIZE, sortOptions, type useListAddress } from './useListAddress.ts';

type Address = ReturnType<typeof useListAddress>;

type Props<T> = {
  title: string;
  /** What the list is, for screen readers. */
  label: string;
  address: Address;
  /** The page as far as it is known. */
  list: { items: readonly T[]; total: number } | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
  /** Said when there is nothing at all, and the next step. */
  empty: { hint: string; action: EmptyAction };
  card: (item: T, index: number) => ReactNode;
  /** Stands above the cards. */
  children?: ReactNode;
};

/** A page with cards of the viewer: search, order, cards and pages; or what to do when there are none. */
export function MyList<T extends { id: string }>(props: Props<T>) {
  const { title, label, address, list, error, refetch, empty, card, children } = props;
  const { search, page, setSearch, setPage } = address;
  const nothingFound = {
    hint: t('No title contains “{search}”.', { search }),
    action: { text: t('Clear the search'), onClick: () => setSearch(''), quiet: true },
  };
  return (
    <PageContainer>
      <PageTitle>{title}</PageTitle>
      <Controls address={address} total={list?.total} />
      {children}
      <PagedList
        list={list}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<CardGridSkeleton count={MY_PAGE_SIZE} />}
        empty={<EmptyState text={t('Sorry, no result found')} {...(search ? nothingFound : empty)} />}
        paging={{ page, size: MY_PAGE_SIZE, onPage: setPage }}
      >
        {(items) => <CampaignCardGrid label={label} items={items} card={card} />}
      </PagedList>
    </PageContainer>
  );
}

type ControlsProps = {
  address: Address;
  /** How many there are; undefined while it is not known. */
  total: number | undefined;
};

const sorts = sortOptions.map(({ code, label }) => ({ value: code, text: label }));

/** Search by title, and the order. Nothing to search, nothing to order: then they are not there. */
function Controls({ address, total }: ControlsProps) {
  const [text, setText] = useState(address.search);
  // An address from elsewhere fills the field anew.
  useEffect(() => setText(address.search), [address.search]);
  if (total === 0 && !address.search) return null;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    address.setSearch(text);
  };
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
      <Box
        component="form"
        role="search"
        onSubmit={onSubmit}
        sx={{ display: 'flex', gap: 1, flex: 1, minWidth: { xs: '100%', sm: 280 }, maxWidth: { sm: 480 } }}
      >
        <SearchField label={t('Search by title')} value={text} onText={setText} />
        <Button type="submit" variant="outlined">
          {t('Search')}
        </Button>
      </Box>
      <SortSelect value={address.code} sorts={sorts} onSort={address.setSort} />
    </Box>
  );
}
