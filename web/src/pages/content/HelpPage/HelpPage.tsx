import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Drawing } from '../../../components/display/Drawing.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { Link } from '../../../routing/Link.tsx';
import { HelpForm } from './HelpForm.tsx';
import { MyRequests } from './MyRequests.tsx';

const layout = {
  display: 'grid',
  gap: { xs: 3, md: 7 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 0.8fr) minmax(0, 1fr)' },
  maxWidth: 1080,
} as const;

/** A message to the team, and what it answered. */
export function Component() {
  const { me, loading } = useMe();
  return (
    <PageContainer>
      <Box sx={layout}>
        <Box>
          <PageTitle>{t('Reach Us')}</PageTitle>
          <PageHead description={t('Write to the team of Koli: a person reads it, and answers.')} />
          <Typography sx={{ fontSize: 18, color: 'text.secondary', maxWidth: 440 }}>
            {me
              ? t(
                  'Something does not work, a payment looks odd, or you have an idea? Tell us. A person reads it and answers here and in your notifications.',
                )
              : t(
                  'Something does not work, a payment looks odd, or you have an idea? Tell us. A person reads it and answers by mail.',
                )}
          </Typography>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            <Rich
              text={msg('Many answers are in the <0>FAQ</0> already.')}
              parts={[<Link key="faq" to="/faq" />]}
            />
          </Typography>
          <Box sx={{ mt: 3, display: { xs: 'none', md: 'block' } }}>
            <Drawing name="letter" />
          </Box>
        </Box>
        <Card sx={{ p: { xs: 2.5, sm: 4 } }}>{!loading && <HelpForm key={me?.id ?? 'guest'} me={me} />}</Card>
      </Box>
      {me && <MyRequests />}
    </PageContainer>
  );
}
