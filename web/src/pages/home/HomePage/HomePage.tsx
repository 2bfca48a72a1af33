import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { CampaignType } from '../../../__generated__/enums.ts';
import type { HomeQuery } from '../../../__generated__/graphql.ts';
import { CampaignCard } from '../../../components/campaign/CampaignCard.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { CardSkeleton } from '../../../components/page/Skeletons.tsx';
import { ProductCard } from '../../../components/product/ProductCard.tsx';
import { msg, type Text, t } from '../../../languages/t.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useMe } from '../../../lib/session/useMe.ts';
import { AppDownload } from './AppDownload.tsx';
import { Hero } from './Hero.tsx';
import { HomeDocument, useStrip } from './homeDocument.ts';
import { InfluencerStrip } from './InfluencerStrip.tsx';
import { NewsStrip } from './NewsStrip.tsx';
import { Strip } from './Strip.tsx';

/** Only members have it. */
const HomeTasks = lazyPart(async () => (await import('./HomeTasks.tsx')).HomeTasks);

const campaignStrips: readonly [CampaignType, Text, path: string][] = [
  ['PAID', msg('Paid Campaign'), '/campaigns/paid'],
  ['SPONSORED', msg('Sponsored Campaign'), '/campaigns/sponsored'],
  ['SHOUTOUT', msg('Shoutout Exchange Campaign'), '/campaigns/shoutout'],
];

export function Component() {
  const { data, error, refetch } = useQuery(HomeDocument);
  const { me } = useMe();
  const failed = error && !data;
  return (
    <Box sx={{ maxWidth: 1440, mx: 'auto', px: { xs: 2, md: 6 }, pb: { xs: 5, md: 8 } }}>
      <PageTitle hidden>{t('Good brands meet people worth listening to')}</PageTitle>
      <PageHead canonical="/" />
      {me && <HomeTasks />}
      <Hero categories={data?.categories} slides={data?.slides} />
      {failed ? (
        <ErrorState error={error} onRetry={() => refetch()} />
      ) : (
        <>
          {campaignStrips.map(([type, title, path]) => (
            <CampaignStrip key={type} type={type} title={t(title)} to={path} data={data} />
          ))}
          <Strip
            title={t('New Products')}
            to="/products"
            columns={4}
            items={
              data?.newProducts.nodes.map((row) => <ProductCard key={row.id} product={row} />) ?? skeletons
            }
            height={{ xs: 490, md: 477 }}
          />
          <InfluencerStrip people={data?.topInfluencers.nodes} />
        </>
      )}
      <AppDownload />
      {!failed && <NewsStrip rows={data?.news.nodes} />}
    </Box>
  );
}

const skeletons = [0, 1, 2, 3].map((key) => <CardSkeleton key={key} />);

type CampaignStripProps = { type: CampaignType; title: string; to: string; data: HomeQuery | undefined };

function CampaignStrip({ type, title, to, data }: CampaignStripProps) {
  const rows = useStrip(data, type);
  const cards: ReactNode[] = rows?.map((row) => <CampaignCard key={row.id} campaign={row} />) ?? skeletons;
  return <Strip title={title} to={to} columns={4} items={cards} height={{ xs: 404, md: 392 }} />;
}
