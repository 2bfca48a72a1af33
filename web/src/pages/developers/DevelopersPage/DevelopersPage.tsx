import DownloadRounded from '@mui/icons-material/DownloadRounded';
import KeyRounded from '@mui/icons-material/KeyRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import catalogue from '../../../../../schema/schema.graphql?catalogue';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { t } from '../../../languages/t.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { Link } from '../../../routing/Link.tsx';
import { EXPLORER, SCHEMA, TOKENS } from '../shared/pages.ts';
import { ScopeTable } from '../shared/ScopeTable.tsx';
import { Examples } from './Examples.tsx';
import { FirstQuery } from './FirstQuery.tsx';
import { Further } from './Further.tsx';
import { GuideCards } from './GuideCards.tsx';
import { Section } from './Section.tsx';

export function Component() {
  const lead = t(
    'One GraphQL API for campaigns, jobs, payments and messages. The web app uses the same one.',
  );
  return (
    <PageContainer>
      <PageTitle>{t('Build on Koli')}</PageTitle>
      <PageHead description={lead} />
      <Typography sx={{ fontSize: { xs: 16, md: 18 }, color: 'text.secondary' }}>{lead}</Typography>
      <Actions />
      <FirstQuery />
      <Section title={t('Guides')}>
        <GuideCards />
      </Section>
      <Section title={t('Explorer')} note={t('Runs with your own token. Changes ask first.')}>
        <Examples />
      </Section>
      <Section title={t('Scopes')} note={t('A token can only do what its scopes allow.')}>
        <ScopeTable scopes={catalogue.scopes} />
      </Section>
      <Further />
    </PageContainer>
  );
}

function Actions() {
  const { me } = useMe();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2.5 }}>
      <Button
        component={Link}
        to={me ? TOKENS : '/developers?auth=login'}
        variant="contained"
        startIcon={<KeyRounded />}
      >
        {t('Create token')}
      </Button>
      <Button component="a" href={EXPLORER} variant="outlined" startIcon={<PlayArrowRounded />}>
        {t('Open explorer')}
      </Button>
      <Button component={Link} to="/developers/reference" color="inherit">
        {t('Reference')}
      </Button>
      <Button
        component="a"
        href={SCHEMA}
        color="info"
        startIcon={<DownloadRounded />}
        sx={{ ml: { md: 'auto' } }}
      >
        {SCHEMA.slice(1)}
      </Button>
    </Box>
  );
}
