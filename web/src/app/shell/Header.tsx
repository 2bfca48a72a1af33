import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Brand } from '../../components/display/Brand.tsx';
import { DraftDot } from '../../components/display/CornerDot.tsx';
import { Sign } from '../../components/display/Sign.tsx';
import { SiteLink } from '../../components/display/SiteLink.tsx';
import { t } from '../../languages/t.ts';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { goneWhenAlone } from '../../lib/navigation/useAlone.ts';
import { useAuthModal } from '../../lib/navigation/useAuthModal.ts';
import { useComposer } from '../../lib/navigation/useComposer.ts';
import { useSiteLinks } from '../../lib/navigation/useSiteLinks.ts';
import { useMe } from '../../lib/session/useMe.ts';
import { Link, NavLink } from '../../routing/Link.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';

const MemberTools = lazyPart(
  async () => (await import('./MemberTools.tsx')).default,
  <Box sx={{ width: { xs: 88, sm: 148, lg: 260 } }} />,
);

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  height: { xs: 64, sm: 71 },
  px: { xs: 2, md: 6 },
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, md: 2.5 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
} as const;

const brand = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  flexShrink: 0,
  borderRadius: 1,
  textDecoration: 'none',
} as const;

export function Header() {
  const { me, loading } = useMe();
  const composer = useComposer();
  const blogUrl = useSiteLinks()?.blogUrl ?? '/news';
  return (
    <Box component="header" sx={{ ...bar, ...goneWhenAlone }}>
      <Box component={Link} to="/" aria-label={t('koli, home')} sx={brand}>
        <Brand />
      </Box>
      <HeaderSearch />
      <Box sx={{ flex: 1 }} />
      <SearchLink />
      <Box component="nav" aria-label={t('Site')} sx={nav}>
        <NavItem to="/campaigns" text={t('Campaigns')} />
        <NavItem to="/search-influencer" text={t('Influencers')} />
        <NavItem to="/products" text={t('Shop')} />
        <NavItem to={blogUrl} text={t('Blogs')} />
      </Box>
      <Box sx={{ position: 'relative', display: { xs: 'none', sm: 'block' } }}>
        <Button variant="contained" aria-label={t('Campaigns')} onClick={composer.start} sx={post}>
          <Sign name="add" />
          <Box component="span" sx={{ display: { sm: 'none', lg: 'inline' } }}>
            {t('Campaigns')}
          </Box>
        </Button>
        {me?.hasDraft && <DraftDot />}
      </Box>
      {me && <MemberTools me={me} />}
      {!me && !loading && <VisitorButtons />}
    </Box>
  );
}

/** Only its sign in windows that are not wide: the ways through the product need the room. */
const post = { gap: 1, minWidth: 44, px: { sm: 1.25, lg: 2 } } as const;

/** Windows between phones and tablets, and those zoomed in, have no room for all of it: then it can be pushed aside. */
const nav = {
  display: { xs: 'none', sm: 'flex' },
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the ring of the focus.
  p: 0.5,
  mx: -0.5,
  gap: { sm: 1.25, md: 2.5 },
} as const;

const navItem = {
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  py: 1,
  '&:hover, &.active': { color: 'text.primary' },
} as const;

function NavItem({ to, text }: { to: string; text: string }) {
  if (!to.startsWith('/')) {
    return (
      <SiteLink to={to} sx={navItem}>
        {text}
      </SiteLink>
    );
  }
  return (
    <Box component={NavLink} to={to} sx={navItem}>
      {text}
    </Box>
  );
}

/** Where there is no room for the search itself. */
function SearchLink() {
  return (
    <IconButton
      component={Link}
      to="/search-influencer"
      state={{ search: true }}
      aria-label={t('Search influencers')}
      sx={{ display: { md: 'none' }, width: 44, height: 44, mr: { xs: -1, sm: 0 } }}
    >
      <Sign name="search" size={24} />
    </IconButton>
  );
}

/** Letters may be twice as large, and windows 320 px wide: then the buttons keep little room around their words. */
const visitors = {
  display: 'flex',
  gap: { xs: 'clamp(2px, calc((100vw - 19rem) / 8), 8px)', sm: 1 },
  '& > button': { minWidth: 44, px: { xs: 'clamp(4px, calc((100vw - 18rem) / 8), 16px)', sm: 2 } },
} as const;

/** Where even that is too much, 'Me' in the bar at the foot leads to it. */
const login = { '@media (max-width: 17em)': { display: 'none' } } as const;

function VisitorButtons() {
  const auth = useAuthModal();
  return (
    <Box sx={visitors}>
      <Button variant="text" color="inherit" onClick={() => auth.open('login')} sx={login}>
        {t('Login')}
      </Button>
      <Button variant="outlined" onClick={() => auth.open('signup')}>
        {t('Sign up')}
      </Button>
    </Box>
  );
}
