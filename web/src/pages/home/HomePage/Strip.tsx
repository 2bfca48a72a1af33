import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { SectionHeading } from '../../../components/SectionHeading.tsx';
import { Slider } from './Slider.tsx';

type Props = {
  title: string;
  /** Where View All leads. */
  to: string;
  /** Items side by side on wide screens. */
  columns: 4 | 6;
  items: readonly ReactNode[];
};

/** A heading and a row of cards that slides. Nothing while there are no cards. */
export function Strip({ title, to, columns, items }: Props) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 5, md: 5.5 } }}>
      <SectionHeading id={id} title={title} to={to} />
      <Slider label={title} columns={columns}>
        {items}
      </Slider>
    </Box>
  );
}
