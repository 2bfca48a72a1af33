import { useQuery } from '@apollo/client/react';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { PagedList } from '../../../components/list/PagedList.tsx';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { SlideOver } from '../../../components/overlay/SlideOver.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { RowsSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';
import { StatementFilters } from './StatementFilters.tsx';
import { TransactionRow } from './TransactionRow.tsx';
import {
  STATEMENT_PAGE_SIZE,
  type StatementAddress,
  statementTabs,
  useStatementAddress,
} from './useStatementAddress.ts';

const MyTransactionsDocument = graphql(`
  query MyTransactions($filter: TransactionFilter, $first: Int, $offset: Int) {
    myTransactions(filter: $filter, first: $first, offset: $offset) {
      nodes {
        id
        direction
        kind
        amount { amount currency }
        fee { amount currency }
        paper { id number }
        createdAt
        campaign { id title }
        order { id title method state total { amount currency } isPaidOut isChargedBack }
        counterparty {
          id
          fullName
          isStaff
          username
          avatar { id tiny small }
        }
      }
      totalCount
    }
  }
`);

export function Component() {
  const address = useStatementAddress();
  const { data, previousData, error, refetch } = useQuery(MyTransactionsDocument, {
    variables: address.variables,
  });
  const list = (data ?? (error ? undefined : previousData))?.myTransactions;
  return (
    <PageContainer title={t('Transaction History')}>
      <Button component={Link} to="/receipts" variant="outlined" sx={{ mb: 2.5 }}>
        {t('Receipts and statements')}
      </Button>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 0, md: 4 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
        }}
      >
        <Card
          component="aside"
          aria-label={t('Filters')}
          sx={{ display: { xs: 'none', md: 'block' }, p: 2.5 }}
        >
          <StatementFilters address={address} />
        </Card>
        <div>
          <Tabs
            value={address.tab}
            onChange={(_, tab: string) => address.change({ tab })}
            aria-label={t('Direction')}
            sx={{ mb: 2.5 }}
          >
            {statementTabs.map(({ code, label }) => (
              <Tab key={code} value={code} label={t(label)} />
            ))}
          </Tabs>
          <FilterSheet address={address} />
          <PagedList
            list={list}
            error={error}
            onRetry={() => void refetch()}
            skeleton={<RowsSkeleton count={STATEMENT_PAGE_SIZE} />}
            empty={<Nothing address={address} />}
            paging={{
              page: address.page,
              size: STATEMENT_PAGE_SIZE,
              onPage: (page) => address.change({ page: page > 1 ? String(page) : '' }),
            }}
          >
            {(items) => (
              <Card>
                <PlainList label={t('Transactions')}>
                  {items.map((row) => (
                    <TransactionRow key={row.id} row={row} />
                  ))}
                </PlainList>
              </Card>
            )}
          </PagedList>
        </div>
      </Box>
    </PageContainer>
  );
}

/** The filters on phones: a sheet, with the number of those in use on its button. */
function FilterSheet({ address }: { address: StatementAddress }) {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ display: { xs: 'block', md: 'none' }, mb: 2 }}>
      <Button variant="outlined" startIcon={<TuneRounded />} onClick={() => setOpen(true)}>
        {address.count > 0 ? t('Filters ({count})', { count: address.count }) : t('Filters')}
      </Button>
      {open && (
        <SlideOver
          open
          title={t('Filters')}
          onClose={() => setOpen(false)}
          width={400}
          actions={
            <Button variant="contained" fullWidth onClick={() => setOpen(false)}>
              {t('Show results')}
            </Button>
          }
        >
          <StatementFilters address={address} />
        </SlideOver>
      )}
    </Box>
  );
}

function Nothing({ address }: { address: StatementAddress }) {
  const filtered = {
    text: t('Sorry no result found'),
    hint: t('No transactions match these filters.'),
    action: { text: t('Clear the filters'), onClick: address.clear, quiet: true },
  };
  const none = {
    text: t('What you earn and spend on campaigns will appear here.'),
    action: { text: t('See open campaigns'), to: '/campaigns' },
  };
  return <EmptyState drawing="coins" {...(address.count > 0 ? filtered : none)} />;
}
