import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

type Props = {
  /** What the list is, for screen readers. */
  label?: string;
  component?: 'ul' | 'ol';
  sx?: SxProps<Theme>;
  children: ReactNode;
};

export function PlainList({ label, component = 'ul', sx, children }: Props) {
  return (
    <Box component={component} aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, ...(sx as object) }}>
      {children}
    </Box>
  );
}
