import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../__generated__/gql.ts';
import type { NewsArticleQuery, NewsTileFragment } from '../../../__generated__/graphql.ts';
import { EnglishNote } from '../../../components/display/EnglishNote.tsx';
import { NewsTile } from '../../../components/display/NewsTile.tsx';
import { RichText } from '../../../components/display/RichText.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { SectionHeading } from '../../../components/page/SectionHeading.tsx';
import { TextSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useParams } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';
import { articleText } from '../shared/articleText.ts';

const NewsArticleDocument = graphql(`
  query NewsArticle($id: ID!) {
    newsArticle(id: $id) {
      id
      state
      title
      html
      excerpt
      day
      picture { id medium large }
    }
    news(first: 4) {
      nodes { id ...NewsTile }
    }
  }
`);

export function Component() {
  const id = idInAddress('NewsArticle', useParams().id);
  const { data, error, refetch } = useQuery(NewsArticleDocument, { variables: { id } });
  const article = data?.newsArticle;
  const gone = (data && !article) || (error && toFailure(error).code === 'NOT_FOUND');
  return (
    <PageContainer>
      <Box sx={{ maxWidth: 760 }}>
        {gone && (
          <>
            <PageHead status={404} title={t('News not found')} />
            <EmptyState
              heading
              drawing="lost"
              text={t('News not found')}
              action={{ text: t('All news'), to: '/news', quiet: true }}
            />
          </>
        )}
        {error && !data && !gone && <ErrorState error={error} onRetry={() => refetch()} />}
        {!data && !error && <TextSkeleton lines={12} />}
        {article && <Article article={article} />}
      </Box>
      {article && <MoreNews rows={data.news.nodes.filter((row) => row.id !== article.id).slice(0, 3)} />}
    </PageContainer>
  );
}

function Article({ article }: { article: NonNullable<NewsArticleQuery['newsArticle']> }) {
  return (
    <article>
      <SecondaryText sx={{ mb: 1.5 }}>
        <Link to="/news">{t('News')}</Link> · <time dateTime={article.day}>{formatDate(article.day)}</time>
        {article.state === 'DRAFT' && ` · ${t('Draft, seen by staff only')}`}
      </SecondaryText>
      <EnglishNote />
      <div lang="en">
        <PageTitle>{article.title}</PageTitle>
      </div>
      <PageHead description={article.excerpt} picture={article.picture?.large} />
      {article.picture && (
        <Box
          component="img"
          src={article.picture.large}
          srcSet={`${article.picture.medium} 640w, ${article.picture.large} 1280w`}
          sizes="(min-width: 800px) 760px, 92vw"
          alt=""
          sx={{
            width: 1,
            aspectRatio: '16 / 9',
            objectFit: 'cover',
            display: 'block',
            borderRadius: '16px',
            mt: 1,
            mb: 3,
          }}
        />
      )}
      <div lang="en">
        <RichText html={article.html} sx={articleText} />
      </div>
    </article>
  );
}

const grid = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;

function MoreNews({ rows }: { rows: readonly ({ id: string } & NewsTileFragment)[] }) {
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="more-news" sx={{ mt: { xs: 6, md: 8 }, maxWidth: 1080 }}>
      <SectionHeading id="more-news" title={t('More news')} to="/news" />
      <Box sx={grid}>
        {rows.map((row) => (
          <NewsTile key={row.id} article={row} />
        ))}
      </Box>
    </Box>
  );
}
