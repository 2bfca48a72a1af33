import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatDayTime } from '../../../../lib/format/formatDate.ts';

export type Moment = { at: string; what: string; detail?: ReactNode };

/** What happened, oldest first. */
export function Timeline({ moments, label }: { moments: readonly Moment[]; label: string }) {
  const inOrder = [...moments].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 14.5 }}>
      {inOrder.map(({ at, what, detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps of one instant differ by their place only.
        <Box component="li" key={`${at} ${what} ${index}`} sx={{ display: 'flex', gap: 1.5, py: 0.6 }}>
          <Box
            component="span"
            sx={{ flex: '0 0 118px', color: 'text.secondary', fontSize: 13.5, lineHeight: 1.6 }}
          >
            {formatDayTime(at)}
          </Box>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <b>{what}</b> {detail}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
