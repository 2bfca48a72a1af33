import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { PagedCards } from '../../../components/list/PagedCards.tsx';
import { pageInput, useAddressPaging } from '../../../components/list/PagedList.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { t } from '../../../languages/t.ts';
import { UseCard } from './UseCard.tsx';

const WorkUsesDocument = graphql(`
  query WorkUses($first: Int, $offset: Int) {
    myWorkUses(first: $first, offset: $offset) {
      nodes { id ...UseCard }
      totalCount
    }
  }
`);

/** What may run where until when, for brands and influencers. */
export function Component() {
  const paging = useAddressPaging(8);
  const { data, previousData, error, refetch } = useQuery(WorkUsesDocument, { variables: pageInput(paging) });
  const title = t('Use of the work');
  return (
    <PageContainer title={title}>
      <PagedCards
        list={(data ?? previousData)?.myWorkUses}
        error={error}
        onRetry={() => void refetch()}
        paging={paging}
        count={4}
        label={title}
        empty={{
          text: t('No published work yet'),
          hint: t('Published work that a brand may use will appear here with its end date.'),
          action: { text: t('My jobs'), to: '/my-jobs', quiet: true },
        }}
        card={(use) => <UseCard use={use} />}
      />
    </PageContainer>
  );
}
