import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useId } from 'react';
import type { CampaignType } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import { CampaignCard } from '../../../components/CampaignCard.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SectionHeading } from '../../../components/SectionHeading.tsx';
import { CardSkeleton } from '../../../components/Skeletons.tsx';
import { Slider } from './Slider.tsx';

const CampaignStripDocument = graphql(`
  query CampaignStrip($type: CampaignType!) {
    featured: campaigns(filter: { types: [$type], featured: true }, page: { limit: 10 }) {
      items {
        ...CampaignCard
      }
    }
    newest: campaigns(filter: { types: [$type] }, page: { limit: 10 }) {
      items {
        ...CampaignCard
      }
    }
  }
`);

type Props = { type: CampaignType; title: string; to: string };

/** Up to 10 campaigns of a type: the featured ones, or the newest while staff features none. */
export function CampaignStrip({ type, title, to }: Props) {
  const id = useId();
  const { data, error, refetch } = useQuery(CampaignStripDocument, { variables: { type } });
  const featured = data?.featured.items ?? [];
  const rows = featured.length > 0 ? featured : (data?.newest.items ?? []);
  if (data && rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5.5 }}>
      <SectionHeading id={id} title={title} to={to} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => refetch()} />
      ) : (
        <Slider label={title} columns={4}>
          {data ? rows.map((row) => <CampaignCard key={row.id} campaign={row} />) : skeletons}
        </Slider>
      )}
    </Box>
  );
}

const skeletons = [0, 1, 2, 3].map((key) => <CardSkeleton key={key} />);
