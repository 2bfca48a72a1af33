import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { Brand } from '../../components/display/Brand.tsx';
import { t } from '../../languages/t.ts';
import { connection } from '../../lib/connection/connection.ts';

const onChange = (listener: () => void) => connection.on('state', listener);
const isAway = () => connection.state === 'offline' || connection.state === 'reconnecting';

/** Stands for the first page while it is fetched: the bar, so that nothing jumps afterwards; words without a connection. */
export function ShellFallback() {
  const away = useSyncExternalStore(onChange, isAway, isAway);
  return (
    <Box aria-busy={!away} sx={{ minHeight: '100dvh' }}>
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
      {away && <Away />}
    </Box>
  );
}

/** The page comes by itself; whoever does not want to wait asks at once. */
function Away() {
  return (
    <Box component="main" role="alert" sx={{ textAlign: 'center', px: 2, pt: { xs: 14, md: 18 } }}>
      <Typography variant="h4" component="h1">
        {t("Koli can't be reached right now")}
      </Typography>
      <Typography sx={{ mt: 1.5, mx: 'auto', maxWidth: 360, color: 'text.secondary' }}>
        {t('This page will load by itself.')}
      </Typography>
      <Button variant="contained" onClick={connection.hurry} sx={{ mt: 3 }}>
        {t('Try again')}
      </Button>
    </Box>
  );
}
