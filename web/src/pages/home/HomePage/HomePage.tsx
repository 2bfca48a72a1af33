import Box from '@mui/material/Box';
import { PageHead } from '../../../components/PageHead.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { CampaignStrip } from './CampaignStrip.tsx';
import { Hero } from './Hero.tsx';
import { InfluencerStrip } from './InfluencerStrip.tsx';

/** The front page: what Koli is, the campaigns staff chose, and who is here. */
export function Component() {
  return (
    <Box sx={{ maxWidth: 1440, mx: 'auto', px: { xs: 2, md: 6 }, pb: { xs: 5, md: 8 } }}>
      <PageTitle hidden>Good brands meet people worth listening to</PageTitle>
      <PageHead canonical="/" />
      <Hero />
      <CampaignStrip type="PAID" title="Paid Campaign" to="/campaigns/paid" />
      <CampaignStrip type="SPONSORED" title="Sponsored Campaign" to="/campaigns/sponsored" />
      <CampaignStrip type="SHOUTOUT" title="Shoutout Exchange Campaign" to="/campaigns/shoutout" />
      <InfluencerStrip />
    </Box>
  );
}
