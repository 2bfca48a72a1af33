import { useFormikContext } from 'formik';
import { useState } from 'react';
import { fieldOfInput } from './campaignRules.ts';
import type { CampaignValues } from './campaignValues.ts';
import type { EditorStep } from './EditorActions.tsx';
import { usePostCampaign } from './usePostCampaign.ts';

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
