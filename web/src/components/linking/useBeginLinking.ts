import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { SocialProvider } from '../../__generated__/enums.ts';
import { toFailure } from '../../lib/errors.ts';
import { leaveFor } from '../../lib/navigation/leaveFor.ts';
import { useLocation } from '../../routing/hooks.ts';
import { BeginLinkingDocument, LinkableDocument } from './linkingDocuments.ts';

/** Sends the viewer to the page of a network; they come back to where they are now. */
export function useBeginLinking(provider: SocialProvider) {
  const { pathname } = useLocation();
  const { data } = useQuery(LinkableDocument, { fetchPolicy: 'cache-first' });
  const [begin] = useMutation(BeginLinkingDocument);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // A phone that goes back from the page of the network shows this one as it was left, waiting to be gone.
  useEffect(() => {
    const cameBack = () => setBusy(false);
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, []);
  const start = async () => {
    setBusy(true);
    setError(null);
    try {
      const answer = await begin({ variables: { input: { provider } } });
      const url = answer.data?.beginLinking.url;
      if (!url) return setBusy(false);
      keepLinking({ from: pathname, provider });
      // Busy until the page is gone.
      leaveFor(url);
    } catch (thrown) {
      setBusy(false);
      setError(toFailure(thrown).message);
    }
  };
  return { offered: data?.clientConfig.linkable.includes(provider) ?? false, start, busy, error };
}

const KEY = 'koli:linking';

export interface LeftFor {
  readonly from: string;
  readonly provider: SocialProvider;
}

/** Remembers in this tab which page somebody left for the page of a network. */
function keepLinking(left: LeftFor): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // Without storage they come back to the plain settings.
  }
}

/** The page that was left, once. Pages of our own only. */
export function takeLinking(): LeftFor | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const { from, provider } = JSON.parse(kept ?? '{}') as Partial<LeftFor>;
    if (!from?.startsWith('/') || from.startsWith('//')) return null;
    return { from, provider: provider === 'FACEBOOK' ? 'FACEBOOK' : 'INSTAGRAM' };
  } catch {
    return null;
  }
}
