import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { usePresence } from '../../../components/campaign/people/usePresence.ts';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { onWaiting, waitingOf } from '../../../components/messages/waitingMessages.ts';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { RowsSkeleton } from '../../../components/page/Skeletons.tsx';
import { PersonAvatar } from '../../../components/people/PersonAvatar.tsx';
import { t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';
import { conversationPath, firstMessagePath } from '../../../lib/navigation/pagePaths.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { Link } from '../../../routing/Link.tsx';
import { ConversationLink } from './ConversationLink.tsx';
import { ConversationsDocument, FoundMessagesDocument } from './documents.ts';

const size = 30;
type Props = { open: string | undefined; typing: string | null };

export function ConversationList({ open, typing }: Props) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  return (
    <>
      <Box sx={{ p: 2, pb: 1 }}>
        <Typography variant="h3" component="h1" sx={{ mb: 1.5 }}>
          {t('Messages')}
        </Typography>
        <SearchField label={t('Search people and messages')} value={typed} onText={setTyped} />
      </Box>
      <Box sx={{ overflowY: 'auto', flex: 1, px: 1, pb: 1 }}>
        {!search && <WaitingFirst />}
        <Rows search={search} open={open} typing={typing} />
        {search && <FoundMessages search={search} />}
      </Box>
    </>
  );
}

function Rows({ search, open, typing }: Props & { search: string }) {
  const [limit, setLimit] = useState(size);
  const { data, previousData, error, refetch } = useQuery(ConversationsDocument, {
    variables: { search: search || null, first: limit },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.conversations;
  usePresence(page?.nodes.map(({ person }) => person));
  if (error && !page) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!page) return <RowsSkeleton count={4} />;
  if (page.nodes.length === 0 && !search)
    return (
      // Beside it, where there is room, stands the same drawing.
      <Box sx={{ '& svg': { display: { md: 'none' } } }}>
        <EmptyState
          drawing="letter"
          text={t('No messages yet')}
          hint={t('Message people from their profile, their application or your suggested users.')}
          action={{ text: t('Find influencers'), to: '/search-influencer', quiet: true }}
        />
      </Box>
    );
  return (
    <>
      <PlainList label={t('People')}>
        {page.nodes.map((row) => (
          <ConversationLink key={row.id} row={row} isOpen={row.id === open} isTyping={row.id === typing} />
        ))}
      </PlainList>
      {page.totalCount > page.nodes.length && limit < 100 && (
        <Button fullWidth color="inherit" onClick={() => setLimit(Math.min(limit + size, 100))}>
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

/** People to whom a first message waits, or could not be sent: there is no conversation to find it in yet. */
function WaitingFirst() {
  const { me } = useMe();
  const all = useSyncExternalStore(onWaiting, () => waitingOf(me?.id ?? ''));
  const first = all.filter(({ conversationId }) => !conversationId);
  const latest = [...new Map(first.map((message) => [message.person.id, message])).values()];
  if (latest.length === 0) return null;
  return (
    <PlainList label={t('Waiting to be sent')}>
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
    </PlainList>
  );
}

function FoundMessages({ search }: { search: string }) {
  const { data, previousData } = useQuery(FoundMessagesDocument, {
    variables: { search, first: 30 },
  });
  const found = (data ?? previousData)?.searchMessages;
  if (!found) return null;
  return (
    <Box component="section" aria-label={t('Messages found')} sx={{ px: 1.25, pt: 1.5 }}>
      <Typography
        variant="caption"
        component="h2"
        role="status"
        sx={{ color: 'text.secondary', fontWeight: 700 }}
      >
        {found.totalCount === 0
          ? t('No messages found')
          : t('Messages ({total})', { total: found.totalCount })}
      </Typography>
      <PlainList>
        {found.nodes.map(({ id, text, createdAt, mine, conversation }) => (
          <li key={id}>
            <Box
              component={Link}
              to={conversationPath(conversation.id)}
              sx={{ display: 'flex', gap: 1.25, py: 1, color: 'text.primary', textDecoration: 'none' }}
            >
              <PersonAvatar
                name={conversation.person.fullName}
                picture={conversation.person.avatar}
                size={32}
              />
              <Box sx={{ minWidth: 0 }}>
                <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
                  {conversation.person.fullName} · {formatDayTime(createdAt)}
                </Box>
                <Box sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>
                  {mine ? t('You: {text}', { text }) : text}
                </Box>
              </Box>
            </Box>
          </li>
        ))}
      </PlainList>
    </Box>
  );
}
