import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { OrderFieldsFragment } from '../../../__generated__/graphql.ts';
import { BackTo } from '../../../components/campaign/detail/BackTo.tsx';
import { asideColumn, sideBySide } from '../../../components/campaign/detail/sideBySide.ts';
import { Money } from '../../../components/display/Money.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { SoftTag } from '../../../components/display/SoftTag.tsx';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageFailure } from '../../../components/page/PageFailure.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { RowsSkeleton } from '../../../components/page/Skeletons.tsx';
import { StaffBadge } from '../../../components/people/StaffBadge.tsx';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { personPath, productPath } from '../../../lib/navigation/pagePaths.ts';
import { idInAddress, rowNumber } from '../../../lib/navigation/rowNumber.ts';
import { useParams } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';
import { OrderDocument, useOrderEvents } from '../shared/orderDocuments.ts';
import { orderWords } from '../shared/orderWords.ts';
import { OrderSteps } from './OrderSteps.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { PayOrder } from './PayOrder.tsx';
import { ReviewForm } from './ReviewForm.tsx';

/** /my-orders/{id}: an order, for its buyer and for its seller. */
export function Component() {
  const id = idInAddress('Order', useParams().id);
  const { data, error, refetch } = useQuery(OrderDocument, { variables: { id } });
  useOrderEvents(id);
  const missing = { what: t('This order'), others: { to: '/my-orders', text: t('My Orders') } };
  if (error && !data) return <PageFailure error={error} onRetry={refetch} {...missing} />;
  if (!data) {
    return (
      <PageContainer width={1024}>
        <RowsSkeleton count={4} />
      </PageContainer>
    );
  }
  const { order } = data;
  if (!order) return <NotFoundPage {...missing} />;
  const isSeller = order.mySide === 'SELLER';
  const maypay = order.nextSteps.some(({ action }) => action === 'PAY');
  return (
    <PageContainer width={1024}>
      <BackTo to={isSeller ? '/my-sales' : '/my-orders'} text={isSeller ? t('My Sales') : t('My Orders')} />
      <PageTitle hidden>{t('Order {id}', { id: rowNumber(order.id) })}</PageTitle>
      <Typography variant="h2" component="h1" sx={{ mb: 2.5, mt: 1 }}>
        {t('Order {id}', { id: rowNumber(order.id) })}
      </Typography>
      <Box sx={sideBySide}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Standing order={order} />
          {maypay && (
            <PayOrder
              key={order.id}
              order={order}
              settings={data.clientConfig}
              savedCards={data.savedPaymentMethods?.nodes ?? []}
            />
          )}
          {order.mayReview.allowed && <ReviewForm orderId={order.id} title={order.title} />}
          <OrderTimeline order={order} />
        </Box>
        <Box component="aside" sx={asideColumn}>
          <Goods order={order} />
          {order.delivery && <Address delivery={order.delivery} />}
        </Box>
      </Box>
    </PageContainer>
  );
}

function Standing({ order }: { order: OrderFieldsFragment }) {
  const [label, tone, text] = orderWords(order);
  return (
    <Card component="section" aria-label={t('Status')} sx={{ p: { xs: 2, sm: 3 } }}>
      <SoftTag tone={tone}>{label}</SoftTag>
      <Typography sx={{ mt: 1.25, fontSize: 17, fontWeight: 600 }}>{text}</Typography>
      {order.tracking && <Note label={t('Tracking')} text={order.tracking} />}
      {order.problem && <Note label={t('What is wrong')} text={order.problem} />}
      {order.endReason && <Note label={t('Why')} text={order.endReason} />}
      <OrderSteps order={order} />
    </Card>
  );
}

function Note({ label, text }: { label: string; text: string }) {
  return (
    <Typography sx={{ mt: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}:{' '}
      </Box>
      {text}
    </Typography>
  );
}

/** Where the page is one column, the picture stands beside the words and leaves them the room. */
const beside = {
  overflow: 'hidden',
  display: { xs: 'grid', md: 'block' },
  gridTemplateColumns: { xs: 'minmax(96px, 30%) minmax(0, 1fr)' },
} as const;

function Goods({ order }: { order: OrderFieldsFragment }) {
  const isBuyer = order.mySide === 'BUYER';
  const other = isBuyer ? order.seller : order.buyer;
  return (
    <Card component="section" aria-label={t('Item')} sx={beside}>
      {order.picture && (
        <Box
          component="img"
          src={order.picture.medium}
          alt=""
          sx={{
            display: 'block',
            width: 1,
            height: { xs: 1, md: 'auto' },
            aspectRatio: { md: '4 / 3' },
            objectFit: 'cover',
            bgcolor: 'warning.soft',
          }}
        />
      )}
      <Box sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1 }}>
        <Typography variant="subtitle1" component="h2">
          {order.quantity > 1 && `${order.quantity} × `}
          {order.product ? (
            <Link to={productPath({ id: order.product.id, seller: order.seller })}>{order.title}</Link>
          ) : (
            order.title
          )}
        </Typography>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
          <SecondaryText>
            {order.method === 'CASH' ? t('Cash on delivery') : t('Online payment')}
          </SecondaryText>
          <Money value={order.total} size={22} />
        </Box>
        {other && (
          <Typography variant="body2">
            <Rich
              text={isBuyer ? msg('Sold by <0>{name}</0>') : msg('Bought by <0>{name}</0>')}
              values={{ name: other.fullName }}
              parts={[<Link key="person" to={personPath(other.id)} />]}
            />{' '}
            <StaffBadge person={other} />
          </Typography>
        )}
      </Box>
    </Card>
  );
}

function Address({ delivery }: { delivery: NonNullable<OrderFieldsFragment['delivery']> }) {
  const { recipient, phone, line1, line2, postalCode } = delivery;
  return (
    <Card component="section" aria-label={t('Delivery address')} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 0.5 }}>
        {t('Delivery address')}
      </Typography>
      <Typography
        component="address"
        sx={{ fontStyle: 'normal', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {[recipient, line1, line2, t('Singapore {postalCode}', { postalCode }), phone]
          .filter(Boolean)
          .join('\n')}
      </Typography>
    </Card>
  );
}
