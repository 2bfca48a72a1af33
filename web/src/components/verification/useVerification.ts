import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import { toFailure } from '../../lib/errors.ts';
import { leaveFor } from '../../lib/navigation/leaveFor.ts';

const OpenVerificationDocument = graphql(`
  mutation OpenVerification($input: OpenVerificationInput!) {
    openVerification(input: $input) { url }
  }
`);

/** Sends the viewer to the payment provider's page, where they give what it needs; they come back to `returnTo`. */
export function useVerification() {
  const [open] = useMutation(OpenVerificationDocument);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // A phone that goes back from the provider's page shows this one as it was left, waiting to be gone.
  useEffect(() => {
    const cameBack = () => setBusy(false);
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, []);
  const start = async (returnTo: string) => {
    setBusy(true);
    setError(null);
    try {
      const { data } = await open({ variables: { input: { returnTo } } });
      // Busy until the page is gone.
      if (data) return leaveFor(data.openVerification.url);
    } catch (thrown) {
      setError(toFailure(thrown).message);
    }
    setBusy(false);
  };
  return { start, busy, error };
}
