import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { campaignAmount } from '../../../components/campaign/campaignFacts.ts';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetail.ts';
import { campaignHead } from '../../../components/campaign/detail/campaignHead.ts';
import { TypeTag } from '../../../components/campaign/TypeTag.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { t } from '../../../languages/t.ts';
import { useReadersTime } from '../../../lib/format/drawing.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatCountries } from '../../../lib/format/formatPeople.ts';
import { displayFont } from '../../../lib/theme/theme.ts';
import { CampaignFactChips } from './CampaignFactChips.tsx';

/** What the campaign is, what it gives, until when, and for whom. */
export function CampaignHead({ campaign }: { campaign: CampaignDetail }) {
  useReadersTime();
  return (
    <Box component="header" sx={{ mt: 3 }}>
      <PageHead {...campaignHead(campaign)} />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ pt: 0.25 }}>
          <TypeTag type={campaign.type} />
        </Box>
        <Box
          component="p"
          sx={{
            m: 0,
            fontFamily: displayFont,
            fontWeight: 700,
            fontSize: campaign.type === 'PAID' ? { xs: 26, md: 32 } : { xs: 20, md: 24 },
            letterSpacing: '-0.02em',
            lineHeight: 1.1,
            textAlign: 'right',
          }}
        >
          {campaignAmount(campaign)}
        </Box>
      </Box>
      <Typography variant="h2" component="h1" sx={{ mt: 1 }}>
        {campaign.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('Posted {date} · Ending on {date2} · {formatCountries}', {
          date: formatDate(campaign.createdAt),
          date2: formatDate(campaign.endsOn),
          formatCountries: formatCountries(campaign.countries),
        })}
      </Typography>
      <CampaignFactChips campaign={campaign} />
    </Box>
  );
}
