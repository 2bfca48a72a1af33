import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Pager } from '../../../components/list/Pager.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { t } from '../../../languages/t.ts';
import type { StatementRow } from './isRefund.ts';
import { TransactionRow } from './TransactionRow.tsx';
import { STATEMENT_PAGE_SIZE, type StatementAddress } from './useStatementAddress.ts';

type Props = { list: { items: readonly StatementRow[]; total: number }; address: StatementAddress };

/** Rows and pages of the statement. */
export function StatementList({ list, address }: Props) {
  if (list.items.length === 0) return <Nothing address={address} />;
  return (
    <>
      <Card>
        <Box component="ul" aria-label={t('Transactions')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {list.items.map((row) => (
            <TransactionRow key={row.id} row={row} />
          ))}
        </Box>
      </Card>
      <Pager
        page={address.page}
        size={STATEMENT_PAGE_SIZE}
        total={list.total}
        onPage={(page) => address.change({ page: page > 1 ? String(page) : '' })}
      />
    </>
  );
}

function Nothing({ address }: { address: StatementAddress }) {
  if (address.count > 0) {
    return (
      <EmptyState
        drawing="coins"
        text={t('Sorry no result found')}
        hint={t('No transaction fits these filters.')}
        action={{ text: t('Clear the filters'), onClick: address.clear, quiet: true }}
      />
    );
  }
  return (
    <EmptyState
      drawing="coins"
      text={t('Sorry no result found')}
      hint={t('What you earn and spend on campaigns shows up here.')}
      action={{ text: t('See open campaigns'), to: '/campaigns' }}
    />
  );
}
