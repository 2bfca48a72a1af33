import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two fields beside each other where there is room, `gap` apart. */
export function FieldPair({ gap = 2, children }: { gap?: number; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: gap,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
