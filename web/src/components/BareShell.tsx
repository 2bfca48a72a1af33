import Box from '@mui/material/Box';
import { Outlet } from '../routing/index.ts';
import { NavigationBar } from './NavigationBar.tsx';
import { Overlays } from './Overlays.tsx';

/** For pages that stand alone, without header and footer. */
export function BareShell() {
  return (
    <Box component="main" id="main" sx={{ minHeight: '100dvh' }}>
      <NavigationBar />
      <Outlet />
      <Overlays />
    </Box>
  );
}
