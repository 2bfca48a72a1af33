import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { MessagesLink } from '../../components/messages/MessagesLink.tsx';
import { useToast } from '../../components/overlay/Toast.tsx';
import { t } from '../../languages/t.ts';
import { onSessionClosed } from '../../lib/connection/liveLink.ts';
import { forgetTexts } from '../../lib/form/savedTexts.ts';
import { endedOnPurpose } from '../../lib/session/endSession.ts';
import { MeDocument } from '../../lib/session/useMe.ts';
import { useSessionChanged } from '../../lib/session/useSessionChanged.ts';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { UserMenu, type UserMenuProps } from './user-menu/UserMenu.tsx';

/** What only members have in the header: messages, notifications and their menu. */
export default function MemberTools({ me }: UserMenuProps) {
  useSignedOutElsewhere();
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
  const leave = useRef(sessionChanged);
  useEffect(() => {
    leave.current = sessionChanged;
  }, [sessionChanged]);
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
      await leave.current();
      // Somebody else has signed in already, in another tab: the page is theirs now.
      if (!me) toast(t('You were signed out. Please sign in again.'), 'error');
    });
    return () => {
      gone = true;
      stop();
    };
  }, [client, toast]);
}
