import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Pager } from '../../../../components/list/Pager.tsx';
import { EmptyState } from '../../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { RowsSkeleton } from '../../../../components/page/Skeletons.tsx';
import { BlockedUsersDocument } from '../../../../components/people/useBlock.ts';
import { t } from '../../../../languages/t.ts';
import { BlockedCard } from './BlockedCard.tsx';

const SIZE = 12;

/** People whom the viewer has blocked, and a way to take it back. */
export function BlockedTab() {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useQuery(BlockedUsersDocument, {
    variables: { page: { offset: (page - 1) * SIZE, limit: SIZE } },
  });
  const list = (data ?? previousData)?.blockedUsers;
  if (error && !list) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!list) return <RowsSkeleton />;
  if (list.total === 0) {
    return (
      <EmptyState
        drawing="people"
        text={t('Sorry, no result found')}
        hint={t('You have blocked nobody. You can block somebody in the menu of their page.')}
      />
    );
  }
  const onUnblocked = () => {
    // The last one of a page takes the page along.
    if (list.items.length === 1 && page > 1) setPage(page - 1);
    void refetch();
  };
  return (
    <>
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
        {list.items.map(({ profile }) => (
          <li key={profile.id}>
            <BlockedCard person={profile} onUnblocked={onUnblocked} />
          </li>
        ))}
      </Box>
      <Pager page={page} size={SIZE} total={list.total} onPage={setPage} />
    </>
  );
}
