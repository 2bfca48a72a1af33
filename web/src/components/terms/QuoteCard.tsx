import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { JobFragment, QuoteFragment } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoneyFull, formatRate } from '../../lib/format/formatMoney.ts';
import { MoneyLine } from './MoneyLine.tsx';

type Job = Pick<JobFragment, 'mySide' | 'applicant' | 'campaign'>;
type Props = { job: Job; quote: QuoteFragment };

/** What each side pays and gets if the terms are accepted. */
export function QuoteCard({ job, quote: { amount, fee, total, estimate } }: Props) {
  const { mySide, applicant, campaign } = job;
  const gets = mySide === 'APPLICANT' ? t('You get') : t('{name} gets', { name: applicant.first });
  const pays = mySide === 'OWNER' ? t('You pay') : t('{name} pays', { name: campaign.owner.fullName });
  const lines = [
    { name: gets, value: amount },
    ...(fee.amount > 0 ? [{ name: t('Platform fee'), value: fee }] : []),
    { name: pays, value: total },
  ];
  // What concerns the reader stands last, in bold.
  if (mySide === 'APPLICANT') lines.reverse();
  return (
    <Card component="section" aria-label={t('What it costs')} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 0.5 }}>
        <Typography variant="subtitle1" component="h2">
          {t('What it costs')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Binding')}
        </Typography>
      </Box>
      <Box component="dl" sx={{ m: 0 }}>
        {lines.map(({ name, value }, index) => (
          <MoneyLine
            key={name}
            name={name}
            value={formatMoneyFull(value)}
            strong={index === lines.length - 1}
          />
        ))}
      </Box>
      {estimate && <Estimate job={job} of={amount.currency} estimate={estimate} />}
    </Card>
  );
}

type EstimateProps = { job: Job; of: string; estimate: NonNullable<QuoteFragment['estimate']> };

function Estimate({ job: { mySide, applicant }, of, estimate: { amount, rate, day } }: EstimateProps) {
  const money = formatMoneyFull(amount);
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        mt: 1,
        px: 1.5,
        py: 1.25,
        borderRadius: '10px',
        bgcolor: 'action.hover',
      }}
    >
      <AccountBalanceOutlined aria-hidden sx={{ fontSize: 18, mt: 0.25 }} />
      <Box sx={{ fontSize: 14 }}>
        <b>
          {mySide === 'APPLICANT'
            ? t('About {money} in your bank account.', { money })
            : t('About {money} in the bank account of {name}.', { money, name: applicant.first })}
        </b>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t("Estimated at {rate} on {day}. The payout day's rate counts.", {
            rate: formatRate(of, amount.currency, rate),
            day: formatDate(day),
          })}
        </Box>
      </Box>
    </Box>
  );
}
