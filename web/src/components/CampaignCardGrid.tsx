import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { cardGrid } from './cardGrid.ts';

type Props<T> = {
  /** What the list is, for screen readers. */
  label: string;
  items: readonly T[];
  /** Draws one: `(campaign, index) => <CampaignCard campaign={campaign} eager={index === 0 ? 'first' : index < 4} />`. */
  card: (item: T, index: number) => ReactNode;
};

/** Campaign cards in columns, as a list that screen readers count. */
export function CampaignCardGrid<T extends { id: string }>({ label, items, card }: Props<T>) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ ...cardGrid, listStyle: 'none', m: 0, p: 0, '& > li > *': { height: '100%' } }}
    >
      {items.map((item, index) => (
        <li key={item.id}>{card(item, index)}</li>
      ))}
    </Box>
  );
}
