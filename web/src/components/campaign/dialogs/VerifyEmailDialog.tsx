import { useEffect } from 'react';
import { t } from '../../../languages/t.ts';
import { keepPlace } from '../../../lib/session/interruptedPlace.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { useLocation } from '../../../routing/hooks.ts';
import { ActionDialog } from '../../overlay/ConfirmDialog.tsx';
import { useResendVerification } from '../../people/useResendVerification.ts';

/** What was pressed waits for the verified address: mails the link again. */
export function VerifyEmailDialog({ onClose }: { onClose: () => void }) {
  const { me } = useMe();
  const location = useLocation();
  useEffect(() => keepPlace(location), [location]);
  const { resend } = useResendVerification(me?.email);
  return (
    <ActionDialog
      title={t('Please verify your email address first')}
      no={t('Do It Later')}
      yes={t('Resend link')}
      onYes={resend}
      onClose={onClose}
    >
      {t('We sent a link to {email}. Open it, then come back here.', { email: me?.email })}
    </ActionDialog>
  );
}
