import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { PageContainer } from '../../../components/PageContainer.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { SlideOver } from '../../../components/SlideOver.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductResults } from './ProductResults.tsx';
import { ProductSearch } from './ProductSearch.tsx';
import { countFilters, PAGE_SIZE, sorts, toFilter } from './productFilters.ts';
import { ShopChips } from './ShopChips.tsx';
import { useProductChoices } from './useProductChoices.ts';

const ProductsDocument = graphql(`
  query Products($filter: ProductFilter, $sort: ProductSort, $page: PageInput) {
    products(filter: $filter, sort: $sort, page: $page) {
      total
      items {
        ...ProductCard
      }
    }
  }
`);

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
  const filters = <ProductFilters choices={choices} onChange={change} />;
  return (
    <PageContainer>
      <PageTitle>Shop</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <ProductSearch value={choices.search} onSearch={(search) => change({ search })} />
        <FilterSheet count={countFilters(choices)} total={data?.products.total} onClear={clear}>
          {filters}
        </FilterSheet>
        <TextField
          select
          size="small"
          label="Sort by"
          value={sorts.find(({ sort }) => sort === choices.sort)?.code ?? ''}
          onChange={({ target }) =>
            change({ sort: sorts.find(({ code }) => code === target.value)?.sort ?? 'DEFAULT' })
          }
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 190, ml: { xs: 'auto', md: 0 } }}
        >
          {sorts.map(({ code, label }) => (
            <MenuItem key={code} value={code}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <ShopChips choices={choices} onChange={change} onClear={clear} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '232px minmax(0, 1fr)' }, gap: 4, mt: 2.5 }}>
        <Box component="aside" aria-label="Filters" sx={{ display: { xs: 'none', md: 'block' } }}>
          {filters}
        </Box>
        <ProductResults
          page={data?.products}
          error={error}
          number={choices.page}
          onPage={goToPage}
          onRetry={() => void refetch()}
          onClear={clear}
        />
      </Box>
    </PageContainer>
  );
}

type SheetProps = { count: number; total?: number; onClear: () => void; children: React.ReactNode };

/** The filters on phones: a button with their count, and a full sheet. */
function FilterSheet({ count, total, onClear, children }: SheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' }, height: 40, flexShrink: 0 }}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <SlideOver
        open={open}
        title="Filters"
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button variant="outlined" onClick={onClear}>
              Clear
            </Button>
            <Button variant="contained" onClick={() => setOpen(false)}>
              {total === undefined
                ? 'Show products'
                : `Show ${total} ${total === 1 ? 'product' : 'products'}`}
            </Button>
          </>
        }
      >
        {children}
      </SlideOver>
    </>
  );
}
