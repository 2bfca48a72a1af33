import { useQuery } from '@apollo/client/react';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { useLastPage } from '../../../components/list/PagedList.tsx';
import { SlideOver } from '../../../components/overlay/SlideOver.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { RowsSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { StatementFilters } from './StatementFilters.tsx';
import { StatementList } from './StatementList.tsx';
import {
  STATEMENT_PAGE_SIZE,
  type StatementAddress,
  statementTabs,
  useStatementAddress,
} from './useStatementAddress.ts';

const MyTransactionsDocument = graphql(`
  query MyTransactions($filter: TransactionFilter, $page: PageInput) {
    myTransactions(filter: $filter, page: $page) {
      items {
        id
        direction
        kind
        amount { minorUnits currency }
        createdAt
        campaign { id title }
        order { id title method }
        counterparty {
          id
          fullName
          username
          avatar { id tiny small }
        }
      }
      total
    }
  }
`);

/** The viewer's statement: what came in, what went out, and where it is. */
export function Component() {
  const address = useStatementAddress();
  const { data, previousData, error, refetch } = useQuery(MyTransactionsDocument, {
    variables: address.variables,
  });
  const beyond = useLastPage(data?.myTransactions, STATEMENT_PAGE_SIZE);
  const list = beyond ? undefined : (data ?? (error ? undefined : previousData))?.myTransactions;
  return (
    <PageContainer>
      <PageTitle>{t('Transaction History')}</PageTitle>
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
          {list && <StatementList list={list} address={address} />}
          {!list && !error && <RowsSkeleton count={STATEMENT_PAGE_SIZE} />}
          {!list && error && <ErrorState error={error} onRetry={() => void refetch()} />}
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
