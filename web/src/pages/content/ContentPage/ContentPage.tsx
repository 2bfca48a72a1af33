import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import { EnglishNote } from '../../../components/display/EnglishNote.tsx';
import { RichText } from '../../../components/display/RichText.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { TextSkeleton } from '../../../components/page/Skeletons.tsx';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, type Text, t } from '../../../languages/t.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { useLocation } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';
import { articleText } from '../shared/articleText.ts';
import { DealQuestions } from './DealQuestions.tsx';
import { Questions } from './Questions.tsx';

const SiteTextDocument = graphql(`
  query SiteText($slug: String!) {
    siteText(slug: $slug) { slug name html updatedAt }
  }
`);

const slugs: Partial<Record<string, string>> = {
  '/about': 'about',
  '/faq': 'faq',
  '/terms-condition': 'terms-and-conditions',
  '/privacy-policy': 'privacy-policy',
};

/** What search engines show below the title. */
const descriptions: Partial<Record<string, Text>> = {
  about: msg('Who Koli is for, how campaigns work and what we care about.'),
  faq: msg(
    'What joining costs, where the influencers are from, how many followers it takes, and how payments are held.',
  ),
  'terms-and-conditions': msg('How brands, influencers and Koli work together, in plain words.'),
  'privacy-policy': msg("What Koli knows about you, who sees it, what it's used for and how to delete it."),
};

const dated = ['terms-and-conditions', 'privacy-policy'];

export function Component() {
  const slug = slugs[useLocation().pathname.replace(/\/$/, '')] ?? '';
  const { data, error, refetch } = useQuery(SiteTextDocument, { variables: { slug } });
  const page = data?.siteText;
  if (data && !page) return <NotFoundPage />;
  return (
    <PageContainer width={664}>
      {error && !page && <ErrorState error={error} onRetry={() => refetch()} />}
      {!page && !error && <TextSkeleton lines={12} />}
      {page && (
        <>
          <PageTitle>{page.name}</PageTitle>
          <PageHead description={t(descriptions[slug] ?? page.name)} />
          {dated.includes(slug) && (
            <SecondaryText sx={{ mb: 3 }}>
              <Rich
                text={msg('Last changed on <0>{date}</0>')}
                values={{ date: formatDate(page.updatedAt) }}
                parts={[<time key="date" dateTime={page.updatedAt} />]}
              />
            </SecondaryText>
          )}
          <EnglishNote />
          <div lang="en">
            {slug === 'faq' ? <Questions html={page.html} /> : <RichText html={page.html} sx={articleText} />}
          </div>
          {slug === 'faq' && <DealQuestions />}
          <HelpNote />
        </>
      )}
    </PageContainer>
  );
}

function HelpNote() {
  return (
    <Box
      sx={{
        mt: 7,
        p: { xs: 2.5, sm: 3.5 },
        borderRadius: '16px',
        bgcolor: 'primary.soft',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h5" component="h2">
          {t('Still have a question?')}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('A person reads it and answers.')}
        </Typography>
      </Box>
      <Button component={Link} to="/help" variant="outlined">
        {t('Reach Us')}
      </Button>
    </Box>
  );
}
