import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { useMe } from '../../../lib/useMe.ts';
import { type CampaignValues, toDraftInput } from './campaignValues.ts';

const SaveDraftDocument = graphql(`
  mutation SaveDraft($input: CampaignDraftInput!) {
    saveDraft(input: $input) {
      updatedAt
    }
  }
`);

const DiscardDraftDocument = graphql(`
  mutation DiscardDraft {
    discardDraft
  }
`);

/** Sets or clears the dot on '+ Campaigns'. */
export function markDraft(cache: ApolloCache, accountId: string, waits: boolean) {
  cache.modify({
    id: cache.identify({ __typename: 'Account', id: accountId }),
    fields: { hasDraft: () => waits },
  });
}

/** The viewer's one draft: saving replaces it. Both reject when the server refuses. */
export function useDraft() {
  const { me } = useMe();
  const accountId = me?.id ?? '';
  const [save] = useMutation(SaveDraftDocument, { update: (cache) => markDraft(cache, accountId, true) });
  const [discard] = useMutation(DiscardDraftDocument, {
    update: (cache) => markDraft(cache, accountId, false),
  });
  return {
    saveDraft: (values: CampaignValues) => save({ variables: { input: toDraftInput(values) } }),
    discardDraft: () => discard(),
  };
}
