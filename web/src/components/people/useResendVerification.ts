import { useMutation } from '@apollo/client/react';
import { graphql } from '../../__generated__/gql.ts';
import { t } from '../../languages/t.ts';
import { keepPlace } from '../../lib/session/interruptedPlace.ts';
import { useLocation } from '../../routing/hooks.ts';
import { useToast } from '../overlay/Toast.tsx';

const ResendVerificationDocument = graphql(`
  mutation ResendVerification {
    resendVerification { account { id } }
  }
`);

/** Mails the link that verifies the viewer's address again, and says so. `resend` throws when it is refused. */
export function useResendVerification(email: string | undefined) {
  const toast = useToast();
  const location = useLocation();
  const [send, { loading, data }] = useMutation(ResendVerificationDocument);
  const resend = async () => {
    keepPlace(location);
    await send();
    toast(t('We sent the link again to {email}', { email }));
  };
  return { resend, isSending: loading, isSent: !!data };
}
