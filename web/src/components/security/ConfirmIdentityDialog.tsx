import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import type { ConfirmIdentityInput } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';
import { useSubmit } from '../../lib/form/useSubmit.ts';
import { onlyErrors, passwordGivenError } from '../../lib/session/accountRules.ts';
import { identityProof } from '../../lib/session/identityProof.ts';
import { canUsePasskeys } from '../../lib/session/passkeys.ts';
import { useMe } from '../../lib/session/useMe.ts';
import { AppForm, SubmitButton } from '../form/AppForm.tsx';
import { FormError } from '../form/FormError.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { FormDialog } from '../overlay/FormDialog.tsx';
import { CodeField, codeError } from './CodeField.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

const ConfirmIdentityDocument = graphql(`
  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {
    confirmIdentity(input: $input) { confirmedUntil }
  }
`);

const WaysToConfirmDocument = graphql(`
  query WaysToConfirm {
    secondFactors {
      passkeys { id }
      authenticatorAppSince
    }
  }
`);

/** Asks who is there, before something that a borrowed or stolen device must not do. */
export function ConfirmIdentityDialog() {
  // Kept apart from what the page behind it has read of the same.
  const { data } = useQuery(WaysToConfirmDocument, { fetchPolicy: 'no-cache' });
  const { me } = useMe();
  const [wantsCode, setWantsCode] = useState(false);
  const [confirm] = useMutation(ConfirmIdentityDocument);
  const prove = async (input: ConfirmIdentityInput) => {
    await confirm({ variables: { input } });
    identityProof.end(true);
  };
  const { passkeys = [], authenticatorAppSince } = data?.secondFactors ?? {};
  const hasFactor = passkeys.length > 0 || !!authenticatorAppSince;
  const asksCode = (me?.isStaff && hasFactor) || wantsCode;
  return (
    <FormDialog title={t("Confirm it's you")} onClose={() => identityProof.end(false)}>
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
        {t('This keeps your account and money safe.')}
      </Typography>
      {passkeys.length > 0 && canUsePasskeys() && (
        <Box sx={{ mb: 2 }}>
          <PasskeyButton onPasskey={(passkey) => prove({ passkey })}>{t('Use passkey')}</PasskeyButton>
        </Box>
      )}
      {asksCode ? <CodeForm prove={prove} /> : <PasswordForm prove={prove} />}
      {hasFactor && !asksCode && (
        <Button variant="text" color="inherit" fullWidth sx={{ mt: 1 }} onClick={() => setWantsCode(true)}>
          {t('Use a code instead')}
        </Button>
      )}
    </FormDialog>
  );
}

type FormProps = { prove: (input: ConfirmIdentityInput) => Promise<unknown> };

function PasswordForm({ prove }: FormProps) {
  const { error, submit } = useSubmit({
    errorsIn: ({ password }: { password: string }) => onlyErrors({ password: passwordGivenError(password) }),
    send: prove,
  });
  return (
    <AppForm initialValues={{ password: '' }} {...submit}>
      <PasswordField name="password" label={t('Your password')} />
      <FormError text={error} />
      <SubmitButton>{t('Confirm')}</SubmitButton>
    </AppForm>
  );
}

function CodeForm({ prove }: FormProps) {
  const { error, submit } = useSubmit({
    errorsIn: ({ code }: { code: string }) => onlyErrors({ code: codeError(code) }),
    send: prove,
  });
  return (
    <AppForm initialValues={{ code: '' }} {...submit}>
      <CodeField />
      <FormError text={error} />
      <SubmitButton>{t('Confirm')}</SubmitButton>
    </AppForm>
  );
}
