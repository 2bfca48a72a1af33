import { useApolloClient, useMutation } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { type Failure, toFailure } from '../../../lib/errors.ts';
import { useIdempotencyKey } from '../../../lib/form/useIdempotencyKey.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { fieldOfInput } from './campaignRules.ts';
import { type CampaignValues, toInput } from './campaignValues.ts';
import { markDraft } from './draft/useDraft.ts';
import type { EditorStep } from './EditorActions.tsx';

const CreateCampaignDocument = graphql(`
  mutation CreateCampaign($input: CampaignInput!, $idempotencyKey: String) {
    createCampaign(input: $input, idempotencyKey: $idempotencyKey) { id status }
  }
`);

const UpdateCampaignDocument = graphql(`
  mutation UpdateCampaign($id: ID!, $input: CampaignInput!) {
    updateCampaign(id: $id, input: $input) {
      ...CampaignForEdit
      status
      cover { id tiny small medium large }
    }
  }
`);

type Outcome = {
  /** False too for a repeated click, which has no failure either. */
  posted: boolean;
  failure: Failure | null;
};

/** Posts a new campaign, or changes the one named. Never rejects. */
export function usePostCampaign(campaignId: string | null) {
  const client = useApolloClient();
  const { me } = useMe();
  const [create] = useMutation(CreateCampaignDocument);
  const [update] = useMutation(UpdateCampaignDocument);
  const [busy, setBusy] = useState(false);
  const [postedId, setPostedId] = useState<string | null>(null);
  const running = useRef(false);
  const once = useIdempotencyKey();

  const send = async (input: ReturnType<typeof toInput>) => {
    if (campaignId) {
      const { data } = await update({ variables: { id: campaignId, input } });
      return data?.updateCampaign.id;
    }
    // Pressed again after a lost answer, it must not be posted twice.
    const { data } = await once(input, (idempotencyKey) => create({ variables: { input, idempotencyKey } }));
    // Posting deletes the draft on the server.
    if (me) markDraft(client.cache, me.id, false);
    return data?.createCampaign.id;
  };

  const post = async (values: CampaignValues): Promise<Outcome> => {
    // A second click before the button is drawn as disabled must not post twice.
    if (running.current) return { posted: false, failure: null };
    running.current = true;
    setBusy(true);
    try {
      setPostedId((await send(toInput(values))) ?? null);
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'myCampaigns' });
      return { posted: true, failure: null };
    } catch (error) {
      return { posted: false, failure: toFailure(error) };
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return { post, busy, postedId };
}

type Options = {
  /** The campaign that is edited; null for a new one. */
  campaignId: string | null;
  /** Takes the copy of this tab away. */
  forget: () => void;
  onStep: (step: EditorStep) => void;
};

/** The 'Post' button: on to the success, back to the field the server complains of, or the failure in words. */
export function usePosting({ campaignId, forget, onStep }: Options) {
  const { values, setErrors } = useFormikContext<CampaignValues>();
  const [message, setMessage] = useState<string | null>(null);
  const { post, busy, postedId } = usePostCampaign(campaignId);

  const onPost = async () => {
    setMessage(null);
    const { posted, failure } = await post(values);
    if (posted) {
      forget();
      return onStep('done');
    }
    const field = fieldOfInput(failure?.field ?? null);
    if (!field) return setMessage(failure?.message ?? null);
    onStep('form');
    setErrors({ [field]: failure?.message });
  };

  return { onPost, busy, postedId, failure: message };
}
