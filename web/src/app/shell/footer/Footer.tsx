import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Brand } from '../../../components/display/Brand.tsx';
import { SiteLink } from '../../../components/display/SiteLink.tsx';
import { type LanguageTag, languageNames, languageTags } from '../../../languages/languages.ts';
import { useLanguage } from '../../../languages/spoken.ts';
import { t } from '../../../languages/t.ts';
import { goneWhenAlone } from '../../../lib/navigation/useAlone.ts';
import { useSiteLinks } from '../../../lib/navigation/useSiteLinks.ts';
import { useChooseLanguage } from '../user-menu/useChooseLanguage.ts';
import { SocialLinks } from './SocialLinks.tsx';

type Group = { title: string; links: { to: string; text: string }[] };

const groups = (blogUrl: string): Group[] => [
  {
    title: t('Marketplace'),
    links: [
      { to: '/campaigns', text: t('Campaigns') },
      { to: '/search-influencer', text: t('Influencers') },
      { to: '/featured-influencer', text: t('Featured influencers') },
      { to: '/products', text: t('Shop') },
    ],
  },
  {
    title: t('Company'),
    links: [
      { to: '/about', text: t('About') },
      { to: blogUrl, text: t('Blogs') },
      // Without a blog elsewhere both words lead to the news.
      ...(blogUrl === '/news' ? [] : [{ to: '/news', text: t('News') }]),
      { to: '/developers', text: t('Developers') },
    ],
  },
  {
    title: t('Help'),
    links: [
      { to: '/faq', text: 'FAQ' },
      { to: '/help', text: t('Reach Us') },
      { to: '/terms-condition', text: t('Terms') },
      { to: '/privacy-policy', text: t('Privacy') },
    ],
  },
];

export function Footer() {
  const site = useSiteLinks();
  const name = site?.productName ?? 'Koli';
  const blogUrl = site?.blogUrl ?? '/news';
  return (
    <Box component="footer" sx={{ ...frame, ...goneWhenAlone }}>
      <Box sx={{ maxWidth: 1440, mx: 'auto', px: { xs: 2, md: 6 }, pt: { xs: 4, md: 6 }, pb: 3 }}>
        <Box sx={columns}>
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <Brand />
            <Typography sx={{ mt: 1.5, color: 'text.secondary', maxWidth: 300, textWrap: 'balance' }}>
              {t('Good brands meet people worth listening to.')}
            </Typography>
            <SocialLinks links={site?.socialLinks ?? []} />
            <LanguageSelect />
          </Box>
          {groups(blogUrl).map((group) => (
            <FooterGroup key={group.title} {...group} />
          ))}
        </Box>
        <Typography
          variant="body2"
          sx={{
            mt: { xs: 4, md: 6 },
            pt: 2.5,
            borderTop: 1,
            borderColor: 'divider',
            color: 'text.secondary',
          }}
        >
          {t('© {year} {name}. Made in South East Asia.', { year: new Date().getFullYear(), name })}
        </Typography>
      </Box>
    </Box>
  );
}

const frame = {
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  displayPrint: 'none',
} as const;

const columns = {
  display: 'grid',
  gap: { xs: '32px 16px', md: 6 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: '2fr 1fr 1fr 1fr',
  },
} as const;

function FooterGroup({ title, links }: Group) {
  return (
    <Box component="nav" aria-label={title}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {links.map(({ to, text }) => (
          <li key={text}>
            <SiteLink
              to={to}
              sx={{
                display: 'inline-block',
                py: 0.625,
                fontSize: 15,
                color: 'text.secondary',
                textDecoration: 'none',
                '&:hover': { color: 'text.primary' },
              }}
            >
              {text}
            </SiteLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

// Names of languages need letters that no page else does: phones would fetch a font for one word at their foot.
const look = { mt: 2, fontFamily: 'system-ui, sans-serif' };

/** Languages, each by its own name: whoever cannot read the page finds theirs. The browser's own list, which works everywhere. */
function LanguageSelect() {
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Box
      component="select"
      className="list"
      aria-label={t('Language')}
      value={language}
      onChange={(event) => void choose(event.target.value as LanguageTag)}
      sx={look}
    >
      {languageTags.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {languageNames[tag]}
        </option>
      ))}
    </Box>
  );
}
