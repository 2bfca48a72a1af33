import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { graphql } from '../../../__generated__/gql.ts';
import { Pager } from '../../../components/list/Pager.tsx';
import { useLastPage } from '../../../components/list/useLastPage.ts';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { t } from '../../../languages/t.ts';
import { useAddressParams } from '../../../lib/navigation/useAddressParams.ts';
import { useLocation } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';
import { pageIn } from '../../../routing/paths.ts';
import { useOrderEvents } from '../shared/useOrderEvents.ts';
import { OrderRow, OrderRowsSkeleton } from './OrderRow.tsx';

const OrdersDocument = graphql(`
  query Orders($page: PageInput, $bought: Boolean!) {
    myOrders(page: $page) @include(if: $bought) {
      total
      items { ...OrderFields }
    }
    mySales(page: $page) @skip(if: $bought) {
      total
      items { ...OrderFields }
    }
  }
`);

const SIZE = 8;

/** /my-orders and /my-sales: what one bought, and what others bought of one. */
export function Component() {
  const bought = useLocation().pathname === '/my-orders';
  const [params, change] = useAddressParams();
  const number = pageIn(params);
  const { data, error, refetch } = useQuery(OrdersDocument, {
    variables: { bought, page: { offset: (number - 1) * SIZE, limit: SIZE } },
  });
  useOrderEvents();
  const answer = bought ? data?.myOrders : data?.mySales;
  const list = useLastPage(answer, SIZE) ? undefined : answer;
  return (
    <PageContainer width={864}>
      <PageTitle>{bought ? t('My Orders') : t('My Sales')}</PageTitle>
      <Tabs
        value={bought ? 0 : 1}
        aria-label={t('Orders')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab label={t('Bought')} component={Link} to="/my-orders" />
        <Tab label={t('Sold')} component={Link} to="/my-sales" />
      </Tabs>
      {error && !list && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !list && <OrderRowsSkeleton />}
      {list?.items.length === 0 && <Nothing bought={bought} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {list?.items.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </Box>
      {list && (
        <Pager
          page={number}
          size={SIZE}
          total={list.total}
          onPage={(page) => change({ page: page > 1 ? String(page) : '' })}
        />
      )}
    </PageContainer>
  );
}

function Nothing({ bought }: { bought: boolean }) {
  const [to, text] = bought ? ['/products', t('Go to the shop')] : ['/my-products', t('My products')];
  return (
    <EmptyState
      text={t('Sorry, no result found')}
      hint={
        bought
          ? t('What you buy in the shop stands here.')
          : t('When somebody buys one of your products it stands here.')
      }
      action={
        <Button variant="contained" component={Link} to={to}>
          {text}
        </Button>
      }
    />
  );
}
