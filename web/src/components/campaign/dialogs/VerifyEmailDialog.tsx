import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { ActionDialog } from '../../overlay/ConfirmDialog.tsx';
import { useToast } from '../../overlay/Toast.tsx';

const VerifyLinkDocument = graphql(`
  mutation MailVerificationAgain {
    resendVerification { account { id } }
  }
`);

/** What was pressed waits for the verified address: mails the link again. */
export function VerifyEmailDialog({ onClose }: { onClose: () => void }) {
  const { me } = useMe();
  const toast = useToast();
  const [resend] = useMutation(VerifyLinkDocument);
  const onYes = async () => {
    await resend();
    toast(t('We sent the link again to {email}', { email: me?.email }));
  };
  return (
    <ActionDialog
      title={t('Please verify your email address first')}
      no={t('Do It Later')}
      yes={t('Resend link')}
      onYes={onYes}
      onClose={onClose}
    >
      {t('We sent a link to {email}. Open it, then come back here.', { email: me?.email })}
    </ActionDialog>
  );
}
