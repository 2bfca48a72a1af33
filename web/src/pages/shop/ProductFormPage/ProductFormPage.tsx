import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { BackTo } from '../../../components/campaign/detail/BackTo.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { TextSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useParams } from '../../../routing/hooks.ts';
import { ProductForm } from './ProductForm.tsx';

const EditedProductDocument = graphql(`
  query EditedProduct($id: ID!, $isNew: Boolean!) {
    product(id: $id) @skip(if: $isNew) {
      id
      title
      description
      discountPercent
      stockCount
      state
      deactivatedReason
      isMine
      amount { amount currency }
      categories { id slug }
      pictures { id tiny small medium large }
    }
    categories { id name slug }
  }
`);

/** /my-products/new and /my-products/{id}: a product's form. */
export function Component() {
  const { id = 'new' } = useParams();
  const isNew = id === 'new';
  const { data, error, refetch } = useQuery(EditedProductDocument, {
    variables: { id: idInAddress('Product', isNew ? '1' : id), isNew },
    fetchPolicy: 'cache-and-network',
  });
  const product = data?.product;
  const gone = error && !data ? toFailure(error).code === 'NOT_FOUND' : data && !isNew && !product?.isMine;
  if (gone) {
    return <NotFoundPage what={t('This product')} others={{ to: '/my-products', text: t('My Products') }} />;
  }
  return (
    <PageContainer width={664}>
      <BackTo to="/my-products" text={t('My Products')} />
      <PageTitle>{isNew ? t('New product') : t('Edit product')}</PageTitle>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <TextSkeleton lines={8} />}
      {data && <ProductForm product={product ?? null} categories={data.categories} />}
    </PageContainer>
  );
}
