/** What is proposed, and beside it the form and the list. */
export const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 560px) minmax(0, 1fr)' },
  columnGap: 6,
  rowGap: 4,
  alignItems: 'start',
} as const;
