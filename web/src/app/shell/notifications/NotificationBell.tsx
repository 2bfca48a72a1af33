import type { ApolloClient } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { UnreadCount } from '../../../components/display/UnreadCount.tsx';
import { refreshTasks } from '../../../components/tasks/refreshTasks.ts';
import { t } from '../../../languages/t.ts';
import { loadChunk } from '../../../lib/connection/loadChunk.ts';
import { MeDocument } from '../../../lib/session/useMe.ts';

const NotificationList = lazy(() => loadChunk(() => import('./NotificationList.tsx')));

const AddedDocument = graphql(`
  subscription NotificationAdded {
    notificationAdded { id }
  }
`);

/** Asks again for the count and, while it is open, for the list. A list that is closed meanwhile aborts its request. */
function refresh(client: ApolloClient) {
  const list = [...client.getObservableQueries()].find((query) => query.queryName === 'Notifications');
  return Promise.allSettled([
    client.refetchQueries({ include: [MeDocument] }),
    list?.refetch(),
    refreshTasks(client),
  ]);
}

/** Unread count, kept current by the server; blank when there is nothing new. */
export function NotificationBell({ unread }: { unread: number }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useSubscription(AddedDocument, { onData: ({ client }) => void refresh(client) });
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={unread ? t('Notifications, {unread} unread', { unread }) : t('Notifications')}
        aria-haspopup="dialog"
        aria-expanded={!!anchor}
        sx={{ border: 1, borderColor: 'divider', width: { xs: 44, md: 38 }, height: { xs: 44, md: 38 } }}
      >
        <NotificationsNoneRounded sx={{ fontSize: 20 }} />
        {unread > 0 && <UnreadCount value={unread} />}
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <NotificationList anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
