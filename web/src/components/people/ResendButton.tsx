import Button from '@mui/material/Button';
import { t } from '../../languages/t.ts';
import { toFailure } from '../../lib/errors.ts';
import { useMe } from '../../lib/session/useMe.ts';
import { useToast } from '../overlay/Toast.tsx';
import { useResendVerification } from './useResendVerification.ts';

/** Mails the link that verifies the viewer's address again. */
export function ResendButton() {
  const { me } = useMe();
  const toast = useToast();
  const { resend, isSending, isSent } = useResendVerification(me?.email);
  const onResend = async () => {
    try {
      await resend();
    } catch (error) {
      toast(toFailure(error).message, 'error');
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      onClick={onResend}
      disabled={isSending || isSent}
      sx={{ flexShrink: 0 }}
    >
      {isSent ? t('Sent') : t('Resend')}
    </Button>
  );
}
