import { useSubscription } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { visuallyHidden } from '../../../components/display/visuallyHidden.ts';
import { refreshMessages } from '../../../components/messages/useSendWaiting.ts';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { t } from '../../../languages/t.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useParams, useSearchParams } from '../../../routing/hooks.ts';
import { ConversationList } from './ConversationList.tsx';
import { ConversationChangedDocument } from './documents.ts';
import { FirstMessage } from './FirstMessage.tsx';
import { Thread } from './Thread.tsx';

/** How long 'is writing' stays after the last sign of it, in milliseconds. */
const TYPING = 5_000;

/** Who is writing at this moment, by conversation; the open page follows everything live. */
function useLive() {
  const [typing, setTyping] = useState<string | null>(null);
  useSubscription(ConversationChangedDocument, {
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      const event = data?.conversationChanged;
      if (event?.kind === 'TYPING') setTyping(event.conversation?.id ?? null);
      if (event?.kind !== 'MESSAGE') return;
      setTyping(null);
      void refreshMessages(client);
    },
  });
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setTyping(null), TYPING);
    return () => clearTimeout(timer);
  }, [typing]);
  return typing;
}

/** Conversations beside the one that is open; on a phone one of the two. */
export function Component() {
  const conversationId = idInAddress('Conversation', useParams().conversationId);
  const [params] = useSearchParams();
  const to = conversationId ? '' : idInAddress('Profile', params.get('to') ?? '');
  const isOpen = conversationId || to;
  const typing = useLive();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '360px minmax(0, 1fr)' },
        height: { xs: 'calc(100dvh - 64px - 64px)', sm: 'calc(100dvh - 71px)' },
        minHeight: 420,
        maxWidth: 1440,
        mx: 'auto',
        bgcolor: 'background.paper',
        borderInline: { md: 1 },
        borderColor: { md: 'divider' },
      }}
    >
      <PageTitle hidden>{t('Messages')}</PageTitle>
      {isOpen && (
        // On phones the list, with its heading, makes way for the conversation.
        <Box component="h1" sx={{ ...visuallyHidden, display: { md: 'none' } }}>
          {t('Messages')}
        </Box>
      )}
      <Box
        component="section"
        aria-label={t('Conversations')}
        sx={{
          display: { xs: isOpen ? 'none' : 'flex', md: 'flex' },
          flexDirection: 'column',
          minHeight: 0,
          borderRight: { md: 1 },
          borderColor: { md: 'divider' },
        }}
      >
        <ConversationList open={conversationId} typing={typing} />
      </Box>
      {conversationId && (
        <Thread key={conversationId} id={conversationId} isTyping={typing === conversationId} />
      )}
      {to && <FirstMessage key={to} id={to} />}
      {!isOpen && (
        <Box sx={{ display: { xs: 'none', md: 'block' }, alignSelf: 'center' }}>
          <EmptyState
            drawing="letter"
            text={t('Choose a conversation')}
            hint={t('Or start from a profile or an application.')}
          />
        </Box>
      )}
    </Box>
  );
}
