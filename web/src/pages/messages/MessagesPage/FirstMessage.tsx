import { useApolloClient, useFragment, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { OpenConversationDocument } from '../../../components/messages/useOpenConversation.ts';
import { onWaiting, waitingOf } from '../../../components/messages/waitingMessages.ts';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { RowsSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { connection } from '../../../lib/connection/connection.ts';
import { isUnreachable, toFailure } from '../../../lib/errors.ts';
import { conversationPath } from '../../../lib/navigation/pagePaths.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { useLocation, useNavigate } from '../../../routing/hooks.ts';
import { Composer } from './Composer.tsx';
import { AddresseeDocument, AddresseePersonDocument } from './documents.ts';
import { WaitingBubble } from './MessageBubble.tsx';
import { ThreadFace } from './ThreadHead.tsx';

/** Who is written to: from what other pages have shown of them, else asked for once there is a connection. */
function useAddressee(id: string) {
  const from = { __typename: 'Profile', id } as const;
  const known = useFragment({ fragment: AddresseePersonDocument, fragmentName: 'AddresseePerson', from });
  const { data, error, refetch } = useQuery(AddresseeDocument, { variables: { id }, skip: known.complete });
  return { person: known.complete ? known.data : data?.profile, error, refetch };
}

/** Goes on to the conversation as soon as the server can be reached. Answers why there can be none. */
function useConversationOnceThere(id: string) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isOver = false;
    const open = async (tries = 0): Promise<void> => {
      await (tries === 0 ? connection.whenReached() : connection.turn(tries));
      if (isOver) return;
      try {
        const { data } = await client.mutate({
          mutation: OpenConversationDocument,
          variables: { input: { profileId: id } },
        });
        if (!isOver && data)
          await navigate(conversationPath(data.openConversation.conversation.id), { replace: true, state });
      } catch (failure) {
        if (isUnreachable(failure)) return open(tries + 1);
        if (!isOver) setError(failure);
      }
    };
    void open();
    return () => {
      isOver = true;
    };
  }, [client, navigate, id, state]);
  return error;
}

/** Where a first message is written while there is no connection: it is kept, and sent once there is one. */
export function FirstMessage({ id }: { id: string }) {
  const { me } = useMe();
  const { person, error, refetch } = useAddressee(id);
  const refused = useConversationOnceThere(id);
  const waiting = useSyncExternalStore(onWaiting, () => waitingOf(me?.id ?? ''));
  if (person === null) return <NotFoundPage what={t('This person')} />;
  if (error && !person) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!person || !me)
    return (
      <Box sx={{ p: 2 }}>
        <RowsSkeleton count={4} />
      </Box>
    );
  return (
    <Box
      component="section"
      aria-label={t('First message to {fullName}', { fullName: person.fullName })}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}
    >
      <Box sx={{ borderBottom: 1, borderColor: 'divider', px: { xs: 1, sm: 2 }, py: 1.25 }}>
        <ThreadFace person={person} />
      </Box>
      <Box
        role="log"
        aria-label={t('Messages to {fullName}', { fullName: person.fullName })}
        sx={{ flex: 1, overflowY: 'auto', px: 2, pt: 2 }}
      >
        {waiting
          .filter((message) => message.person.id === id)
          .map((message) => (
            <WaitingBubble key={message.clientId} message={message} accountId={me.id} />
          ))}
      </Box>
      {refused ? (
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
          {toFailure(refused).message}
        </Box>
      ) : (
        <Composer person={person} accountId={me.id} />
      )}
    </Box>
  );
}
