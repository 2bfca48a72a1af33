import GavelRounded from '@mui/icons-material/GavelRounded';
import Box from '@mui/material/Box';
import type { Ruling } from '../../../__generated__/enums.ts';
import { msg, type Text, t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';
import { SoftIcon } from '../../display/SoftIcon.tsx';
import { SplitShares } from './SplitShares.tsx';
import { type Dispute, type DisputedJob, DisputeEntry } from './StatementEntry.tsx';

const decisions: Record<Ruling, Text> = {
  RELEASE: msg('Support decided: the payment is released'),
  REFUND: msg('Support decided: the payment is refunded'),
  SPLIT: msg('Support decided: the payment is split'),
};

export function RulingEntry({ job, dispute }: { job: DisputedJob; dispute: Dispute }) {
  const { ruling, ruledAt, released, refunded, rulingReason, isSettled } = dispute;
  if (!ruling) return null;
  return (
    <DisputeEntry
      mark={<Gavel />}
      title={isSettled ? t('Settled by both sides') : t(decisions[ruling])}
      detail={[!isSettled && t('Koli support'), ruledAt && formatDayTime(ruledAt)]
        .filter(Boolean)
        .join(' · ')}
    >
      {rulingReason && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{rulingReason}</Box>}
      <SplitShares job={job} released={released} refunded={refunded} />
    </DisputeEntry>
  );
}

export function Gavel() {
  return (
    <SoftIcon tone="info" size={40}>
      <GavelRounded fontSize="small" />
    </SoftIcon>
  );
}
