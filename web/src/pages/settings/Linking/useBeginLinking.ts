import { useMutation, useQuery } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { SocialProvider } from '../../../__generated__/enums.ts';
import { toFailure } from '../../../lib/errors.ts';
import { leaveFor } from '../../../lib/leaveFor.ts';
import { useCampaignOfForm } from '../ProfileTab/campaignOfForm.ts';
import type { ProfileValues } from '../ProfileTab/profileValues.ts';
import { keepLinking } from './keptLinking.ts';
import { BeginLinkingDocument, LinkableDocument } from './linkingDocuments.ts';

/** Sends the viewer to the page of a network; what they typed in the form waits for them. */
export function useBeginLinking(provider: SocialProvider) {
  const { values } = useFormikContext<ProfileValues>();
  const campaignId = useCampaignOfForm();
  const { data } = useQuery(LinkableDocument, { fetchPolicy: 'cache-first' });
  const [begin] = useMutation(BeginLinkingDocument);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const start = async () => {
    setBusy(true);
    setError(null);
    try {
      const answer = await begin({ variables: { provider } });
      const url = answer.data?.beginLinking;
      if (!url) return setBusy(false);
      keepLinking({ campaignId, values });
      // Busy until the page is gone.
      leaveFor(url);
    } catch (thrown) {
      setBusy(false);
      setError(toFailure(thrown).message);
    }
  };
  return { offered: data?.clientConfig.linkable.includes(provider) ?? false, start, busy, error };
}
