import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A card with something to say and do beneath it. */
export function CardNote({ card, children }: { card: ReactNode; children?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25 }}>
      <Box sx={{ flex: children ? undefined : 1, display: 'grid' }}>{card}</Box>
      {children}
    </Box>
  );
}
