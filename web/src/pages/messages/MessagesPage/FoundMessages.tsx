import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PersonAvatar } from '../../../components/people/PersonAvatar.tsx';
import { t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';
import { Link } from '../../../routing/Link.tsx';
import { FoundMessagesDocument } from './documents.ts';

/** Messages that contain what is searched for. */
export function FoundMessages({ search }: { search: string }) {
  const { data, previousData } = useQuery(FoundMessagesDocument, {
    variables: { search, page: { limit: 30 } },
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
        {found.total === 0 ? t('No messages found') : t('Messages ({total})', { total: found.total })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {found.items.map(({ id, text, sentAt, mine, conversation }) => (
          <li key={id}>
            <Box
              component={Link}
              to={`/messages/${conversation.id}`}
              sx={{ display: 'flex', gap: 1.25, py: 1, color: 'text.primary', textDecoration: 'none' }}
            >
              <PersonAvatar
                name={conversation.person.fullName}
                picture={conversation.person.avatar ?? null}
                size={32}
              />
              <Box sx={{ minWidth: 0 }}>
                <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
                  {conversation.person.fullName} · {formatDayTime(sentAt)}
                </Box>
                <Box sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>
                  {mine ? t('You: {text}', { text }) : text}
                </Box>
              </Box>
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
