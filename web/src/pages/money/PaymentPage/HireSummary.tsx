import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { HirePaymentQuery } from '../../../__generated__/graphql.ts';
import { EscrowLink } from '../../../components/campaign/dialogs/EscrowLink.tsx';
import { Money } from '../../../components/display/Money.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { PersonAvatar } from '../../../components/people/PersonAvatar.tsx';
import { StaffBadge } from '../../../components/people/StaffBadge.tsx';
import { MoneyLine } from '../../../components/terms/MoneyLine.tsx';
import { t } from '../../../languages/t.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoneyFull } from '../../../lib/format/formatMoney.ts';

export type HireSetup = HirePaymentQuery['hirePaymentSetup'];

export function HireSummary({ setup: { remark, quote } }: { setup: HireSetup }) {
  const { applicant, campaign } = remark;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {t('You hire')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <PersonAvatar name={applicant.fullName} picture={applicant.avatar} size={56} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle1">
            {applicant.fullName} <StaffBadge person={applicant} />
          </Typography>
          {applicant.username && <SecondaryText>@{applicant.username}</SecondaryText>}
        </Box>
      </Box>
      <Divider sx={{ my: 2 }} />
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        {campaign.cover && (
          <Box
            component="img"
            src={campaign.cover.small}
            alt=""
            sx={{ width: 84, aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: '10px' }}
          />
        )}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2">{campaign.title}</Typography>
          <SecondaryText>{t('Ending on {date}', { date: formatDate(campaign.endsOn) })}</SecondaryText>
        </Box>
      </Box>
      <Divider sx={{ my: 2 }} />
      {quote.fee.amount > 0 && <Sum quote={quote} first={applicant.first} />}
      <SecondaryText>
        {t('The money is held until you release it. Full refund if the job is cancelled before it is done.')}
      </SecondaryText>
      <Box sx={{ ml: -2, mt: 0.5 }}>
        <EscrowLink />
      </Box>
    </Card>
  );
}

type SumProps = { quote: HireSetup['quote']; first: string };

/** What is paid with a fee. Without one the button says all of it. */
function Sum({ quote, first }: SumProps) {
  return (
    <>
      <Box component="dl" sx={{ m: 0, mb: 1 }}>
        <MoneyLine name={t('Amount for {name}', { name: first })} value={formatMoneyFull(quote.amount)} />
        <MoneyLine name={t('Platform fee')} value={formatMoneyFull(quote.fee)} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
        <Typography variant="subtitle1" component="span">
          {t('To pay now')}
        </Typography>
        <Money value={quote.total} size={30} />
      </Box>
    </>
  );
}
