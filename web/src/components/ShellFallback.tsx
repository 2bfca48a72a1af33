import Box from '@mui/material/Box';
import { Brand } from './Brand.tsx';

/** What shows while the first page is fetched: the bar with the brand, so that nothing jumps afterwards. */
export function ShellFallback() {
  return (
    <Box aria-busy="true" sx={{ minHeight: '100dvh' }}>
      <Box
        sx={{
          height: { xs: 64, sm: 71 },
          px: { xs: 2, md: 6 },
          display: 'flex',
          alignItems: 'center',
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Brand />
      </Box>
    </Box>
  );
}
