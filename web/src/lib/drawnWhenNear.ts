/** Pixels: everywhere, or on phones and on wide screens. */
export type Height = number | { xs: number; md: number };

const auto = (height: number) => `auto ${height}px`;

/**
 * For `sx` of a part far down a page. Browsers lay it out and paint it, and fetch its pictures, when it is nearly
 * scrolled to; until then they reserve `height` pixels. Screen readers and search in the page find it all the same. The
 * part clips what overflows it.
 */
export const drawnWhenNear = (height: Height) => ({
  contentVisibility: 'auto',
  '@media print': { contentVisibility: 'visible' },
  containIntrinsicBlockSize:
    typeof height === 'number' ? auto(height) : { xs: auto(height.xs), md: auto(height.md) },
});
