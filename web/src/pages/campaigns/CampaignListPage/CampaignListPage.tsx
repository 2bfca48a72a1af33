import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../__generated__/gql.ts';
import { CampaignCard } from '../../../components/campaign/CampaignCard.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { FilterColumn } from '../../../components/list/FilterColumn.tsx';
import { FilterSheet } from '../../../components/list/FilterSheet.tsx';
import { FilteredCards } from '../../../components/list/PagedCards.tsx';
import { pageInput } from '../../../components/list/PagedList.tsx';
import { pageText } from '../../../components/list/Pager.tsx';
import { SearchAsYouType } from '../../../components/list/SearchAsYouType.tsx';
import { priceSorts, SortSelect } from '../../../components/list/SortSelect.tsx';
import { FilterCategoriesDocument } from '../../../components/list/useCommonChips.ts';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { msg, t } from '../../../languages/t.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useParams } from '../../../routing/hooks.ts';
import {
  countFilters,
  isTypeOrCategory,
  PAGE_SIZE,
  toFilter,
  useCampaignChoices,
} from './campaignFilters.ts';
import { FilterChips } from './FilterChips.tsx';
import { TypeChips } from './TypeChips.tsx';

const FilterPanel = lazyPart(async () => (await import('./FilterPanel.tsx')).FilterPanel);

const CampaignsDocument = graphql(`
  query Campaigns($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {
    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {
      totalCount
      nodes { ...CampaignCard }
    }
  }
`);

const sorts = [...priceSorts, { value: 'ENDING_SOON', text: msg('Ending soon') }] as const;

const show = {
  all: msg('Show campaigns'),
  counted: msg('Show {total, plural, one {{total} campaign} other {{total} campaigns}}'),
};

/** /campaigns, /campaigns/paid, /campaigns/sponsored, /campaigns/shoutout and /campaigns/{category}. */
export function Component() {
  const { category } = useParams();
  const { data } = useQuery(FilterCategoriesDocument, { fetchPolicy: 'cache-first' });
  const isKnown = !data || isTypeOrCategory(category, data.categories);
  return isKnown ? <CampaignList /> : <NotFoundPage />;
}

function CampaignList() {
  const { choices, change, goToPage, clear } = useCampaignChoices();
  const { data, error, refetch } = useQuery(CampaignsDocument, {
    variables: {
      filter: toFilter(choices),
      sort: choices.sort,
      ...pageInput({ page: choices.page, size: PAGE_SIZE }),
    },
  });
  const page = data?.campaigns;
  const filters = <FilterPanel choices={choices} onChange={change} />;
  const sort = <SortSelect value={choices.sort} sorts={sorts} onSort={(next) => change({ sort: next })} />;
  return (
    <PageContainer title={t('Campaigns')}>
      <PageHead
        description={t(
          'Paid, sponsored and shoutout campaigns by brands in South East Asia. Apply for free; money is held safely until the work is done.',
        )}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <SearchAsYouType
          label={t('Search campaigns')}
          value={choices.search}
          onSearch={(search, typing) => change({ search }, typing)}
        />
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>{sort}</Box>
      </Box>
      <Box sx={{ mt: 1.5 }}>
        <TypeChips value={choices.type} onType={(type) => change({ type })} />
      </Box>
      <FilterChips choices={choices} onChange={change} onClear={clear} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '232px minmax(0, 1fr)' }, gap: 4, mt: 2 }}>
        <FilterColumn>{filters}</FilterColumn>
        <Box>
          <Box
            sx={{
              display: { xs: 'flex', md: 'none' },
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1,
              mb: 1.5,
            }}
          >
            <FilterSheet count={countFilters(choices)} total={page?.totalCount} show={show} onClear={clear}>
              {filters}
            </FilterSheet>
            {sort}
          </Box>
          {/* On phones, where the pager is far away. */}
          <SecondaryText aria-hidden sx={{ display: { md: 'none' }, minHeight: 21, mb: 1.5 }}>
            {page && page.totalCount > PAGE_SIZE && pageText(choices.page, PAGE_SIZE, page.totalCount)}
          </SecondaryText>
          <FilteredCards
            label={t('Campaigns')}
            list={page}
            error={error}
            paging={{ page: choices.page, size: PAGE_SIZE, onPage: goToPage }}
            card={(campaign, index) => (
              <CampaignCard campaign={campaign} eager={index === 0 ? 'first' : index < 4} />
            )}
            onRetry={() => refetch()}
            onClear={clear}
          />
        </Box>
      </Box>
    </PageContainer>
  );
}
