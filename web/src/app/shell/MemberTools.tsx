import { MessagesLink } from '../../components/messages/MessagesLink.tsx';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { UserMenu, type UserMenuProps } from './user-menu/UserMenu.tsx';
import { useSignedOutElsewhere } from './useSignedOutElsewhere.ts';

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
