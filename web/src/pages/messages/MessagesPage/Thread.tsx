import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { usePresence } from '../../../components/campaign/people/usePresence.ts';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { RowsSkeleton } from '../../../components/page/Skeletons.tsx';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { Composer } from './Composer.tsx';
import { ConversationDocument } from './documents.ts';
import { MessageLog } from './MessageLog.tsx';
import { ThreadHead } from './ThreadHead.tsx';

export function Thread({ id, isTyping }: { id: string; isTyping: boolean }) {
  const { me } = useMe();
  const { data, error, refetch } = useQuery(ConversationDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const conversation = data?.conversation;
  usePresence(conversation ? [conversation.person] : undefined, ([told]) => {
    // Whoever went away, or may be seen no more, comes offline and never seen; whoever came back, as they are.
    const isThere = !!told && (told.online || !!told.lastSeenAt);
    if (told && conversation && isThere !== conversation.mayWrite.allowed) void refetch();
  });
  const gone = error && !data ? toFailure(error).code === 'NOT_FOUND' : data && !conversation;
  if (gone) {
    return <NotFoundPage what={t('This conversation')} others={{ to: '/messages', text: t('Messages') }} />;
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!conversation || !me)
    return (
      <Box sx={{ p: 2 }}>
        <RowsSkeleton count={4} />
      </Box>
    );
  const { person, mayWrite } = conversation;
  return (
    <Box
      component="section"
      aria-label={t('Conversation with {fullName}', { fullName: person.fullName })}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}
    >
      <ThreadHead conversation={conversation} />
      <MessageLog conversation={conversation} accountId={me.id} />
      <Box role="status" sx={{ px: 2, minHeight: 22, fontSize: 13, color: 'text.secondary' }}>
        {isTyping && t('{name} is writing…', { name: person.fullName })}
      </Box>
      {mayWrite.allowed ? (
        <Composer conversationId={id} person={person} accountId={me.id} />
      ) : (
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
          {serverSentence(mayWrite)}
        </Box>
      )}
    </Box>
  );
}
