import type { ReactNode } from 'react';
import type { ProductCardFragment } from '../../../__generated__/graphql.ts';
import { CardSkeleton } from '../../../components/page/Skeletons.tsx';
import { ProductCard } from '../../../components/product/ProductCard.tsx';
import { t } from '../../../languages/t.ts';
import { Strip } from './Strip.tsx';

type Row = { id: string } & ProductCardFragment;

/** The ten newest products that can be bought; undefined while they are fetched. */
export function ProductStrip({ rows }: { rows: readonly Row[] | undefined }) {
  const cards: ReactNode[] = rows?.map((row) => <ProductCard key={row.id} product={row} />) ?? skeletons;
  return (
    <Strip title={t('New Products')} to="/products" columns={4} items={cards} height={{ xs: 490, md: 477 }} />
  );
}

const skeletons = [0, 1, 2, 3].map((key) => <CardSkeleton key={key} />);
