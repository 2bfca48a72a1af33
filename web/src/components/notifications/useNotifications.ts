import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import { MeDocument } from '../../lib/session/useMe.ts';

const NotificationsDocument = graphql(`
  query Notifications($first: Int, $after: String) {
    notifications(first: $first, after: $after) {
      unread
      pageInfo { endCursor hasNextPage }
      nodes { id ...NotificationItem }
    }
  }
`);

const ReadAllDocument = graphql(`
  mutation MarkNotificationsRead {
    markNotificationsRead { markedCount }
  }
`);

const size = 12;

/** The viewer's notifications. Opening them marks everything read; `isNew` still knows what was unread then. */
export function useNotifications() {
  const { data, error, refetch, fetchMore } = useQuery(NotificationsDocument, {
    variables: { first: size },
    fetchPolicy: 'cache-and-network',
  });
  const [readAll, { loading }] = useMutation(ReadAllDocument, {
    refetchQueries: [MeDocument, NotificationsDocument],
    onError: () => undefined,
  });
  const page = data?.notifications;
  const unread = page?.unread ?? 0;
  const [news, setNews] = useState<readonly string[]>([]);
  const more = page?.nodes.filter(({ id, readAt }) => !readAt && !news.includes(id)) ?? [];
  if (more.length > 0) setNews([...news, ...more.map(({ id }) => id)]);
  useEffect(() => {
    if (unread > 0) void readAll();
  }, [unread, readAll]);
  return {
    page,
    error,
    refetch,
    readAll: () => void readAll(),
    isReading: loading,
    isNew: (id: string) => news.includes(id),
    earlier: () => fetchMore({ variables: { first: size, after: page?.pageInfo.endCursor ?? null } }),
  };
}
