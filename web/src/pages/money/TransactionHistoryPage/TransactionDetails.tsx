import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { TransactionKind } from '../../../__generated__/enums.ts';
import { PersonAvatar } from '../../../components/people/PersonAvatar.tsx';
import { StaffBadge } from '../../../components/people/StaffBadge.tsx';
import { msg, type Text, t } from '../../../languages/t.ts';
import { formatDate, formatTime } from '../../../lib/format/formatDate.ts';
import { formatMoney, formatMoneyFull } from '../../../lib/format/formatMoney.ts';
import { campaignPath, orderPath, receiptPath } from '../../../lib/navigation/pagePaths.ts';
import { Link as RouterLink } from '../../../routing/Link.tsx';
import { HeldWhere } from './HeldWhere.tsx';
import { isRefund, type StatementRow } from './isRefund.ts';

/** Where money is that went another way than planned, by its kind. */
const cameBack: Readonly<Partial<Record<TransactionKind, Text>>> = {
  CHARGEBACK: msg('Your bank took the payment back to your card.'),
  REFUND_RETURNED: msg('Your bank sent the refund back to us. We hold it for you and will send it again.'),
  PAYOUT_TAKEN_BACK: msg('The payment provider took the payout back. We hold it until it is released again.'),
};

/** Where the money of an order is that its buyer paid by card. */
function whereOrderMoneyIs(order: NonNullable<StatementRow['order']>): string {
  const back = formatMoney(order.total);
  if (order.isPaidOut) return t('Paid out to the seller.');
  if (order.isChargedBack) return t('Your bank took it back (a chargeback).');
  if (order.state === 'REFUNDING') return t('{back} is on its way back to your card.', { back });
  if (order.state === 'REFUNDED') return t('{back} went back to your card.', { back });
  return t('We hold it until you receive the product, then pay the seller.');
}

/** Whether the row is about being paid, not about paying. */
const isOfInfluencer = ({ kind }: Pick<StatementRow, 'kind'>) =>
  kind === 'INFLUENCER_HIRED' || kind === 'PAYOUT_TAKEN_BACK';

function otherSide(row: StatementRow): string {
  if (row.order) return row.kind === 'PRODUCT_SOLD' ? t('Bought by') : t('Sold by');
  return isOfInfluencer(row) ? t('Paid by') : t('Paid for');
}

export function TransactionDetails({ row }: { row: StatementRow }) {
  const { campaign, order, counterparty } = row;
  const earned = row.direction === 'EARNED';
  const refund = isRefund(row);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        px: { xs: 2, sm: 2.5 },
        pb: 2.5,
        pl: { sm: 9.5 },
        display: 'grid',
        gap: 1.25,
        gridTemplateColumns: { xs: '1fr', sm: '150px 1fr' },
        '& dt': { color: 'text.secondary', fontSize: 14 },
        '& dd': { m: 0, mb: { xs: 0.5, sm: 0 }, minWidth: 0 },
        // Large enough to be touched.
        '& dd > a': { display: 'inline-block', py: 0.5 },
      }}
    >
      {campaign && <LinkPair name={t('Campaign')} to={campaignPath(campaign.id)} text={campaign.title} />}
      {order && <LinkPair name={t('Order')} to={orderPath(order.id)} text={order.title} />}
      {counterparty && (
        <Pair name={otherSide(row)}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <PersonAvatar name={counterparty.fullName} picture={counterparty.avatar} size={28} />
            <span>
              {counterparty.fullName}
              {counterparty.username && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {' '}
                  @{counterparty.username}
                </Box>
              )}
            </span>
            <StaffBadge person={counterparty} />
          </Box>
        </Pair>
      )}
      <Pair name={t('Date')}>
        {formatDate(row.createdAt)}, {formatTime(row.createdAt)}
      </Pair>
      {row.paper && <LinkPair name={t('Receipt')} to={receiptPath(row.paper.id)} text={row.paper.number} />}
      {row.fee && <Pair name={t('Platform fee')}>{formatMoneyFull(row.fee)}</Pair>}
      <Pair name={t('Where the money is')}>
        {order?.method === 'CASH' ? (
          t('Paid in cash at the door.')
        ) : order && row.kind === 'PRODUCT_PURCHASE' && !earned ? (
          whereOrderMoneyIs(order)
        ) : cameBack[row.kind] ? (
          t(cameBack[row.kind] ?? '')
        ) : refund ? (
          t('Sent back to your card. It can take a few days until your bank shows it.')
        ) : earned ? (
          t('Sent to your bank account. It can take a few days until your bank shows it.')
        ) : (
          <HeldWhere row={row} />
        )}
      </Pair>
    </Box>
  );
}

function LinkPair({ name, to, text }: { name: string; to: string; text: string }) {
  return (
    <Pair name={name}>
      <Link component={RouterLink} to={to} color="text.primary" underline="always">
        {text}
      </Link>
    </Pair>
  );
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
