/** Pixels: everywhere, or on phones and on wide screens. */
export type Height = number | { xs: number; md: number };

const auto = (height: number) => `auto ${height}px`;

/**
 * For `sx` of a part that stands far below: browsers lay out and paint it, and fetch its pictures, when it is nearly
 * scrolled to (see also `drawTheRest`). Until then they take it to be `height` pixels high, afterwards as high as it
 * was. It is read aloud and found by words meanwhile, and clips what stands out of it.
 */
export const drawnWhenNear = (height: Height) => ({
  contentVisibility: 'auto',
  '@media print': { contentVisibility: 'visible' },
  containIntrinsicBlockSize:
    typeof height === 'number' ? auto(height) : { xs: auto(height.xs), md: auto(height.md) },
});
