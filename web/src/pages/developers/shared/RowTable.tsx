import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { inlineCode } from './GuideContent.tsx';

type Row = { name: string; id?: string; children: ReactNode; note?: ReactNode };

/** A name in code and what it means, row by row; one below the other on phones. */
export function RowTable({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <Card component="dl" aria-label={label} sx={{ m: 0, px: { xs: 2, sm: 3 }, py: 1 }}>
      {rows.map(({ name, id, children, note }) => (
        <Box key={name} id={id} sx={row}>
          <Box component="dt" sx={{ minWidth: 0 }}>
            <Box component="code" sx={inlineCode}>
              {name}
            </Box>
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
            {children}
            {note && <Box sx={{ mt: 0.5, fontSize: 14, color: 'text.secondary' }}>{note}</Box>}
          </Box>
        </Box>
      ))}
    </Card>
  );
}

const row = {
  display: 'grid',
  gap: { xs: 0.5, sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '230px minmax(0, 1fr)' },
  py: 1.5,
  scrollMarginTop: '96px',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
