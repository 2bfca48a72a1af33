import { useQuery } from '@apollo/client/react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { graphql } from '../../../__generated__/gql.ts';
import { PagedList, pageInput, useAddressPaging } from '../../../components/list/PagedList.tsx';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { t } from '../../../languages/t.ts';
import { useLocation } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';
import { useOrderEvents } from '../shared/orderDocuments.ts';
import { OrderRow, OrderRowsSkeleton } from './OrderRow.tsx';

const OrdersDocument = graphql(`
  query Orders($first: Int, $offset: Int, $bought: Boolean!) {
    myOrders(first: $first, offset: $offset) @include(if: $bought) {
      totalCount
      nodes { ...OrderFields }
    }
    mySales(first: $first, offset: $offset) @skip(if: $bought) {
      totalCount
      nodes { ...OrderFields }
    }
  }
`);

/** /my-orders and /my-sales: what one bought, and what others bought of one. */
export function Component() {
  const bought = useLocation().pathname === '/my-orders';
  const paging = useAddressPaging(8);
  const { data, error, refetch } = useQuery(OrdersDocument, {
    variables: { bought, ...pageInput(paging) },
  });
  useOrderEvents();
  return (
    <PageContainer width={864} title={bought ? t('My Orders') : t('My Sales')}>
      <Tabs
        value={bought ? 0 : 1}
        aria-label={t('Orders')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab label={t('Bought')} component={Link} to="/my-orders" />
        <Tab label={t('Sold')} component={Link} to="/my-sales" />
      </Tabs>
      <PagedList
        list={bought ? data?.myOrders : data?.mySales}
        error={error}
        onRetry={() => void refetch()}
        paging={paging}
        skeleton={<OrderRowsSkeleton />}
        empty={
          <EmptyState
            text={bought ? t('Your purchases will appear here.') : t('Your sales will appear here.')}
            action={
              bought
                ? { text: t('Go to the shop'), to: '/products' }
                : { text: t('My products'), to: '/my-products' }
            }
          />
        }
      >
        {(items) => (
          <PlainList sx={{ display: 'grid', gap: 1.5 }}>
            {items.map((order) => (
              <li key={order.id}>
                <OrderRow order={order} />
              </li>
            ))}
          </PlainList>
        )}
      </PagedList>
    </PageContainer>
  );
}
