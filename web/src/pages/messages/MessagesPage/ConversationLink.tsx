import Box from '@mui/material/Box';
import type { ConversationRowFragment } from '../../../__generated__/graphql.ts';
import { PersonFace } from '../../../components/campaign/people/PersonFace.tsx';
import { visuallyHidden } from '../../../components/display/visuallyHidden.ts';
import { StaffBadge } from '../../../components/people/StaffBadge.tsx';
import { t } from '../../../languages/t.ts';
import { formatDay, formatDayGroup, formatTime } from '../../../lib/format/formatDate.ts';
import { conversationPath } from '../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../routing/Link.tsx';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

const when = (at: string) => (formatDayGroup(at) === 'Today' ? formatTime(at) : formatDay(at));

function lastWords({ lastMessage }: ConversationRowFragment): string {
  if (!lastMessage) return '';
  const text = lastMessage.text || (lastMessage.pictures.length > 1 ? t('Pictures') : t('Picture'));
  return lastMessage.mine ? t('You: {text}', { text }) : text;
}

type Props = { row: ConversationRowFragment; isOpen: boolean; isTyping: boolean };

export function ConversationLink({ row, isOpen, isTyping }: Props) {
  const { person, unread, lastMessage } = row;
  return (
    <li>
      <Box
        component={Link}
        to={conversationPath(row.id)}
        aria-current={isOpen ? 'page' : undefined}
        sx={{
          display: 'flex',
          gap: 1.5,
          alignItems: 'center',
          p: 1.25,
          borderRadius: '12px',
          color: 'text.primary',
          textDecoration: 'none',
          bgcolor: isOpen ? 'info.soft' : undefined,
          '&:hover': { bgcolor: isOpen ? 'info.soft' : 'background.default' },
        }}
      >
        <PersonFace person={person} size={44} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Box component="span" sx={{ ...cut, flex: 1, fontWeight: unread ? 750 : 600 }}>
              {person.fullName}
            </Box>
            <StaffBadge person={person} />
            <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
              {lastMessage && when(lastMessage.createdAt)}
            </Box>
          </Box>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Box
              component="span"
              sx={{ ...cut, flex: 1, fontSize: 14, color: unread ? 'text.primary' : 'text.secondary' }}
            >
              {isTyping ? t('is writing…') : lastWords(row)}
            </Box>
            {unread > 0 && (
              <Box
                component="span"
                sx={{
                  minWidth: 20,
                  px: 0.75,
                  borderRadius: 999,
                  bgcolor: 'primary.main',
                  color: 'primary.contrastText',
                  fontSize: 12,
                  fontWeight: 700,
                  lineHeight: '20px',
                  textAlign: 'center',
                }}
              >
                {unread > 99 ? '99+' : unread}
                <span style={visuallyHidden}> {t('unread')}</span>
              </Box>
            )}
          </Box>
        </Box>
      </Box>
    </li>
  );
}
