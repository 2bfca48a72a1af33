import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { drawnWhenNear, type Height } from '../../lib/drawnWhenNear.ts';
import { cardGrid } from '../list/cardGrid.ts';

type Props<T> = {
  label: string;
  items: readonly T[];
  /** Draws one: `(campaign, index) => <CampaignCard campaign={campaign} eager={index === 0 ? 'first' : index < 4} />`. */
  card: (item: T, index: number) => ReactNode;
  /** About how high a card is on phones and on wide screens, in pixels. */
  height?: Height;
};

const look = (height: Height) =>
  ({
    ...cardGrid,
    listStyle: 'none',
    m: 0,
    p: 0,
    '& > li > *': { height: '100%' },
    '& > li:nth-of-type(n+3) > *': drawnWhenNear(height),
  }) as const;

const CAMPAIGN_CARD = { xs: 377, md: 349 };

export function CampaignCardGrid<T extends { id: string }>({
  label,
  items,
  card,
  height = CAMPAIGN_CARD,
}: Props<T>) {
  return (
    <Box component="ul" aria-label={label} sx={look(height)}>
      {items.map((item, index) => (
        <li key={item.id}>{card(item, index)}</li>
      ))}
    </Box>
  );
}
