import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { t } from '../../../languages/t.ts';
import { AppDownload } from './AppDownload.tsx';
import { CampaignStrip } from './CampaignStrip.tsx';
import { Hero } from './Hero.tsx';
import { HomeDocument } from './homeDocument.ts';
import { InfluencerStrip } from './InfluencerStrip.tsx';
import { NewsStrip } from './NewsStrip.tsx';
import { ProductStrip } from './ProductStrip.tsx';

/** The front page: what Koli is, the campaigns staff chose, who is here, and what is new. */
export function Component() {
  const { data, error, refetch } = useQuery(HomeDocument);
  const failed = error && !data;
  return (
    <Box sx={{ maxWidth: 1440, mx: 'auto', px: { xs: 2, md: 6 }, pb: { xs: 5, md: 8 } }}>
      <PageTitle hidden>{t('Good brands meet people worth listening to')}</PageTitle>
      <PageHead canonical="/" />
      <Hero categories={data?.categories} />
      {failed ? (
        <ErrorState error={error} onRetry={() => refetch()} />
      ) : (
        <>
          <CampaignStrip type="PAID" title={t('Paid Campaign')} to="/campaigns/paid" data={data} />
          <CampaignStrip
            type="SPONSORED"
            title={t('Sponsored Campaign')}
            to="/campaigns/sponsored"
            data={data}
          />
          <CampaignStrip
            type="SHOUTOUT"
            title={t('Shoutout Exchange Campaign')}
            to="/campaigns/shoutout"
            data={data}
          />
          <ProductStrip rows={data?.newProducts.items} />
          <InfluencerStrip people={data?.topInfluencers} />
        </>
      )}
      <AppDownload />
      {!failed && <NewsStrip rows={data?.news.items} />}
    </Box>
  );
}
