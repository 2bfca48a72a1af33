import { useSubscription } from '@apollo/client/react';
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { graphql } from '../../__generated__/gql.ts';
import type { MeQuery } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';
import { MeDocument } from '../../lib/session/useMe.ts';
import { Link } from '../../routing/Link.tsx';
import { UnreadCount } from '../display/UnreadCount.tsx';
import { useSendWaiting } from './useSendWaiting.ts';

const CountDocument = graphql(`
  subscription MessageCount {
    conversationChanged {
      kind
    }
  }
`);

type Props = { me: NonNullable<MeQuery['me']> };

/** The way to the messages, with how many are unread. On phones the bar at the foot has it. */
export function MessagesLink({ me }: Props) {
  useSendWaiting(me.id);
  useSubscription(CountDocument, {
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      if (data && data.conversationChanged.kind !== 'TYPING')
        void client.refetchQueries({ include: [MeDocument] }).catch(() => undefined);
    },
  });
  const unread = me.unreadMessages;
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <IconButton
        component={Link}
        to="/messages"
        aria-label={unread ? t('Messages, {unread} unread', { unread }) : t('Messages')}
        sx={{ border: 1, borderColor: 'divider', width: 38, height: 38 }}
      >
        <ChatBubbleOutlineRounded sx={{ fontSize: 19 }} />
        {unread > 0 && <UnreadCount value={unread} />}
      </IconButton>
    </Box>
  );
}
