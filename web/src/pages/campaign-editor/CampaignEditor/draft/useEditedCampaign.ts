import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../__generated__/gql.ts';
import { serverSentence } from '../../../../languages/serverSentence.ts';
import { t } from '../../../../languages/t.ts';
import { type CampaignValues, fromCampaign, fromDraft, newCampaign } from '../campaignValues.ts';

export const MyDraftDocument = graphql(`
  query MyDraft {
    myDraft { ...DraftForEdit }
  }
`);

const EditedCampaignDocument = graphql(`
  query EditedCampaign($id: ID!) {
    campaign(id: $id) { ...CampaignForEdit }
  }
`);

type Start = {
  /** What the form begins with; null until it is known. */
  base: CampaignValues | null;
  /** When the draft was saved that it begins with. */
  savedAt: string | null;
  error?: unknown;
  refusal: string | null;
  rejectedReason: string | null;
};

/** What the form begins with: its defaults ('new'), the draft ('continue') or a campaign by its id. */
export function useEditedCampaign(composing: string): Start {
  const isNew = composing === 'new';
  const isDraft = composing === 'continue';
  const draft = useQuery(MyDraftDocument, { skip: !isDraft, fetchPolicy: 'network-only' });
  const edited = useQuery(EditedCampaignDocument, {
    skip: isNew || isDraft,
    variables: { id: composing },
    fetchPolicy: 'network-only',
  });
  const none = { refusal: null, rejectedReason: null, savedAt: null };
  if (isNew) return { ...none, base: newCampaign() };
  if (isDraft) {
    const found = draft.data?.myDraft;
    const base = found ? fromDraft(found) : newCampaign();
    return { ...none, base: draft.data ? base : null, savedAt: found?.updatedAt ?? null, error: draft.error };
  }
  const campaign = edited.data?.campaign;
  if (!campaign) {
    const refusal = edited.data ? t('Campaign not found') : null;
    return { ...none, base: null, error: edited.error, refusal };
  }
  const { edit } = campaign.permissions;
  const closed = edit.reason ? serverSentence(edit) : t('This campaign can no longer be edited.');
  return {
    ...none,
    base: edit.allowed ? fromCampaign(campaign) : null,
    refusal: edit.allowed ? null : closed,
    rejectedReason: campaign.rejectedReason ?? null,
  };
}
