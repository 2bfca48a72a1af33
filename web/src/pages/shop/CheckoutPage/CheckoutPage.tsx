import { useQuery } from '@apollo/client/react';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import { BackTo } from '../../../components/campaign/detail/BackTo.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageFailure } from '../../../components/page/PageFailure.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { TextSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { productPath } from '../../../lib/navigation/pagePaths.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useParams, useSearchParams } from '../../../routing/hooks.ts';
import { Navigate } from '../../../routing/Link.tsx';
import { OrderForm } from './OrderForm.tsx';

const CheckoutDocument = graphql(`
  query Checkout($productId: ID!, $quantity: Int!) {
    checkoutSetup(productId: $productId, quantity: $quantity) {
      total { amount currency }
      product {
        id
        title
        stockCount
        cover { id small medium }
        seller { id fullName isStaff }
      }
      cash { allowed code params reason }
      card { allowed code params reason }
      lastDelivery { recipient phone line1 line2 postalCode }
    }
    clientConfig { paymentPublishableKey paymentLocalBase payNowCurrencies }
    savedPaymentMethods(first: 20) {
      nodes { ...SavedCard }
    }
    me {
      id
      mobile
      profile { id first last }
    }
  }
`);

/** /checkout/{productId}?quantity=: where it goes, and how it is paid, at once. */
export function Component() {
  const productId = idInAddress('Product', useParams().productId);
  const [params] = useSearchParams();
  const quantity = Math.min(99, Math.max(1, Math.trunc(Number(params.get('quantity'))) || 1));
  const { data, error, refetch } = useQuery(CheckoutDocument, { variables: { productId, quantity } });
  if (error && !data) {
    const others = { to: '/products', text: t('Go to the shop') };
    return <PageFailure error={error} onRetry={refetch} what={t('This product')} others={others} />;
  }
  const product = data?.checkoutSetup.product;
  if (product?.seller && product.seller.id === data?.me?.id)
    return <Navigate to={productPath(product)} replace />;
  return (
    <PageContainer width={1024}>
      {data && <BackTo to={productPath(data.checkoutSetup.product)} text={t('Product')} />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2, mt: 1 }}>
        <Typography variant="h2" component="h1">
          {t('Your order')}
        </Typography>
        <LockOutlined aria-hidden sx={{ color: 'success.main' }} />
      </Box>
      <PageTitle hidden>{t('Your order')}</PageTitle>
      {data ? (
        <OrderForm data={data} quantity={quantity} onChanged={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </PageContainer>
  );
}
