import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { BlockedUsersQuery } from '../../../../__generated__/graphql.ts';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { PagedList, pageInput, usePaging } from '../../../../components/list/PagedList.tsx';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { ActionDialog } from '../../../../components/overlay/ConfirmDialog.tsx';
import { MoreMenu } from '../../../../components/overlay/MoreMenu.tsx';
import { EmptyState } from '../../../../components/page/EmptyState.tsx';
import { RowsSkeleton } from '../../../../components/page/Skeletons.tsx';
import { PersonAvatar } from '../../../../components/people/PersonAvatar.tsx';
import { StaffBadge } from '../../../../components/people/StaffBadge.tsx';
import { BlockedUsersDocument, useUnblockUser } from '../../../../components/people/useBlock.ts';
import { t } from '../../../../languages/t.ts';
import { placeOf } from '../../../../lib/format/placeOf.ts';

export function BlockedTab() {
  const paging = usePaging(12);
  const { data, previousData, error, refetch } = useQuery(BlockedUsersDocument, {
    variables: { ...pageInput(paging) },
  });
  const list = (data ?? previousData)?.blockedUsers;
  const onUnblocked = () => {
    // The last one of a page takes the page along.
    if (list?.nodes.length === 1 && paging.page > 1) paging.onPage(paging.page - 1);
    void refetch();
  };
  return (
    <PagedList
      list={list}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<RowsSkeleton />}
      empty={
        <EmptyState
          drawing="people"
          text={t('Sorry, no result found')}
          hint={t("You haven't blocked anyone. You can block people from the menu of their page.")}
        />
      }
      paging={paging}
    >
      {(items) => (
        <PlainList
          label={t('Blocked users')}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
          }}
        >
          {items.map(({ profile }) => (
            <li key={profile.id}>
              <BlockedCard person={profile} onUnblocked={onUnblocked} />
            </li>
          ))}
        </PlainList>
      )}
    </PagedList>
  );
}

type Props = {
  person: BlockedUsersQuery['blockedUsers']['nodes'][number]['profile'];
  onUnblocked: () => void;
};

function BlockedCard({ person, onUnblocked }: Props) {
  const [asking, setAsking] = useState(false);
  const { unblock } = useUnblockUser(person.id);
  return (
    <Card sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2, height: '100%' }}>
      <PersonAvatar name={person.fullName} picture={person.avatar} size={56} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h5" component="h2" noWrap>
          {person.fullName}
        </Typography>
        <StaffBadge person={person} />
        {person.instagramUsername && <SecondaryText noWrap>{`@${person.instagramUsername}`}</SecondaryText>}
        <SecondaryText noWrap>{placeOf(person)}</SecondaryText>
      </Box>
      <MoreMenu
        label={t('More about {fullName}', { fullName: person.fullName })}
        items={[{ text: t('Unblock'), onClick: () => setAsking(true) }]}
      />
      {asking && (
        <ActionDialog
          title={t('Are you sure you want to unblock?')}
          onYes={() => unblock().then(onUnblocked)}
          onClose={() => setAsking(false)}
        >
          {t('You and {fullName} can find each other again.', { fullName: person.fullName })}
        </ActionDialog>
      )}
    </Card>
  );
}
