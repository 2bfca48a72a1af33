/** The campaign at the left, what to do with it at the right; one above the other on phones. For `sx`. */
export const sideBySide = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.65fr) minmax(300px, 1fr)' },
  columnGap: 2.5,
  rowGap: 3,
  alignItems: 'start',
} as const;

/** The right side stays in sight while the left is read. For `sx`. */
export const asideColumn = {
  display: 'grid',
  gap: 2,
  position: { md: 'sticky' },
  // Below the header, which sticks too.
  top: { md: 92 },
} as const;
