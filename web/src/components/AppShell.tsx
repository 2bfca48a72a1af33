import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration } from 'react-router';
import { BottomBar } from './BottomBar.tsx';
import { EmailNotVerified } from './EmailNotVerified.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { Overlays } from './Overlays.tsx';
import { SkipLink } from './SkipLink.tsx';

/** What stands around nearly every page. */
export function AppShell() {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', pb: { xs: '64px', sm: 0 } }}>
      <SkipLink />
      <NavigationBar />
      <Header />
      <EmailNotVerified />
      <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1 }}>
        <Outlet />
      </Box>
      <Footer />
      <BottomBar />
      <Overlays />
      <ScrollRestoration />
    </Box>
  );
}
