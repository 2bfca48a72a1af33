import { useSignedOutElsewhere } from '../lib/useSignedOutElsewhere.ts';
import { MessagesLink } from './messages/MessagesLink.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

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
