import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { JobFragment } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';
import type { MoneyValue } from '../../lib/format/formatMoney.ts';
import { formatMoneyFull } from '../../lib/format/formatMoney.ts';

type Props = { job: Pick<JobFragment, 'mySide' | 'applicant' | 'campaign'>; amount: MoneyValue };

/** What each side pays and gets if the terms are accepted. */
export function QuoteCard({ job: { mySide, applicant, campaign }, amount }: Props) {
  const gets = mySide === 'APPLICANT' ? t('You get') : t('{name} gets', { name: applicant.first });
  const pays = mySide === 'OWNER' ? t('You pay') : t('{name} pays', { name: campaign.owner.fullName });
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
        <Line name={mySide === 'APPLICANT' ? pays : gets} value={formatMoneyFull(amount)} />
        <Line name={mySide === 'APPLICANT' ? gets : pays} value={formatMoneyFull(amount)} strong />
      </Box>
    </Card>
  );
}

function Line({ name, value, strong }: { name: string; value: string; strong?: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 1,
        fontWeight: strong ? 700 : undefined,
        ...(strong && { borderTop: 1, borderColor: 'divider' }),
      }}
    >
      <dt>{name}</dt>
      <Box
        component="dd"
        sx={{ m: 0, fontSize: strong ? 20 : undefined, fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </Box>
    </Box>
  );
}
