/** Pixels: everywhere, or on phones and on wide screens. */
export type Height = number | { xs: number; md: number };

const auto = (height: number) => `auto ${height}px`;

/**
 * For `sx` of a part that stands far below: browsers lay out and paint it, and fetch its pictures, when it is nearly
 * scrolled to. On wide screens also when the page has come to life and been at rest for a moment: whoever scrolls fast,
 * or takes a picture of the whole page, finds nothing blank there; a phone has no time for it. Until then they take it
 * to be `height` pixels high, afterwards as high as it was. It is read aloud and found by words meanwhile, and clips what
 * stands out of it.
 *
 * Parts side by side that weigh something take turns, see {@link inTurns}.
 */
export const drawnWhenNear = (height: Height) => ({
  contentVisibility: 'auto',
  '@media print': { contentVisibility: 'visible' },
  // The keyframes are in base.css.
  'html[data-alive] &': {
    animation: { md: 'drawn 1ms calc(700ms + var(--turn, 0) * 150ms) forwards' },
  },
  containIntrinsicBlockSize:
    typeof height === 'number' ? auto(height) : { xs: auto(height.xs), md: auto(height.md) },
});

const TURNS = 8;

/** For `sx` of parts side by side, or of what holds them: every eighth is drawn at once, so that no step takes long. */
export const inTurns = Object.fromEntries(
  Array.from({ length: TURNS - 1 }, (_, turn) => [
    `&:nth-of-type(${TURNS}n + ${turn + 2})`,
    { '--turn': `${turn + 1}` },
  ]),
);
