import CallMadeRounded from '@mui/icons-material/CallMadeRounded';
import CallReceivedRounded from '@mui/icons-material/CallReceivedRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import { useId, useState } from 'react';
import type { TransactionKind } from '../../../__generated__/enums.ts';
import { SoftIcon } from '../../../components/display/SoftIcon.tsx';
import { visuallyHidden } from '../../../components/display/visuallyHidden.ts';
import { msg, type Text, t } from '../../../languages/t.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoneyFull } from '../../../lib/format/formatMoney.ts';
import { displayFont } from '../../../lib/theme/theme.ts';
import { isRefund, type StatementRow } from './isRefund.ts';
import { TransactionDetails } from './TransactionDetails.tsx';

const kinds: Record<TransactionKind, Text> = {
  INFLUENCER_HIRED: msg('Influencer Hired'),
  CAMPAIGN_FEES: msg('Campaign Fees'),
  PRODUCT_PURCHASE: msg('Product Purchase'),
  PRODUCT_SOLD: msg('Product Sold'),
  PAYOUT_TAKEN_BACK: msg('Payout Taken Back'),
  REFUND_RETURNED: msg('Refund Returned'),
  CHARGEBACK: msg('Chargeback'),
};

export function TransactionRow({ row }: { row: StatementRow }) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const earned = row.direction === 'EARNED';
  return (
    <Box
      component="li"
      sx={{ borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
    >
      <ButtonBase
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={panelId}
        sx={{
          width: 1,
          gap: { xs: 1.5, sm: 2 },
          px: { xs: 2, sm: 2.5 },
          py: 2,
          textAlign: 'left',
          font: 'inherit',
          justifyContent: 'flex-start',
          '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'info.main', outlineOffset: -3 },
        }}
      >
        <Sign earned={earned} />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 700, fontSize: 15 }}>
            {isRefund(row) ? t('{label}, refunded', { label: t(kinds[row.kind]) }) : t(kinds[row.kind])}
          </Box>
          <Box
            component="span"
            sx={{
              display: 'block',
              fontSize: 14,
              color: 'text.secondary',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: { sm: 'nowrap' },
            }}
          >
            {[formatDate(row.createdAt), row.counterparty?.fullName, row.campaign?.title ?? row.order?.title]
              .filter(Boolean)
              // Never at the beginning of a line.
              .join('\u00a0· ')}
          </Box>
        </Box>
        <Box
          component="span"
          sx={{
            fontFamily: displayFont,
            fontWeight: 700,
            fontSize: 18,
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
            color: earned ? 'success.main' : 'text.primary',
          }}
        >
          <span style={visuallyHidden}>{earned ? t('earned') : t('spent')} </span>
          {earned ? '+' : '−'}
          {formatMoneyFull(row.amount)}
        </Box>
        <ExpandMoreRounded
          aria-hidden
          sx={{ color: 'text.secondary', transform: open ? 'rotate(180deg)' : 'none', transition: '160ms' }}
        />
      </ButtonBase>
      <Collapse in={open} id={panelId} timeout={160} unmountOnExit>
        <TransactionDetails row={row} />
      </Collapse>
    </Box>
  );
}

function Sign({ earned }: { earned: boolean }) {
  const Icon = earned ? CallReceivedRounded : CallMadeRounded;
  return (
    <SoftIcon tone={earned ? 'success' : 'neutral'} size={40}>
      <Icon fontSize="small" />
    </SoftIcon>
  );
}
