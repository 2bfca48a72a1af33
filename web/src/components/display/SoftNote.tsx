import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = BoxProps & { tone?: 'warning' | 'success' | 'info'; icon?: ReactNode };

export function SoftNote({ tone = 'warning', icon, children, sx, ...rest }: Props) {
  const colors = { bgcolor: `${tone}.soft`, color: `${tone}.main` };
  return (
    <Box
      {...rest}
      sx={{ display: 'flex', gap: 1.5, px: 2, py: 1.5, borderRadius: '12px', ...colors, ...(sx as object) }}
    >
      {icon}
      <div>{children}</div>
    </Box>
  );
}
