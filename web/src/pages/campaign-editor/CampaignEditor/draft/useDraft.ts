import { useApolloClient, useMutation } from '@apollo/client/react';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DraftForEditFragment } from '../../../../__generated__/graphql.ts';
import { markDraft } from '../../../../lib/form/campaignDraft.ts';
import { useMe } from '../../../../lib/session/useMe.ts';
import { type CampaignValues, fromDraft, toDraftInput } from '../campaignValues.ts';
import { MyDraftDocument } from './useEditedCampaign.ts';

const SaveDraftDocument = graphql(`
  mutation SaveDraft($input: SaveDraftInput!) {
    saveDraft(input: $input) { campaignDraft { updatedAt } }
  }
`);

const DiscardDraftDocument = graphql(`
  mutation DiscardDraft {
    discardDraft { isDiscarded }
  }
`);

const same = (a: CampaignValues, b: CampaignValues) => JSON.stringify(a) === JSON.stringify(b);

/** The viewer's one draft: saving replaces it. All reject when the server refuses. */
export function useDraft() {
  const { me } = useMe();
  const accountId = me?.id ?? '';
  const client = useApolloClient();
  const [save] = useMutation(SaveDraftDocument, { update: (cache) => markDraft(cache, accountId, true) });
  const [discard] = useMutation(DiscardDraftDocument, {
    update: (cache) => markDraft(cache, accountId, false),
  });
  /** The draft as it is now, if another window saved something else than `values` since `savedAt`. */
  const findNewer = async (values: CampaignValues, savedAt: string | null) => {
    const { data } = await client.query({ query: MyDraftDocument, fetchPolicy: 'network-only' });
    const draft: DraftForEditFragment | null | undefined = data?.myDraft;
    return draft && draft.updatedAt !== savedAt && !same(fromDraft(draft), values) ? draft : null;
  };
  return {
    findNewer,
    saveDraft: (values: CampaignValues) => save({ variables: { input: toDraftInput(values) } }),
    discardDraft: () => discard(),
  };
}
