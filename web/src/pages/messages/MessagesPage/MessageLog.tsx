import { useApolloClient, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MessageRowFragment } from '../../../__generated__/graphql.ts';
import { onWaiting, type WaitingMessage, waitingOf } from '../../../components/messages/waitingMessages.ts';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { RowsSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { groupByDay } from '../../../lib/format/formatDate.ts';
import { rowNumber } from '../../../lib/navigation/rowNumber.ts';
import { MeDocument } from '../../../lib/session/useMe.ts';
import { MarkReadDocument, MessagesDocument } from './documents.ts';
import { MessageBubble, WaitingBubble } from './MessageBubble.tsx';
import { ReportMessageDialog } from './ReportMessageDialog.tsx';
import type { OpenConversation } from './ThreadHead.tsx';

/** What was sent, oldest first, then what waits. What arrived and is still forgotten to wait is shown once. */
function rowsOf(sent: readonly MessageRowFragment[], waiting: readonly WaitingMessage[]) {
  const arrived = new Set(sent.map(({ clientId }) => clientId));
  return [...sent.toReversed(), ...waiting.filter(({ clientId }) => !arrived.has(clientId))];
}

type Props = { conversation: OpenConversation; accountId: string };

/** The messages of a conversation by day. New ones are read out by screen readers. */
export function MessageLog({ conversation, accountId }: Props) {
  const { id, person } = conversation;
  const [reported, setReported] = useState<MessageRowFragment | null>(null);
  const { data, error, refetch, fetchMore } = useQuery(MessagesDocument, {
    variables: { id, first: 30 },
    fetchPolicy: 'cache-and-network',
  });
  const all = useSyncExternalStore(onWaiting, () => waitingOf(accountId));
  const page = data?.messages;
  useMarkRead(conversation, page?.nodes[0]);
  if (error && !page) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const waiting = all.filter((message) => message.conversationId === id || message.person.id === person.id);
  const earlier = () => fetchMore({ variables: { id, first: 30, after: page?.pageInfo.endCursor ?? null } });
  const lastOwn = page?.nodes.find(({ mine }) => mine)?.id;
  return (
    // Upside down, so that it stays at the newest message while more come.
    <Box
      tabIndex={0}
      sx={{ flex: 1, minHeight: 0, overflowY: 'auto', display: 'flex', flexDirection: 'column-reverse' }}
    >
      <Box
        role="log"
        aria-label={t('Messages with {fullName}', { fullName: person.fullName })}
        sx={{ px: 2, pt: 2 }}
      >
        {!page && <RowsSkeleton count={3} />}
        {page && page.nodes.length < page.totalCount && (
          <Button fullWidth color="inherit" onClick={() => void earlier()}>
            {t('Show earlier')}
          </Button>
        )}
        {page && page.nodes.length + waiting.length === 0 && conversation.mayWrite.allowed && (
          <Box sx={{ textAlign: 'center', color: 'text.secondary', py: 4 }}>
            {t('Say hello to {name}. Payments stay safe when they go through Koli.', {
              name: person.fullName,
            })}
          </Box>
        )}
        {groupByDay(rowsOf(page?.nodes ?? [], waiting), (row) => row.createdAt).map(({ day, rows }) => (
          <Box component="section" key={day} aria-label={day}>
            <Typography
              variant="caption"
              component="h3"
              sx={{
                display: 'block',
                textAlign: 'center',
                color: 'text.secondary',
                fontWeight: 700,
                my: 1.5,
              }}
            >
              {day}
            </Typography>
            {rows.map((row) =>
              'mine' in row ? (
                <MessageBubble
                  key={row.clientId}
                  message={row}
                  mark={row.id === lastOwn ? markOf(row, conversation) : null}
                  onReport={() => setReported(row)}
                />
              ) : (
                <WaitingBubble key={row.clientId} message={row} accountId={accountId} />
              ),
            )}
          </Box>
        ))}
      </Box>
      {reported && (
        <ReportMessageDialog message={reported} name={person.fullName} onClose={() => setReported(null)} />
      )}
    </Box>
  );
}

const markOf = ({ id }: MessageRowFragment, { readUpTo }: OpenConversation) =>
  readUpTo && Number(rowNumber(readUpTo)) >= Number(rowNumber(id)) ? t('Read') : t('Sent');

type Conversation = { id: string; unread: number };

/** Marks a conversation read as far as it is shown, once somebody looks at the page. */
function useMarkRead({ id, unread }: Conversation, newest: { id: string } | undefined) {
  const client = useApolloClient();
  const marked = useRef<string>(undefined);
  const upTo = newest?.id;
  useEffect(() => {
    const look = async () => {
      if (!upTo || unread === 0 || document.visibilityState !== 'visible' || marked.current === upTo) return;
      marked.current = upTo;
      try {
        const input = { conversationId: id, messageId: upTo };
        await client.mutate({ mutation: MarkReadDocument, variables: { input } });
        await client.refetchQueries({ include: [MeDocument] });
      } catch {
        // The next message, or the next look at the page, tries again.
        marked.current = undefined;
      }
    };
    void look();
    const again = () => void look();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [client, id, unread, upTo]);
}
