/** Columns of campaign cards: 4, 3 below 1024 px, 2 on tablets, 1 on phones. For `sx`. */
export const cardGrid = {
  display: 'grid',
  gap: { xs: 2.5, md: 2.5 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 800px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@media (min-width: 1024px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
} as const;
