import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import { CampaignCardGrid } from '../../../components/campaign/CampaignCardGrid.tsx';
import { CardGridSkeleton } from '../../../components/page/Skeletons.tsx';
import { ProductCard } from '../../../components/product/ProductCard.tsx';
import { t } from '../../../languages/t.ts';

const MoreOfSellerDocument = graphql(`
  query MoreOfSeller($filter: ProductFilter!) {
    products(filter: $filter, first: 4) {
      nodes { ...ProductCard }
    }
  }
`);

type Props = { productId: string; seller: { id: string; fullName: string } };

/** Up to four more products of the seller; nothing when there are none. */
export function MoreOfSeller({ productId, seller }: Props) {
  const filter = { sellerId: seller.id, exceptId: productId };
  const { data, error } = useQuery(MoreOfSellerDocument, { variables: { filter } });
  const title = t('More of {fullName}', { fullName: seller.fullName });
  if (error || data?.products.nodes.length === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ mt: 5.5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {data ? (
        <CampaignCardGrid
          label={title}
          items={data.products.nodes}
          card={(product) => <ProductCard product={product} />}
        />
      ) : (
        <CardGridSkeleton count={4} />
      )}
    </Box>
  );
}
