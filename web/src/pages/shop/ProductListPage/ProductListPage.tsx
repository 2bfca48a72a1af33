import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { CardList } from '../../../components/list/CardList.tsx';
import { FilterColumn } from '../../../components/list/FilterColumn.tsx';
import { FilterSheet } from '../../../components/list/FilterSheet.tsx';
import { FilterCategoriesDocument } from '../../../components/list/listCategories.ts';
import { isPriced, priceText } from '../../../components/list/priceRange.ts';
import { type Removable, RemovableChips } from '../../../components/list/RemovableChips.tsx';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { SortSelect } from '../../../components/list/SortSelect.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { ProductCard } from '../../../components/product/ProductCard.tsx';
import { msg, t } from '../../../languages/t.ts';
import { categoryName } from '../../../lib/format/categoryName.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import {
  countFilters,
  PAGE_SIZE,
  PRICE,
  type ProductChoices,
  sorts,
  toFilter,
  useProductChoices,
} from './productFilters.ts';

const FilterPanel = lazyPart(async () => (await import('./FilterPanel.tsx')).FilterPanel);

const ProductsDocument = graphql(`
  query Products($filter: ProductFilter, $sort: ProductSort, $page: PageInput) {
    products(filter: $filter, sort: $sort, page: $page) {
      total
      items { ...ProductCard }
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
      page: { offset: (choices.page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
    },
  });
  const page = data?.products;
  const filters = <FilterPanel choices={choices} onChange={change} />;
  return (
    <PageContainer>
      <PageTitle>{t('Shop')}</PageTitle>
      <PageHead
        description={t(
          'Things that influencers and brands of South East Asia sell. Delivered across Singapore, paid by card or in cash at the door.',
        )}
        picture={page?.items[0]?.cover?.medium ?? null}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <ProductSearch value={choices.search} onSearch={(search) => change({ search })} />
        <Box sx={row}>
          <FilterSheet count={countFilters(choices)} total={page?.total} show={show} onClear={clear}>
            {filters}
          </FilterSheet>
        </Box>
        <Box sx={{ ...row, ml: { xs: 'auto', md: 0 } }}>
          <SortSelect value={choices.sort} sorts={sorts} onSort={(sort) => change({ sort })} />
        </Box>
      </Box>
      <ShopChips choices={choices} onChange={change} onClear={clear} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '232px minmax(0, 1fr)' }, gap: 4, mt: 2.5 }}>
        <FilterColumn>{filters}</FilterColumn>
        <CardList
          label={t('Products')}
          page={page}
          error={error}
          number={choices.page}
          size={PAGE_SIZE}
          card={(product, index) => (
            <ProductCard product={product} eager={index === 0 ? 'first' : index < 4} />
          )}
          height={{ xs: 435, md: 414 }}
          onPage={goToPage}
          onRetry={() => void refetch()}
          onClear={clear}
        />
      </Box>
    </PageContainer>
  );
}

type Props = {
  choices: ProductChoices;
  onChange: (part: Partial<ProductChoices>) => void;
  onClear: () => void;
};

/** What the shop is narrowed by; each chip takes itself away, Clear takes all. */
function ShopChips({ choices, onChange, onClear }: Props) {
  const { data } = useQuery(FilterCategoriesDocument, { fetchPolicy: 'cache-first' });
  const nameOf = (slug: string) =>
    categoryName(data?.categories.find((category) => category.slug === slug)?.name ?? slug);
  return <RemovableChips chips={toChips(choices, nameOf)} onChange={onChange} onClear={onClear} />;
}

function toChips(choices: ProductChoices, nameOf: (slug: string) => string): Removable<ProductChoices>[] {
  const { search, categories } = choices;
  const chips: Removable<ProductChoices>[] = categories.map((slug) => ({
    key: `category ${slug}`,
    text: nameOf(slug),
    without: { categories: categories.filter((other) => other !== slug) },
  }));
  if (search) chips.unshift({ key: 'search', text: `“${search}”`, without: { search: '' } });
  if (isPriced(choices, PRICE)) {
    chips.push({
      key: 'price',
      text: priceText(choices),
      without: { minPrice: PRICE.min, maxPrice: PRICE.max },
    });
  }
  return chips;
}

type ProductSearchProps = { value: string; onSearch: (search: string) => void };

/** Search by title. An empty one is refused on this screen (specification, section 5). */
function ProductSearch({ value, onSearch }: ProductSearchProps) {
  const [text, setText] = useState(value);
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => setText(value), [value]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = text.trim();
    setEmpty(wanted === '');
    if (wanted) onSearch(wanted);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Box
      component="form"
      role="search"
      action="/products"
      noValidate
      onSubmit={onSubmit}
      sx={{ flex: 1, minWidth: { xs: '100%', sm: 280 }, display: 'flex', alignItems: 'flex-start', gap: 1 }}
    >
      <SearchField
        label={t('Search products')}
        value={text}
        onText={(next) => {
          setText(next);
          setEmpty(false);
        }}
        error={isEmpty ? t('Field is required') : undefined}
      />
      <Button type="submit" variant="outlined" sx={{ height: 42 }}>
        {t('Search')}
      </Button>
    </Box>
  );
}
