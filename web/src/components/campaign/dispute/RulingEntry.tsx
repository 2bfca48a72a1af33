import GavelRounded from '@mui/icons-material/GavelRounded';
import Box from '@mui/material/Box';
import type { Ruling } from '../../../__generated__/enums.ts';
import { msg, type Text, t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';
import { Money } from '../../display/Money.tsx';
import { SoftIcon } from '../../display/SoftIcon.tsx';
import { cardOfOwner } from '../job/texts/describeJob.ts';
import { type Dispute, type DisputedJob, DisputeEntry } from './StatementEntry.tsx';

const decisions: Record<Ruling, Text> = {
  RELEASE: msg('Support decided: the payment is released'),
  REFUND: msg('Support decided: the payment is refunded'),
  SPLIT: msg('Support decided: the payment is split'),
};

export function RulingEntry({ job, dispute }: { job: DisputedJob; dispute: Dispute }) {
  const { ruling, ruledAt, released, refunded, rulingReason } = dispute;
  if (!ruling) return null;
  return (
    <DisputeEntry
      mark={<Gavel />}
      title={t(decisions[ruling])}
      detail={[t('Koli support'), ruledAt && formatDayTime(ruledAt)].filter(Boolean).join(' · ')}
    >
      {rulingReason && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{rulingReason}</Box>}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          gap: 1,
          alignItems: 'baseline',
          m: 0,
          mt: 1.5,
          px: 2,
          py: 1.5,
          borderRadius: '12px',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          '& dd': { m: 0, textAlign: 'right' },
        }}
      >
        {released && <Share to={toInfluencer(job)} amount={released} />}
        {refunded && <Share to={t('Back to {card}', { card: cardOfOwner(job) })} amount={refunded} />}
      </Box>
    </DisputeEntry>
  );
}

const toInfluencer = ({ mySide, applicant }: DisputedJob) =>
  mySide === 'APPLICANT' ? t('To your bank account') : t('To {fullName}', { fullName: applicant.fullName });

function Share({ to, amount }: { to: string; amount: NonNullable<Dispute['released']> }) {
  return (
    <>
      <dt>{to}</dt>
      <dd>
        <Money value={amount} size={20} />
      </dd>
    </>
  );
}

export function Gavel() {
  return (
    <SoftIcon tone="info" size={40}>
      <GavelRounded fontSize="small" />
    </SoftIcon>
  );
}
