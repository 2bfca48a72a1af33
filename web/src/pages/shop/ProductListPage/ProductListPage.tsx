import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { FilterColumn } from '../../../components/list/FilterColumn.tsx';
import { FilterSheet } from '../../../components/list/FilterSheet.tsx';
import { FilteredCards } from '../../../components/list/PagedCards.tsx';
import { pageInput } from '../../../components/list/PagedList.tsx';
import { RemovableChips } from '../../../components/list/RemovableChips.tsx';
import { SearchForm } from '../../../components/list/SearchForm.tsx';
import { priceSorts, SortSelect } from '../../../components/list/SortSelect.tsx';
import { useCommonChips } from '../../../components/list/useCommonChips.ts';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { ProductCard } from '../../../components/product/ProductCard.tsx';
import { msg, t } from '../../../languages/t.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { countFilters, PAGE_SIZE, PRICE, toFilter, useProductChoices } from './productFilters.ts';

const CategoryAndPrice = lazyPart(
  async () => (await import('../../../components/list/CategoryAndPrice.tsx')).CategoryAndPrice,
);

const ProductsDocument = graphql(`
  query Products($filter: ProductFilter, $sort: ProductSort, $first: Int, $offset: Int) {
    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {
      totalCount
      nodes { ...ProductCard }
    }
  }
`);

const show = {
  all: msg('Show products'),
  counted: msg('Show {total, plural, one {{total} product} other {{total} products}}'),
};

/** As high as the search, which may have a text below it. */
const row = { height: 42, display: 'flex', alignItems: 'center' } as const;

/** /products: the shop. */
export function Component() {
  const { choices, change, goToPage, clear } = useProductChoices();
  const { data, error, refetch } = useQuery(ProductsDocument, {
    variables: {
      filter: toFilter(choices),
      sort: choices.sort,
      ...pageInput({ page: choices.page, size: PAGE_SIZE }),
    },
  });
  const page = data?.products;
  const { searched, chosen, priced } = useCommonChips(choices, PRICE);
  const filters = <CategoryAndPrice choices={choices} scale={PRICE} onChange={change} />;
  return (
    <PageContainer title={t('Shop')}>
      <PageHead
        description={t(
          'Products from influencers and brands in South East Asia. Delivered across Singapore, paid by card or in cash at the door.',
        )}
        picture={page?.nodes[0]?.cover?.medium ?? null}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <ProductSearch value={choices.search} onSearch={(search) => change({ search })} />
        <Box sx={row}>
          <FilterSheet count={countFilters(choices)} total={page?.totalCount} show={show} onClear={clear}>
            {filters}
          </FilterSheet>
        </Box>
        <Box sx={{ ...row, ml: { xs: 'auto', md: 0 } }}>
          <SortSelect value={choices.sort} sorts={priceSorts} onSort={(sort) => change({ sort })} />
        </Box>
      </Box>
      <RemovableChips chips={[...searched, ...chosen, ...priced]} onChange={change} onClear={clear} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '232px minmax(0, 1fr)' }, gap: 4, mt: 2.5 }}>
        <FilterColumn>{filters}</FilterColumn>
        <FilteredCards
          label={t('Products')}
          list={page}
          error={error}
          paging={{ page: choices.page, size: PAGE_SIZE, onPage: goToPage }}
          card={(product, index) => (
            <ProductCard product={product} eager={index === 0 ? 'first' : index < 4} />
          )}
          height={{ xs: 435, md: 414 }}
          onRetry={() => void refetch()}
          onClear={clear}
        />
      </Box>
    </PageContainer>
  );
}

/** Search by title. An empty one is refused on this screen (specification, section 5). */
function ProductSearch({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <SearchForm
      label={t('Search products')}
      value={value}
      action="/products"
      onSearch={(text) => {
        setEmpty(!text);
        if (text) onSearch(text);
        return !!text;
      }}
      onText={() => setEmpty(false)}
      error={isEmpty ? t('Field is required') : undefined}
      sx={{ flex: 1, minWidth: { xs: '100%', sm: 280 } }}
    />
  );
}
