import type { ReactNode } from 'react';
import type { CampaignType } from '../../../__generated__/enums.ts';
import type { HomeQuery } from '../../../__generated__/graphql.ts';
import { CampaignCard } from '../../../components/campaign/CampaignCard.tsx';
import { CardSkeleton } from '../../../components/page/Skeletons.tsx';
import { useStrip } from './homeDocument.ts';
import { Strip } from './Strip.tsx';

type Props = {
  type: CampaignType;
  title: string;
  to: string;
  /** Undefined while it is fetched. */
  data: HomeQuery | undefined;
};

/** Up to 10 campaigns of a type. */
export function CampaignStrip({ type, title, to, data }: Props) {
  const rows = useStrip(data, type);
  const cards: ReactNode[] = rows?.map((row) => <CampaignCard key={row.id} campaign={row} />) ?? skeletons;
  return <Strip title={title} to={to} columns={4} items={cards} height={{ xs: 404, md: 392 }} />;
}

const skeletons = [0, 1, 2, 3].map((key) => <CardSkeleton key={key} />);
