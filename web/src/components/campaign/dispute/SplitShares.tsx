import Box from '@mui/material/Box';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import type { MoneyValue } from '../../../lib/format/formatMoney.ts';
import { Money } from '../../display/Money.tsx';
import { cardOfOwner } from '../job/texts/describeJob.ts';

type Props = { job: JobFragment; released?: MoneyValue | null; refunded?: MoneyValue | null };

/** Who gets what of the held money. */
export function SplitShares({ job, released, refunded }: Props) {
  return (
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
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        '& dd': { m: 0, textAlign: 'right' },
      }}
    >
      {released && <Share to={toInfluencer(job)} amount={released} />}
      {refunded && <Share to={t('Back to {card}', { card: cardOfOwner(job) })} amount={refunded} />}
    </Box>
  );
}

const toInfluencer = ({ mySide, applicant }: JobFragment) =>
  mySide === 'APPLICANT' ? t('To your bank account') : t('To {fullName}', { fullName: applicant.fullName });

function Share({ to, amount }: { to: string; amount: MoneyValue }) {
  return (
    <>
      <dt>{to}</dt>
      <dd>
        <Money value={amount} size={20} />
      </dd>
    </>
  );
}
