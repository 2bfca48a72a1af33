import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { t } from '../../../languages/t.ts';
import { NavLink } from '../../../routing/Link.tsx';
import { guidePath, guides } from './guides.ts';
import { developerPages, EXPLORER } from './pages.ts';

type Props = { title: string; lead: string; children: ReactNode };

/** A page for developers: its text, and the way to the others beside it (below it on phones). */
export function DevelopersFrame({ title, lead, children }: Props) {
  return (
    <PageContainer>
      <Box
        sx={{
          display: 'grid',
          columnGap: 8,
          rowGap: 6,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 1fr) 220px',
            lg: 'minmax(0, 720px) 260px',
          },
          justifyContent: 'space-between',
        }}
      >
        <Box>
          <PageTitle>{title}</PageTitle>
          <PageHead description={lead} />
          <Typography sx={{ mb: 4, fontSize: 18, color: 'text.secondary' }}>{lead}</Typography>
          {children}
        </Box>
        <Contents />
      </Box>
    </PageContainer>
  );
}

function Contents() {
  return (
    <Box
      component="nav"
      aria-label={t('For developers')}
      sx={{ alignSelf: 'start', position: { md: 'sticky' }, top: 96, display: 'grid', gap: 3 }}
    >
      <Group title={t('Guides')}>
        {Object.entries(guides).map(([slug, { title }]) => (
          <Row key={slug} to={guidePath(slug)} text={title} />
        ))}
      </Group>
      <Group title={t('Look up')}>
        <Row to="/developers" text={t('Overview')} end />
        {developerPages.map(({ to, text }) => (
          <Row key={to} to={to} text={t(text)} />
        ))}
        <li>
          <Box component="a" href={EXPLORER} sx={link}>
            {t('Explorer')}
          </Box>
        </li>
      </Group>
    </Box>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="subtitle2" component="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <PlainList>{children}</PlainList>
    </Box>
  );
}

function Row({ to, text, end }: { to: string; text: string; end?: boolean }) {
  return (
    <li>
      <Box component={NavLink} to={to} end={end} sx={link}>
        {text}
      </Box>
    </li>
  );
}

const link = {
  display: 'block',
  py: { xs: 1.25, md: 0.75 },
  fontSize: 14.5,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover, &.active': { color: 'text.primary' },
  '&.active': { fontWeight: 700 },
} as const;
