import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

/** Names and values; those without a value are left out. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, fontSize: 14.5, '& > div + div': { borderTop: 1, borderColor: 'divider' } }}
    >
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.9 }}>
            <Box component="dt" sx={{ color: 'text.secondary', flexShrink: 0 }}>
              {name}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
            >
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
