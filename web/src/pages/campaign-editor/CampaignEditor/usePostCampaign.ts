import { useApolloClient, useMutation } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { type Failure, toFailure } from '../../../lib/errors.ts';
import { markDraft } from '../../../lib/form/campaignDraft.ts';
import { useIdempotencyKey } from '../../../lib/form/useIdempotencyKey.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { fieldOfInput } from './campaignRules.ts';
import { type CampaignValues, toInput } from './campaignValues.ts';
import type { EditorStep } from './EditorActions.tsx';

const CreateCampaignDocument = graphql(`
  mutation CreateCampaign($input: CreateCampaignInput!) {
    createCampaign(input: $input) { campaign { id state } }
  }
`);

const UpdateCampaignDocument = graphql(`
  mutation UpdateCampaign($input: UpdateCampaignInput!) {
    updateCampaign(input: $input) {
      campaign {
        ...CampaignForEdit
        state
        cover { id tiny small medium large }
      }
    }
  }
`);

type Options = {
  /** The campaign that is edited; null for a new one. */
  campaignId: string | null;
  /** Takes the copy of this tab away. */
  forget: () => void;
  onStep: (step: EditorStep) => void;
};

/** The 'Post' button: on to the success, back to the field the server complains of, or the failure in words. */
export function usePostCampaign({ campaignId, forget, onStep }: Options) {
  const { values, setErrors } = useFormikContext<CampaignValues>();
  const client = useApolloClient();
  const { me } = useMe();
  const [create] = useMutation(CreateCampaignDocument);
  const [update] = useMutation(UpdateCampaignDocument);
  const [busy, setBusy] = useState(false);
  const [postedId, setPostedId] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef(false);
  const once = useIdempotencyKey();

  const send = async (input: ReturnType<typeof toInput>) => {
    if (campaignId) {
      const { data } = await update({ variables: { input: { ...input, id: campaignId } } });
      return data?.updateCampaign.campaign.id;
    }
    // Pressed again after a lost answer, it must not be posted twice.
    const { data } = await once(input, (idempotencyKey) =>
      create({ variables: { input: { ...input, idempotencyKey } } }),
    );
    // Posting deletes the draft on the server.
    if (me) markDraft(client.cache, me.id, false);
    return data?.createCampaign.campaign.id;
  };

  const refuse = (refused: Failure) => {
    const name = fieldOfInput(refused.field);
    if (!name) return setFailure(refused);
    onStep('form');
    setErrors({ [name]: refused.message });
  };

  const onPost = async () => {
    // A second click before the button is drawn as disabled must not post twice.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      setPostedId((await send(toInput(values))) ?? null);
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'myCampaigns' });
      forget();
      onStep('done');
    } catch (error) {
      refuse(toFailure(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return { onPost, busy, postedId, failure };
}
