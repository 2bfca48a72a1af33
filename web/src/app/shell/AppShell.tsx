import Box from '@mui/material/Box';
import { t } from '../../languages/t.ts';
import { HydratedApart, lazyPart } from '../../lib/lazyPart.tsx';
import { useMe } from '../../lib/session/useMe.ts';
import { Outlet } from '../../routing/RouterProvider.tsx';
import { ScrollRestoration } from '../../routing/ScrollRestoration.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './Header.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { Overlays } from './Overlays.tsx';
import { PageChange } from './PageChange.tsx';

const StaffLookBanner = lazyPart(async () => (await import('./StaffLookBanner.tsx')).default);
const EmailNotVerified = lazyPart(async () => (await import('./EmailNotVerified.tsx')).default);

export function AppShell() {
  const { me } = useMe();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', pb: { xs: '64px', sm: 0 } }}>
      <SkipLink />
      <NavigationBar />
      <LookedAt />
      <Header />
      {me && !me.emailVerified && <EmailNotVerified email={me.email} />}
      <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1 }}>
        <HydratedApart>
          <Outlet />
        </HydratedApart>
      </Box>
      <Footer />
      <BottomBar />
      <Overlays />
      <ScrollRestoration />
      <PageChange />
    </Box>
  );
}

/** Says to staff that they see the product as somebody else. */
function LookedAt() {
  const { me } = useMe();
  if (!me?.seenByStaffUntil) return null;
  return <StaffLookBanner name={me.profile.fullName} id={me.id} until={me.seenByStaffUntil} />;
}

/** For pages that stand alone, without header and footer. */
export function BareShell() {
  return (
    <Box component="main" id="main" tabIndex={-1} sx={{ minHeight: '100dvh' }}>
      <NavigationBar />
      <LookedAt />
      <Outlet />
      <Overlays />
      <PageChange />
    </Box>
  );
}

/** First stop of the keyboard: past the header, to the page. */
function SkipLink() {
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'text.primary',
        color: 'background.paper',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {t('Skip to content')}
    </Box>
  );
}
