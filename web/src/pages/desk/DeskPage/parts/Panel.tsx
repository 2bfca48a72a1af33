import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type Props = { title: string; aside?: ReactNode; wide?: boolean; children: ReactNode };

/** A part of a story, with its heading. */
export function Panel({ title, aside, wide, children }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, md: 2.25 }, gridColumn: wide ? '1 / -1' : undefined, minWidth: 0 }}
    >
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, mb: 1.25 }}
      >
        <Typography id={id} component="h2" sx={{ fontSize: 17, fontWeight: 700 }}>
          {title}
        </Typography>
        {aside && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
            {aside}
          </Box>
        )}
      </Box>
      {children}
    </Card>
  );
}

/** Panels beside each other where there is room. */
export function Panels({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}

/** A text as it was written. */
export function Written({ children }: { children: string }) {
  return <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Box>;
}
