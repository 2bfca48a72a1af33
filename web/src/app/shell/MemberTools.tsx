import { useApolloClient, useSubscription } from '@apollo/client/react';
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import type { MeQuery } from '../../__generated__/graphql.ts';
import { UnreadCount } from '../../components/display/UnreadCount.tsx';
import { useSendWaiting } from '../../components/messages/useSendWaiting.ts';
import { useToast } from '../../components/overlay/Toast.tsx';
import { refreshTasks } from '../../components/tasks/refreshTasks.ts';
import { t } from '../../languages/t.ts';
import { onSessionClosed } from '../../lib/connection/liveLink.ts';
import { forgetTexts } from '../../lib/form/savedTexts.ts';
import { endedOnPurpose } from '../../lib/session/endSession.ts';
import { useLookNews } from '../../lib/session/lookNews.ts';
import { MeDocument } from '../../lib/session/useMe.ts';
import { useSessionChanged } from '../../lib/session/useSessionChanged.ts';
import { Link } from '../../routing/Link.tsx';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { UserMenu, type UserMenuProps } from './user-menu/UserMenu.tsx';

export default function MemberTools({ me }: UserMenuProps) {
  useSignedOutElsewhere();
  useLookNews();
  useTasksLive();
  useAppBadge(me.unreadNotifications);
  return (
    <>
      <MessagesLink me={me} />
      <NotificationBell unread={me.unreadNotifications} />
      <UserMenu me={me} />
    </>
  );
}

/**
 * Lets the open page follow, and says so, when its session was ended somewhere else: by a new password, by staff, or by
 * signing this device out. A session that was only rotated is still there, so the server is asked first.
 */
function useSignedOutElsewhere() {
  const client = useApolloClient();
  const toast = useToast();
  const sessionChanged = useSessionChanged();
  const leave = useEffectEvent(sessionChanged);
  useEffect(() => {
    let gone = false;
    const stop = onSessionClosed(async () => {
      // The server closes the socket of who logs out, or closes the account, as well: that page says its own words.
      if (await endedOnPurpose()) return;
      const before = client.readQuery({ query: MeDocument })?.me?.id;
      const answer = await client.query({ query: MeDocument, fetchPolicy: 'no-cache' }).catch(() => null);
      if (gone || !answer?.data) return;
      const { me } = answer.data;
      if (me && me.id === before) return;
      forgetTexts();
      await leave();
      // Somebody else has signed in already, in another tab: the page is theirs now.
      if (!me) toast(t('You were signed out. Please sign in again.'), 'error');
    });
    return () => {
      gone = true;
      stop();
    };
  }, [client, toast]);
}

/** The count of the bell on the icon of the installed product, where the system shows one. */
function useAppBadge(unread: number) {
  useEffect(() => {
    void navigator.setAppBadge?.(unread).catch(() => undefined);
  }, [unread]);
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => undefined), []);
}

const StepsDocument = graphql(`
  subscription TaskSteps {
    remarkChanged { remark { id state } }
  }
`);

/** What waits follows every step of the viewer's jobs, on whichever device it was made. */
function useTasksLive() {
  useSubscription(StepsDocument, {
    ignoreResults: true,
    onData: ({ client }) => void refreshTasks(client),
  });
}

const CountDocument = graphql(`
  subscription MessageCount {
    conversationChanged { kind }
  }
`);

/** The way to the messages, with how many are unread. On phones the bar at the foot has it. */
function MessagesLink({ me }: { me: NonNullable<MeQuery['me']> }) {
  useSendWaiting(me.id);
  useSubscription(CountDocument, {
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      if (!data || data.conversationChanged.kind === 'TYPING') return;
      void client.refetchQueries({ include: [MeDocument] }).catch(() => undefined);
      void refreshTasks(client);
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
