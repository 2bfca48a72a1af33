import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The main action within reach of the thumb, above the bar of ways. */
export function StickyFoot({ amount, children }: { amount?: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: { xs: 'flex', md: 'none' },
        displayPrint: 'none',
        position: 'fixed',
        zIndex: 'appBar',
        left: 0,
        right: 0,
        bottom: { xs: 'calc(57px + env(safe-area-inset-bottom))', sm: 0 },
        'html[data-alone] &': { bottom: 0, pb: 'calc(10px + env(safe-area-inset-bottom))' },
        alignItems: 'center',
        gap: 2,
        px: 2,
        py: 1.25,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {amount && (
        <Typography variant="subtitle1" component="p" sx={{ flexShrink: 0, maxWidth: '45%' }}>
          {amount}
        </Typography>
      )}
      {children}
    </Box>
  );
}
