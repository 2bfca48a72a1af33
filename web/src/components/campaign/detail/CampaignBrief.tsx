import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import type { CampaignBriefFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { ClampedText } from '../../display/ClampedText.tsx';
import { RichText } from '../../display/RichText.tsx';
import { WorkChecklist } from '../../work/WorkChecklist.tsx';

graphql(`
  fragment CampaignBrief on Campaign {
    detailsHtml
    productUrl
    brief { ...WorkParts }
    owner { id fullName }
  }
`);

/** What a campaign is about: its description, and the work it asks for. */
export function CampaignBrief({ campaign }: { campaign: CampaignBriefFragment }) {
  const { brief, owner } = campaign;
  return (
    <>
      <Description campaign={campaign} />
      {brief && (
        <Box component="section" aria-labelledby="work" sx={{ mt: 3 }}>
          <Typography variant="h5" component="h2" id="work" sx={{ mb: 1 }}>
            {t('Brief')}
          </Typography>
          <WorkChecklist work={brief} owner={owner.fullName} />
        </Box>
      )}
    </>
  );
}

function Description({ campaign }: { campaign: CampaignBriefFragment }) {
  const { detailsHtml, productUrl } = campaign;
  return (
    <Box component="section" aria-labelledby="brief" sx={{ mt: 3 }}>
      <Typography variant="h5" component="h2" id="brief" sx={{ mb: 1 }}>
        {t('Description')}
      </Typography>
      <ClampedText lines={3}>
        <RichText html={detailsHtml} />
      </ClampedText>
      {productUrl && (
        <Box sx={{ mt: 1.5 }}>
          <Box
            component="a"
            href={productUrl}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            sx={{ color: 'info.main', fontWeight: 600 }}
          >
            {t('See the product')}
          </Box>
        </Box>
      )}
    </Box>
  );
}
