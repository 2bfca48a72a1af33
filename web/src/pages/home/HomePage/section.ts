import { drawnWhenNear } from '../../../lib/drawnWhenNear.ts';

/** A section below the first screen. It is as wide as the page with its margins, so that arrows and focus rings are not clipped. */
export const section = (height: { xs: number; md: number }) =>
  ({
    ...drawnWhenNear(height),
    mt: { xs: 5, md: 5.5 },
    mx: { xs: -2, md: -6 },
    px: { xs: 2, md: 6 },
    mb: '-4px',
    pb: '4px',
  }) as const;
