import { useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ProductState } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import { SoftTag, type Tone } from '../../../components/display/SoftTag.tsx';
import { PagedCards } from '../../../components/list/PagedCards.tsx';
import { pageInput, useAddressPaging } from '../../../components/list/PagedList.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { ProductCard } from '../../../components/product/ProductCard.tsx';
import { t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';

const MyProductsDocument = graphql(`
  query MyProducts($first: Int, $offset: Int) {
    myProducts(first: $first, offset: $offset) {
      totalCount
      nodes { ...ProductCard state }
    }
  }
`);

/** /my-products: what one sells. */
export function Component() {
  const paging = useAddressPaging(8);
  const { data, error, refetch } = useQuery(MyProductsDocument, { variables: { ...pageInput(paging) } });
  const list = data?.myProducts;
  const add = (
    <Button variant="contained" startIcon={<AddRounded />} component={Link} to="/my-products/new">
      {t('Add product')}
    </Button>
  );
  return (
    <PageContainer>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', mb: 2 }}>
        <PageTitle>{t('My Products')}</PageTitle>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}>
          <Button variant="outlined" component={Link} to="/my-sales">
            {t('My Sales')}
          </Button>
          {list?.nodes.length !== 0 && add}
        </Box>
      </Box>
      <PagedCards
        list={list}
        error={error}
        onRetry={() => void refetch()}
        paging={paging}
        label={t('My products')}
        empty={{ text: t('Sell your own products. It takes two minutes.'), action: add }}
        card={(product) => (
          <ProductCard product={product} badge={<Badge state={product.state} stock={product.stockCount} />} />
        )}
      />
    </PageContainer>
  );
}

function Badge({ state, stock }: { state: ProductState; stock: number }) {
  const words: Record<ProductState, [Tone, string]> = {
    ACTIVE: ['success', t('{stock} in stock', { stock })],
    HIDDEN: ['neutral', t('Hidden')],
    DEACTIVATED: ['error', t('Deactivated')],
  };
  const [tone, text] = words[state];
  return <SoftTag tone={tone}>{text}</SoftTag>;
}
