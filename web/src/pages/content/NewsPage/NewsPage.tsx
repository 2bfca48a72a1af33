import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../__generated__/gql.ts';
import { NewsTile } from '../../../components/display/NewsTile.tsx';
import { Pager } from '../../../components/list/Pager.tsx';
import { useLastPage } from '../../../components/list/useLastPage.ts';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { CardSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { useSearchParams } from '../../../routing/hooks.ts';
import { pageIn } from '../../../routing/paths.ts';

export const NewsListDocument = graphql(`
  query NewsList($page: PageInput) {
    news(page: $page) {
      total
      items { id ...NewsTile }
    }
  }
`);

const size = 12;

const grid = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
} as const;

/** All news, the newest first. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const page = pageIn(params);
  const { data, error, refetch } = useQuery(NewsListDocument, {
    variables: { page: { offset: (page - 1) * size, limit: size } },
  });
  const rows = useLastPage(data?.news, size) ? undefined : data?.news.items;
  return (
    <PageContainer>
      <PageTitle>{t('News')}</PageTitle>
      <PageHead
        description={t('What is new at Koli, what works, and stories of campaigns in South East Asia.')}
      />
      {error && !rows && <ErrorState error={error} onRetry={() => refetch()} />}
      {rows?.length === 0 && (
        <EmptyState drawing="letter" text={t('No news yet')} hint={t('Come back soon.')} />
      )}
      <Box sx={grid}>
        {rows ? rows.map((row) => <NewsTile key={row.id} article={row} />) : !error && skeletons}
      </Box>
      <Pager
        page={page}
        size={size}
        total={data?.news.total ?? 0}
        onPage={(next) => setParams(next === 1 ? {} : { page: String(next) })}
      />
    </PageContainer>
  );
}

const skeletons = [0, 1, 2, 3, 4, 5].map((key) => <CardSkeleton key={key} />);
