import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PageHead } from '../../../components/PageHead.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { t } from '../../../languages/t.ts';
import { AppDownload } from './AppDownload.tsx';
import { CampaignStrip } from './CampaignStrip.tsx';
import { Hero } from './Hero.tsx';
import { HomeDocument, stripOf } from './homeDocument.ts';
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
          <CampaignStrip title={t('Paid Campaign')} to="/campaigns/paid" rows={stripOf(data, 'paid')} />
          <CampaignStrip
            title={t('Sponsored Campaign')}
            to="/campaigns/sponsored"
            rows={stripOf(data, 'sponsored')}
          />
          <CampaignStrip
            title={t('Shoutout Exchange Campaign')}
            to="/campaigns/shoutout"
            rows={stripOf(data, 'shoutout')}
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
