import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import type { MyHelpRequestsQuery } from '../../../__generated__/graphql.ts';
import { Drawing } from '../../../components/display/Drawing.tsx';
import { SoftTag } from '../../../components/display/SoftTag.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { useReadersTime } from '../../../lib/format/drawing.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { Link } from '../../../routing/Link.tsx';
import { HelpForm } from './HelpForm.tsx';

const layout = {
  display: 'grid',
  gap: { xs: 3, md: 7 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 0.8fr) minmax(0, 1fr)' },
  maxWidth: 1080,
} as const;

export function Component() {
  const { me, loading } = useMe();
  return (
    <PageContainer>
      <Box sx={layout}>
        <Box>
          <PageTitle>{t('Reach Us')}</PageTitle>
          <PageHead description={t('Write to the Koli team. A person reads it and answers.')} />
          <Typography sx={{ fontSize: 18, color: 'text.secondary', maxWidth: 440 }}>
            {me
              ? t(
                  "Something doesn't work, a payment looks odd, or you have an idea? Tell us. A person reads it and answers here and in your notifications.",
                )
              : t(
                  "Something doesn't work, a payment looks odd, or you have an idea? Tell us. A person reads it and answers by email.",
                )}
          </Typography>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            <Rich text={msg('The <0>FAQ</0> may have your answer.')} parts={[<Link key="faq" to="/faq" />]} />
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

const MyHelpRequestsDocument = graphql(`
  query MyHelpRequests {
    myHelpRequests(first: 10) {
      nodes { id state message answer createdAt }
    }
  }
`);

type Row = MyHelpRequestsQuery['myHelpRequests']['nodes'][number];

function MyRequests() {
  useReadersTime();
  const { data } = useQuery(MyHelpRequestsDocument, { fetchPolicy: 'cache-and-network' });
  const rows = data?.myHelpRequests.nodes ?? [];
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="my-requests" sx={{ maxWidth: 1080, mt: 6 }}>
      <Typography id="my-requests" variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('Your messages')}
      </Typography>
      {rows.map((row) => (
        <OneRequest key={row.id} row={row} />
      ))}
    </Box>
  );
}

function OneRequest({ row }: { row: Row }) {
  const text = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 2.5 }, mb: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'text.secondary', fontSize: 14 }}>
        <SoftTag tone={row.answer ? 'success' : 'warning'}>
          {row.answer ? t('Answered') : t('Waiting ## for an answer')}
        </SoftTag>
        <time dateTime={row.createdAt}>{formatDate(row.createdAt)}</time>
      </Box>
      <Typography sx={{ ...text, mt: 1.25 }}>{row.message}</Typography>
      {row.answer && (
        <Box sx={{ mt: 1.5, pl: 2, borderLeft: 3, borderColor: 'success.main' }}>
          <Typography variant="subtitle2" component="p">
            {t('Our answer')}
          </Typography>
          <Typography sx={text}>{row.answer}</Typography>
        </Box>
      )}
    </Card>
  );
}
