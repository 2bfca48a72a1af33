import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { SectionHeading } from '../../../components/page/SectionHeading.tsx';
import { drawnWhenNear } from '../../../lib/drawnWhenNear.ts';
import { HydratedApart } from '../../../lib/lazyPart.tsx';
import { Slider } from './Slider.tsx';

type Props = {
  title: string;
  to: string;
  columns: 4 | 6;
  items: readonly ReactNode[];
  /** About how high it is on phones and on wide screens, in pixels. */
  height: { xs: number; md: number };
};

export function Strip({ title, to, columns, items, height }: Props) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={section(height)}>
      <SectionHeading id={id} title={title} to={to} />
      <HydratedApart>
        <Slider label={title} columns={columns}>
          {items}
        </Slider>
      </HydratedApart>
    </Box>
  );
}

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
