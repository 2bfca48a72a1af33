import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DeskFiguresQuery } from '../../../../__generated__/graphql.ts';
import { EmptyState } from '../../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { formatInstant, todayInSingapore } from '../../../../lib/format/formatDate.ts';
import { useSearchParams } from '../../../../routing/hooks.ts';
import { CaseSkeleton } from '../case/CaseSkeleton.tsx';
import { signed } from '../job/LedgerPanel.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Panel, Panels } from '../parts/Panel.tsx';
import { ManageFrame } from './ManageFrame.tsx';

const FiguresDocument = graphql(`
  query DeskFigures($month: Date) {
    monthlyFigures(month: $month) {
      month
      bookedUntil
      currencies {
        charged { amount currency }
        refunded { amount currency }
        transferred { amount currency }
        chargedBack { amount currency }
        providerFees { amount currency }
        exchange { amount currency }
        platformFee { amount currency }
        losses { amount currency }
        net { amount currency }
        balance { amount currency }
      }
    }
  }
`);

type Figures = DeskFiguresQuery['monthlyFigures']['currencies'][number];
type Money = Figures['net'];

/** '2026-12', so many months later. */
const monthAfter = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
};

/** 'November 2026'. */
const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });

/** What payments cost and earned in a month: `?month=2026-11`, or this one. */
export default function MonthlyFigures() {
  const [params, change] = useSearchParams();
  const present = todayInSingapore().slice(0, 7);
  const asked = params.get('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : present;
  const { data, previousData, error, refetch } = useQuery(FiguresDocument, {
    variables: { month: `${month}-01` },
    fetchPolicy: 'cache-and-network',
  });
  const figures = (data ?? previousData)?.monthlyFigures;
  const show = (months: number) => change({ month: monthAfter(month, months) }, { replace: true });
  return (
    <ManageFrame
      title="Monthly figures"
      parent={{ to: '/desk/manage', label: 'Manage' }}
      aside={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="outlined" onClick={() => show(-1)}>
            Previous month
          </Button>
          <Button variant="outlined" disabled={month >= present} onClick={() => show(1)}>
            Next month
          </Button>
        </Box>
      }
    >
      <Box component="h2" sx={{ m: 0, fontSize: 20 }}>
        {monthName(month)}
      </Box>
      {error && !figures && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !figures && <CaseSkeleton />}
      {figures?.currencies.length === 0 && (
        <EmptyState text="No payments yet." hint="Charges, refunds and fees appear here within an hour." />
      )}
      {figures && figures.currencies.length > 0 && (
        <Panels>
          {figures.currencies.map((row) => (
            <CurrencyPanels key={row.net.currency} row={row} />
          ))}
        </Panels>
      )}
      {figures?.bookedUntil && (
        <Box sx={{ color: 'text.secondary', fontSize: 14 }}>
          {`Booked until ${formatInstant(figures.bookedUntil)}`}
        </Box>
      )}
    </ManageFrame>
  );
}

const written = ({ amount, currency }: Money): string => signed(amount, currency);
/** What goes out, with a minus. */
const out = ({ amount, currency }: Money): string => signed(-amount, currency);

function CurrencyPanels({ row }: { row: Figures }) {
  const { currency } = row.net;
  return (
    <>
      <Panel title={`Money moved in ${currency}`}>
        <Facts
          rows={[
            ['Charged', written(row.charged)],
            ['Refunded', out(row.refunded)],
            ['To influencers and sellers', out(row.transferred)],
            ['Chargebacks', out(row.chargedBack)],
            ['Balance at the provider', written(row.balance)],
          ]}
        />
      </Panel>
      <Panel title={`Result in ${currency}`}>
        <Facts
          rows={[
            ['Platform fee', written(row.platformFee)],
            ['Provider fees', out(row.providerFees)],
            ['Exchange rates', written(row.exchange)],
            ['Chargeback losses', out(row.losses)],
            [
              'Net',
              <Box component="b" key="net" sx={{ color: row.net.amount < 0 ? 'error.main' : undefined }}>
                {written(row.net)}
              </Box>,
            ],
          ]}
        />
      </Panel>
    </>
  );
}
