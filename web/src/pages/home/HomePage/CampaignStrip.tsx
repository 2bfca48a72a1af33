import type { ReactNode } from 'react';
import type { CampaignCardFragment } from '../../../__generated__/graphql.ts';
import { CampaignCard } from '../../../components/CampaignCard.tsx';
import { CardSkeleton } from '../../../components/Skeletons.tsx';
import { Strip } from './Strip.tsx';

type Props = {
  title: string;
  to: string;
  /** Undefined while they are fetched. */
  rows: readonly CampaignCardFragment[] | undefined;
};

/** Up to 10 campaigns of a type. */
export function CampaignStrip({ title, to, rows }: Props) {
  const cards: ReactNode[] = rows?.map((row) => <CampaignCard key={row.id} campaign={row} />) ?? skeletons;
  return <Strip title={title} to={to} columns={4} items={cards} />;
}

const skeletons = [0, 1, 2, 3].map((key) => <CardSkeleton key={key} />);
