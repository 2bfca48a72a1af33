import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type Tone = 'success' | 'warning' | 'info' | 'error' | 'primary' | 'neutral';

/** A short word on a soft ground. Colour carries the meaning: money in, waiting, information, error. */
export function SoftTag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  const neutral = tone === 'neutral';
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1.25,
        py: 0.5,
        borderRadius: '8px',
        fontSize: 12.5,
        fontWeight: 700,
        lineHeight: 1.3,
        whiteSpace: 'nowrap',
        bgcolor: neutral ? 'action.hover' : `${tone}.soft`,
        color: neutral || tone === 'primary' ? 'text.primary' : `${tone}.main`,
      }}
    >
      {children}
    </Box>
  );
}
