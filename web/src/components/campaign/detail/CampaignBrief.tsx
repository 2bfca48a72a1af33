import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import type { CampaignBriefFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { ClampedText } from '../../display/ClampedText.tsx';
import { RichText } from '../../display/RichText.tsx';

graphql(`
  fragment CampaignBrief on Campaign {
    detailsHtml
    productUrl
  }
`);

export function CampaignBrief({ campaign }: { campaign: CampaignBriefFragment }) {
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
