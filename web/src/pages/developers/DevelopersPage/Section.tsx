import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = { title: string; note?: string; children: ReactNode };

export function Section({ title, note, children }: Props) {
  return (
    <Box component="section" aria-label={title} sx={{ mt: 5.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, mb: 2 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {note && (
          <Typography sx={{ ml: { md: 'auto' }, fontSize: 14, color: 'text.secondary' }}>{note}</Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
