import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../__generated__/gql.ts';
import { EnglishNote } from '../../../components/display/EnglishNote.tsx';
import { NewsTile } from '../../../components/display/NewsTile.tsx';
import { PagedList, pageInput, useAddressPaging } from '../../../components/list/PagedList.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { CardSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';

const NewsListDocument = graphql(`
  query NewsList($first: Int, $offset: Int) {
    news(first: $first, offset: $offset) {
      totalCount
      nodes { id ...NewsTile }
    }
  }
`);

const grid = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
} as const;

export function Component() {
  const paging = useAddressPaging(12);
  const { data, error, refetch } = useQuery(NewsListDocument, { variables: { ...pageInput(paging) } });
  return (
    <PageContainer title={t('News')}>
      <PageHead
        description={t('What is new at Koli, what works, and stories of campaigns in South East Asia.')}
      />
      <PagedList
        list={data?.news}
        error={error}
        onRetry={() => void refetch()}
        paging={paging}
        skeleton={<Box sx={grid}>{skeletons}</Box>}
        empty={<EmptyState drawing="letter" text={t('No news yet')} hint={t('Come back soon.')} />}
      >
        {(items) => (
          <>
            <EnglishNote />
            <Box sx={grid}>
              {items.map((row) => (
                <NewsTile key={row.id} article={row} />
              ))}
            </Box>
          </>
        )}
      </PagedList>
    </PageContainer>
  );
}

const skeletons = [0, 1, 2, 3, 4, 5].map((key) => <CardSkeleton key={key} />);
