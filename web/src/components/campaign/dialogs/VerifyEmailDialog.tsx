import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { FormError } from '../../form/FormError.tsx';
import { AppDialog } from '../../overlay/AppDialog.tsx';
import { useToast } from '../../overlay/Toast.tsx';

const VerifyLinkDocument = graphql(`
  mutation MailVerificationAgain {
    resendVerification
  }
`);

/** What was pressed waits for the verified address: mails the link again. */
export function VerifyEmailDialog({ onClose }: { onClose: () => void }) {
  const { me } = useMe();
  const toast = useToast();
  const [resend, { loading, error }] = useMutation(VerifyLinkDocument);
  const onResend = async () => {
    const sent = await resend().catch(() => null);
    if (!sent) return;
    toast(t('We sent the link again to {email}', { email: me?.email }));
    onClose();
  };
  return (
    <AppDialog
      title={t('Please verify your email address first')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('Do It Later')}
          </Button>
          <Button variant="contained" onClick={onResend} disabled={loading}>
            {t('Resend link')}
          </Button>
        </>
      }
    >
      {t('We sent a link to {email}. Open it, then come back here.', { email: me?.email })}
      <FormError text={error && toFailure(error).message} />
    </AppDialog>
  );
}
