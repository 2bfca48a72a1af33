import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { formatDayTime } from '../../../../lib/format/formatDate.ts';
import { formatMoneyFull } from '../../../../lib/format/formatMoney.ts';
import { rowNumber } from '../../../../lib/navigation/rowNumber.ts';
import { Link } from '../../../../routing/Link.tsx';
import { useRole } from '../frame/useRoles.ts';
import { choiceWords } from '../parts/choiceWords.ts';
import { Facts } from '../parts/Facts.tsx';
import { Panel } from '../parts/Panel.tsx';
import { JobMoneyDocument } from './jobStory.ts';
import { accountName, type Payment } from './ledgerRows.ts';

export const signed = (amount: number, currency: string): string =>
  `${amount < 0 ? '−' : ''}${formatMoneyFull({ amount: Math.abs(amount), currency })}`;

/** Every movement of a payment, with its ids at the provider. */
export function PaymentPanel({ payment }: { payment: Payment }) {
  const { state, failure, providerPaymentId, providerTransferId, amount, fee, ledger } = payment;
  return (
    <Panel
      title="Payment"
      aside={
        <Box component={Link} to={`/desk/payments/${rowNumber(payment.id)}`} sx={{ color: 'info.main' }}>
          {payment.id}
        </Box>
      }
      wide
    >
      <Facts
        rows={[
          ['State', choiceWords(state)],
          ['Failure', failure],
          ['Charged', formatMoneyFull({ amount: amount.amount + fee.amount, currency: amount.currency })],
          ['Held for the influencer', formatMoneyFull(amount)],
          ['Platform fee', formatMoneyFull(fee)],
          ['Payment at the provider', providerPaymentId],
          ['Transfer at the provider', providerTransferId],
        ]}
      />
      <Box
        component="ol"
        aria-label="Movements"
        sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, fontSize: 14.5 }}
      >
        {ledger.map(({ id, kind, createdAt, entries }) => (
          <Box component="li" key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <b>{choiceWords(kind)}</b>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {formatDayTime(createdAt)}
              </Box>
            </Box>
            {entries.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids and never change.
              <Box key={index} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <span>
                  {entry.party
                    ? `${accountName(entry.account)}: ${entry.party.fullName}`
                    : accountName(entry.account)}
                </span>
                <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', flexShrink: 0 }}>
                  {signed(entry.amount.amount, entry.amount.currency)}
                </Box>
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** The payments of a job, for those who look after money. */
export function JobPayments({ remarkId }: { remarkId: string }) {
  const isAllowed = useRole('PAYMENTS');
  const { data, error, refetch } = useQuery(JobMoneyDocument, {
    variables: { id: remarkId },
    skip: !isAllowed,
  });
  if (!isAllowed) return null;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={200} />;
  return data.payments.nodes.map((payment) => <PaymentPanel key={payment.id} payment={payment} />);
}
