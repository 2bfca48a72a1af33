import Box from '@mui/material/Box';
import { InGroups } from '../../lib/InGroups.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { useMe } from '../../lib/session/useMe.ts';
import { Outlet, ScrollRestoration } from '../../routing/index.ts';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './Header.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { Overlays } from './Overlays.tsx';
import { PageChange } from './PageChange.tsx';
import { SkipLink } from './SkipLink.tsx';

const EmailNotVerified = lazyPart(async () => (await import('./EmailNotVerified.tsx')).default);

/** Comes to life after what stands around it. */
const page = [<Outlet key="page" />];

/** What stands around nearly every page. */
export function AppShell() {
  const { me } = useMe();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', pb: { xs: '64px', sm: 0 } }}>
      <SkipLink />
      <NavigationBar />
      <Header />
      {me && !me.emailVerified && <EmailNotVerified email={me.email} />}
      <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1 }}>
        <InGroups rows={page} size={1} />
      </Box>
      <Footer />
      <BottomBar />
      <Overlays />
      <ScrollRestoration />
      <PageChange />
    </Box>
  );
}
