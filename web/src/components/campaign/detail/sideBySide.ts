/** The campaign at the left, what to do with it at the right; one above the other on phones. For `sx`. */
export const sideBySide = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.65fr) minmax(300px, 1fr)' },
  columnGap: 2.5,
  rowGap: 3,
  alignItems: 'start',
} as const;

/** The right side stays in sight while the left is read; on phones its parts join the column. For `sx`. */
export const asideColumn = {
  display: { xs: 'contents', md: 'grid' },
  gap: 2,
  position: { md: 'sticky' },
  // Below the header, which sticks too.
  top: { md: 92 },
} as const;

/** A job in that column: on phones its state comes before everything else. For `sx`. */
export const jobFirst = { order: { xs: -1, md: 0 }, minWidth: 0 } as const;
