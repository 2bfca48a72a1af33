import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import { BackTo } from '../../../components/campaign/detail/BackTo.tsx';
import { asideColumn, sideBySide } from '../../../components/campaign/detail/sideBySide.ts';
import { Gallery } from '../../../components/campaign/gallery/Gallery.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { Stars } from '../../../components/display/Stars.tsx';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageFailure } from '../../../components/page/PageFailure.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { t } from '../../../languages/t.ts';
import { categoryName } from '../../../lib/format/categoryName.ts';
import { formatNumber } from '../../../lib/format/formatMoney.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useParams } from '../../../routing/hooks.ts';
import { BuyBox } from './BuyBox.tsx';
import { MoreOfSeller } from './MoreOfSeller.tsx';
import { type ProductDetail, productHead } from './productHead.ts';
import { Reviews } from './Reviews.tsx';

const ProductDetailDocument = graphql(`
  query ProductDetail($id: ID!) {
    product(id: $id) {
      id
      title
      description
      excerpt
      rating { average count }
      discountPercent
      stockCount
      state
      deactivatedReason
      isMine
      amount { amount currency }
      price { amount currency }
      categories { id name slug }
      pictures { id small medium large }
      seller {
        id
        fullName
        isStaff
        city
        country { code name }
        avatar { id tiny small }
      }
      permissions {
        buy { allowed code params reason }
      }
    }
  }
`);

/** /productsdetail/{productOwnerId}/{productId}: one product. */
export function Component() {
  const productId = idInAddress('Product', useParams().productId);
  const { data, error, refetch } = useQuery(ProductDetailDocument, { variables: { id: productId } });
  const missing = { what: t('This product'), others: { to: '/products', text: t('Go to the shop') } };
  if (error && !data) return <PageFailure error={error} onRetry={refetch} {...missing} />;
  if (!data) return <Waiting />;
  const { product } = data;
  if (!product) return <NotFoundPage {...missing} />;
  return (
    <PageContainer sx={{ pb: { xs: 14, md: 8 } }}>
      <Box sx={{ mb: 1.5, mt: { md: -1 } }}>
        <BackTo to="/products" text={t('Shop')} />
      </Box>
      <Box sx={sideBySide}>
        <Box sx={{ minWidth: 0 }}>
          <Gallery pictures={product.pictures} title={product.title} />
          <PageHead {...productHead(product)} />
          <Typography variant="h2" component="h1" sx={{ mt: 3 }}>
            {product.title}
          </Typography>
          <SecondaryText sx={{ mt: 1 }}>
            {product.categories.map(({ name }) => categoryName(name)).join(' · ')}
          </SecondaryText>
          {product.rating && <Rated rating={product.rating} />}
          <Typography sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 720 }}>
            {product.description}
          </Typography>
        </Box>
        <Box component="aside" sx={asideColumn}>
          <BuyBox product={product} />
        </Box>
      </Box>
      <Reviews productId={product.id} />
      {product.seller && <MoreOfSeller productId={product.id} seller={product.seller} />}
    </PageContainer>
  );
}

function Rated({ rating: { average, count } }: { rating: NonNullable<ProductDetail['rating']> }) {
  return (
    <Box
      component="a"
      href="#reviews"
      sx={{ display: 'inline-flex', gap: 1, mt: 1, py: 0.5, alignItems: 'center', textDecoration: 'none' }}
    >
      <Stars value={average} />
      <Typography variant="body2" component="span" sx={{ textDecoration: 'underline' }}>
        {formatNumber(average, 1)} · {t('{count, plural, one {# review} other {# reviews}}', { count })}
      </Typography>
    </Box>
  );
}

function Waiting() {
  return (
    <PageContainer>
      <Box role="status" aria-label={t('Loading')} sx={sideBySide}>
        <Box>
          <Skeleton variant="rounded" sx={{ aspectRatio: '2.2 / 1', height: 'auto' }} />
          <Skeleton width="70%" height={56} sx={{ mt: 2 }} />
          <Skeleton width="90%" />
          <Skeleton width="80%" />
        </Box>
        <Skeleton variant="rounded" height={360} />
      </Box>
    </PageContainer>
  );
}
