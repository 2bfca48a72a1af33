import { useMutation } from '@apollo/client/react';
import FingerprintRounded from '@mui/icons-material/FingerprintRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import { toFailure } from '../../lib/errors.ts';
import { askPasskey, isCalledOff } from '../../lib/session/passkeys.ts';
import { FormError } from '../form/FormError.tsx';

const StartPasskeySignInDocument = graphql(`
  mutation StartPasskeySignIn {
    startPasskeySignIn { passkeyOptions }
  }
`);

type Props = {
  children: string;
  isMain?: boolean;
  /** Goes on with what the browser answered; what it throws is shown. */
  onPasskey: (passkey: string) => Promise<unknown>;
};

/** A button that asks the browser for a passkey. */
export function PasskeyButton({ children, isMain, onPasskey }: Props) {
  const [start] = useMutation(StartPasskeySignInDocument);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const onClick = async () => {
    setBusy(true);
    setError(null);
    try {
      const { data } = await start();
      await onPasskey(await askPasskey(data?.startPasskeySignIn.passkeyOptions ?? ''));
    } catch (thrown) {
      if (!isCalledOff(thrown)) setError(toFailure(thrown).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        size="large"
        fullWidth
        disabled={busy}
        startIcon={<FingerprintRounded />}
        onClick={() => void onClick()}
      >
        {children}
      </Button>
      <FormError text={error} />
    </>
  );
}
