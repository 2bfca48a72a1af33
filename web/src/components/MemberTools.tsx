import { useSignedOutElsewhere } from '../lib/useSignedOutElsewhere.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

/** What only members have in the header: notifications and their menu. */
export default function MemberTools({ me }: UserMenuProps) {
  useSignedOutElsewhere();
  return (
    <>
      <NotificationBell unread={me.unreadNotifications} />
      <UserMenu me={me} />
    </>
  );
}
