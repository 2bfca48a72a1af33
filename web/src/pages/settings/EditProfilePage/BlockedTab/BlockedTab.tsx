import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { PagedList, pageInput, usePaging } from '../../../../components/list/PagedList.tsx';
import { EmptyState } from '../../../../components/page/EmptyState.tsx';
import { RowsSkeleton } from '../../../../components/page/Skeletons.tsx';
import { BlockedUsersDocument } from '../../../../components/people/useBlock.ts';
import { t } from '../../../../languages/t.ts';
import { BlockedCard } from './BlockedCard.tsx';

/** People whom the viewer has blocked, and a way to take it back. */
export function BlockedTab() {
  const paging = usePaging(12);
  const { data, previousData, error, refetch } = useQuery(BlockedUsersDocument, {
    variables: { page: pageInput(paging) },
  });
  const list = (data ?? previousData)?.blockedUsers;
  const onUnblocked = () => {
    // The last one of a page takes the page along.
    if (list?.items.length === 1 && paging.page > 1) paging.onPage(paging.page - 1);
    void refetch();
  };
  return (
    <PagedList
      list={list}
      error={error}
      onRetry={() => void refetch()}
      paging={paging}
      skeleton={<RowsSkeleton />}
      empty={
        <EmptyState
          drawing="people"
          text={t('Sorry, no result found')}
          hint={t('You have blocked nobody. You can block somebody in the menu of their page.')}
        />
      }
    >
      {(items) => (
        <Box
          component="ul"
          aria-label={t('Blocked users')}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
            listStyle: 'none',
            p: 0,
            m: 0,
          }}
        >
          {items.map(({ profile }) => (
            <li key={profile.id}>
              <BlockedCard person={profile} onUnblocked={onUnblocked} />
            </li>
          ))}
        </Box>
      )}
    </PagedList>
  );
}
