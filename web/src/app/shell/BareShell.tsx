import Box from '@mui/material/Box';
import { Outlet } from '../../routing/RouterProvider.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { Overlays } from './Overlays.tsx';
import { PageChange } from './PageChange.tsx';

/** For pages that stand alone, without header and footer. */
export function BareShell() {
  return (
    <Box component="main" id="main" tabIndex={-1} sx={{ minHeight: '100dvh' }}>
      <NavigationBar />
      <Outlet />
      <Overlays />
      <PageChange />
    </Box>
  );
}
