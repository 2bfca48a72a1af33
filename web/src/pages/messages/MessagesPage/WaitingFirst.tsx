import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { firstMessagePath } from '../../../components/messages/useOpenConversation.ts';
import { onWaiting, waitingOf } from '../../../components/messages/waitingMessages.ts';
import { t } from '../../../languages/t.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { Link } from '../../../routing/index.ts';

/** People to whom a first message waits, or could not be sent: there is no conversation to find it in yet. */
export function WaitingFirst() {
  const { me } = useMe();
  const all = useSyncExternalStore(onWaiting, () => waitingOf(me?.id ?? ''));
  const first = all.filter(({ conversationId }) => !conversationId);
  const latest = [...new Map(first.map((message) => [message.person.id, message])).values()];
  if (latest.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('Waiting to be sent')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {latest.map(({ person, failure }) => (
        <li key={person.id}>
          <Box
            component={Link}
            to={firstMessagePath(person.id)}
            sx={{ display: 'block', p: 1.25, color: 'text.primary', textDecoration: 'none', fontSize: 14 }}
          >
            <Box sx={{ fontSize: 16, fontWeight: 600 }}>{person.fullName}</Box>
            <Box sx={{ color: failure ? 'error.main' : 'text.secondary' }}>
              {failure ? t('Not sent') : t('Waiting to be sent')}
            </Box>
          </Box>
        </li>
      ))}
    </Box>
  );
}
