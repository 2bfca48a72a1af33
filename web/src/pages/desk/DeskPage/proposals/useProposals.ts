import { useQuery } from '@apollo/client/react';
import { ProposalsDocument } from './proposalDocument.ts';

const EVERY = 60_000;

/** What waits for a second member of staff. */
export function useProposals() {
  const { data, error, refetch } = useQuery(ProposalsDocument, {
    pollInterval: EVERY,
    skipPollAttempt: () => document.hidden,
  });
  const list = data?.staffProposals;
  return { proposals: list?.nodes ?? [], isLoading: !list && !error, error, refetch };
}
