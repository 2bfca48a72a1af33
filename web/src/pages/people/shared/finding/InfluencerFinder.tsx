import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { InfluencerSort } from '../../../../__generated__/enums.ts';
import { graphql } from '../../../../__generated__/gql.ts';
import type { PlaceInput } from '../../../../__generated__/graphql.ts';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { PagedList, pageInput } from '../../../../components/list/PagedList.tsx';
import { EmptyState } from '../../../../components/page/EmptyState.tsx';
import { type Text, t } from '../../../../languages/t.ts';
import { laterPart } from '../../../../lib/lazyPart.tsx';
import { useMe } from '../../../../lib/session/useMe.ts';
import { FilterBar } from './FilterBar.tsx';
import { InfluencerGrid, InfluencerGridSkeleton } from './InfluencerGrid.tsx';
import { toFilter } from './influencerFilters.ts';
import type { InfluencerAddress } from './useInfluencerAddress.ts';

const PeoplePresence = laterPart(
  async () => (await import('../../../../components/campaign/people/usePresence.ts')).PeoplePresence,
);

const InfluencersDocument = graphql(`
  query Influencers(
    $filter: InfluencerFilter
    $sort: InfluencerSort
    $near: PlaceInput
    $first: Int, $offset: Int
  ) {
    influencers(filter: $filter, sort: $sort, near: $near, first: $first, offset: $offset) {
      totalCount
      nodes { ...InfluencerCard }
    }
  }
`);

/** People on a page (specification, section 9). */
const PAGE_SIZE = 50;

type Props = {
  address: InfluencerAddress;
  search: ReactNode;
  /** Orders by their codes, and the one that is chosen. `why` says how the list is in order, without and with a keyword. */
  sorts: readonly { code: string; text: Text; why: Text; whyByKeyword: Text }[];
  code: string;
  /** What is asked for beside keyword, filters and page. */
  ask: { featured?: boolean; sort: InfluencerSort; near?: PlaceInput | null };
  /** Whether there is nothing to ask for yet. */
  waiting?: boolean;
  onClear: () => void;
};

/** Keyword, filters and order, and the people found. Members see who comes online meanwhile. */
export function InfluencerFinder({ address, search, sorts, code, ask, waiting = false, onClear }: Props) {
  const { keyword, page, change } = address;
  const { signedIn } = useMe();
  const { featured, ...order } = ask;
  const { data, previousData, error, refetch } = useQuery(InfluencersDocument, {
    variables: {
      filter: {
        ...(featured && { featured }),
        search: keyword || null,
        ...toFilter(address),
      },
      ...order,
      ...pageInput({ page, size: PAGE_SIZE }),
    },
    skip: waiting,
  });
  const list = waiting ? undefined : (data ?? (error ? undefined : previousData))?.influencers;
  // The list before is shown until the next one is there, unless it is empty.
  const stale = !data && !!list && list.nodes.length > 0;
  return (
    <>
      <Controls address={address} search={search} sorts={sorts} code={code} />
      <FilterBar
        choices={address}
        onChange={(part) => change(part, { preventScrollReset: true })}
        total={list?.totalCount}
      />
      <OrderLine sorts={sorts} code={code} hasKeyword={keyword !== ''} total={list?.totalCount} />
      <Box sx={{ opacity: stale ? 0.6 : 1 }} aria-busy={stale}>
        <PagedList
          list={data || stale ? list : undefined}
          error={error}
          onRetry={() => void refetch()}
          skeleton={<InfluencerGridSkeleton />}
          empty={
            <EmptyState
              drawing="people"
              text={t('Sorry, no result found')}
              hint={t('Try another spelling, fewer filters or all countries.')}
              action={{ text: t('See everyone'), onClick: onClear }}
            />
          }
          paging={{ page, size: PAGE_SIZE, onPage: (next) => change({ page: next }) }}
        >
          {(items) => (
            <>
              <InfluencerGrid items={items} />
              {signedIn && <PeoplePresence people={items} />}
            </>
          )}
        </PagedList>
      </Box>
    </>
  );
}

type OrderLineProps = Pick<Props, 'sorts' | 'code'> & { hasKeyword: boolean; total: number | undefined };

/** How many there are, and why they come in this order. */
function OrderLine({ sorts, code, hasKeyword, total }: OrderLineProps) {
  const sort = sorts.find((one) => one.code === code);
  const parts = [
    t('{total, plural, one {{total} influencer} other {{total} influencers}}', { total: total ?? 0 }),
    sort && t(hasKeyword ? sort.whyByKeyword : sort.why),
  ];
  return <SecondaryText sx={{ minHeight: 21, mb: 1.5 }}>{!!total && parts.join(' · ')}</SecondaryText>;
}

/** Keyword and order above the list. */
function Controls({ address, search, sorts, code }: Pick<Props, 'address' | 'search' | 'sorts' | 'code'>) {
  return (
    <Box
      sx={{
        display: { xs: 'flex', md: 'grid' },
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr) 200px',
        '& > form': { flexBasis: '100%' },
        // On phones side by side where both are read whole, else below each other: languages differ.
        '& > select': { flex: '1 1 40%', minWidth: 'min-content', fieldSizing: 'content' },
        mb: 1.5,
      }}
    >
      {search}
      <PlainSelect
        label={t('Sort by')}
        value={code}
        options={sorts.map((sort) => ({ value: sort.code, text: t(sort.text) }))}
        onValue={(next) => address.change({ sort: next })}
      />
    </Box>
  );
}

type PlainSelectProps = {
  /** What is chosen, for screen readers: the choices themselves tell everybody else. */
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onValue: (value: string) => void;
};

/** A choice by the browser's own list, which weighs nothing and suits a thumb. */
function PlainSelect({ label, value, options, onValue }: PlainSelectProps) {
  return (
    <select
      className="list"
      aria-label={label}
      value={value}
      onChange={({ target }) => onValue(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
