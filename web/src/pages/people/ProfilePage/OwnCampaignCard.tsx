import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import type { OwnCampaignCardFragment, OwnCampaignFragment } from '../../../__generated__/graphql.ts';
import { campaignBadge } from '../../../components/campaign/CampaignBadge.tsx';
import { CampaignPicture } from '../../../components/campaign/CampaignPicture.tsx';
import { campaignAmount, pathOfMine } from '../../../components/campaign/campaignFacts.ts';
import { TypeTag } from '../../../components/campaign/TypeTag.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { SoftTag } from '../../../components/display/SoftTag.tsx';
import { t } from '../../../languages/t.ts';
import { formatCountries } from '../../../lib/format/formatPeople.ts';
import { displayFont } from '../../../lib/theme/theme.ts';
import { Link } from '../../../routing/Link.tsx';

export const OwnCampaignCardDocument = graphql(`
  fragment OwnCampaignCard on Campaign {
    ...CampaignCard
    ...OwnCampaign
    excerpt
  }
`);

export function OwnCampaignCard({ campaign }: { campaign: OwnCampaignCardFragment }) {
  const badge = ownCampaignBadge(campaign);
  return (
    <Card component="article" sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }}>
      <CampaignPicture picture={campaign.cover} />
      <Box sx={{ position: 'absolute', top: 12, left: 12 }}>
        <TypeTag type={campaign.type} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, p: 2, gap: 0.5 }}>
        <Box>
          <SoftTag tone={badge.tone}>{badge.text}</SoftTag>
        </Box>
        <Typography variant="subtitle1" component="h3" sx={{ fontSize: 16, mt: 0.5 }}>
          {campaign.title}
        </Typography>
        <SecondaryText>{formatCountries(campaign.countries)}</SecondaryText>
        <Typography variant="body2">{campaign.excerpt}</Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            mt: 'auto',
            pt: 1.5,
          }}
        >
          <Box
            component="span"
            sx={{ fontFamily: displayFont, fontWeight: 700, fontSize: campaign.type === 'PAID' ? 18 : 15 }}
          >
            {campaignAmount(campaign)}
          </Box>
          <MuiLink
            component={Link}
            to={pathOfMine(campaign)}
            aria-label={t('View Application: {title}', { title: campaign.title })}
            sx={{ color: 'info.main', fontSize: 14 }}
          >
            {t('View Application')}
          </MuiLink>
        </Box>
      </Box>
    </Card>
  );
}

/** The badge of the own profile: as elsewhere, but an open campaign counts its applications from none on. */
function ownCampaignBadge(campaign: OwnCampaignFragment): ReturnType<typeof campaignBadge> {
  const isNew = campaign.state === 'OPEN' && campaign.remarkCount === 0;
  return isNew ? { text: t('0 Influencers Interested'), tone: 'info' } : campaignBadge(campaign);
}
