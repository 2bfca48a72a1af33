import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { AppForm, SubmitButton } from '../../../../components/form/AppForm.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { FormDialog } from '../../../../components/overlay/FormDialog.tsx';
import { TextSkeleton } from '../../../../components/page/Skeletons.tsx';
import { CodeField, codeError } from '../../../../components/security/CodeField.tsx';
import { t } from '../../../../languages/t.ts';
import { toFailure } from '../../../../lib/errors.ts';
import { useSubmit } from '../../../../lib/form/useSubmit.ts';
import { onlyErrors } from '../../../../lib/session/accountRules.ts';
import { SecretText } from '../fields/NewSecret.tsx';
import {
  afterwards,
  ConfirmAuthenticatorAppDocument,
  StartAuthenticatorAppDocument,
} from './securityDocuments.ts';

type Props = { onAdded: (recoveryCodes: readonly string[]) => void; onClose: () => void };

const errorsIn = ({ code }: { code: string }) => onlyErrors({ code: codeError(code) });

/** Sets an authenticator app up: key as picture and text, and a code as the proof that it arrived. */
export function AuthenticatorAppDialog({ onAdded, onClose }: Props) {
  const [start, { data, error: failed }] = useMutation(StartAuthenticatorAppDocument);
  const [confirm] = useMutation(ConfirmAuthenticatorAppDocument, afterwards);
  const begun = useRef(false);
  useEffect(() => {
    // A second key would make the first one worthless, which may have been scanned by then.
    if (begun.current) return;
    begun.current = true;
    // What fails is shown below.
    start().catch(() => undefined);
  }, [start]);
  const { error, submit } = useSubmit({
    errorsIn,
    send: async ({ code }: { code: string }) => {
      const answer = await confirm({ variables: { input: { code } } });
      onAdded(answer.data?.confirmAuthenticatorApp.recoveryCodes ?? []);
    },
  });
  const app = data?.startAuthenticatorApp;
  return (
    <FormDialog title={t('Set up authenticator app')} onClose={onClose}>
      {failed ? (
        <FormError text={toFailure(failed).message} />
      ) : app ? (
        <AppForm initialValues={{ code: '' }} {...submit}>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('Scan this with your app, or enter the key. Then type the code it shows.')}
          </Typography>
          <Box
            component="img"
            src={`data:image/svg+xml,${encodeURIComponent(app.qrCode)}`}
            alt={t('QR code for your authenticator app')}
            sx={{
              display: 'block',
              width: 200,
              height: 200,
              mx: 'auto',
              my: 2,
              borderRadius: '8px',
              bgcolor: 'common.white',
            }}
          />
          <SecretText label={t('Key')}>{app.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</SecretText>
          <Box sx={{ mt: 1, mb: 1, fontSize: 14 }}>
            <Link href={app.uri} sx={{ color: 'info.main' }}>
              {t('Open in an app on this device')}
            </Link>
          </Box>
          <CodeField onlyApp />
          <FormError text={error} />
          <SubmitButton>{t('Confirm')}</SubmitButton>
        </AppForm>
      ) : (
        <TextSkeleton lines={6} />
      )}
    </FormDialog>
  );
}
