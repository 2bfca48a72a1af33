import { Formik } from 'formik';
import { useState } from 'react';
import type { DraftForEditFragment } from '../../../__generated__/graphql.ts';
import { campaignRules } from './campaignRules.ts';
import type { CampaignValues } from './campaignValues.ts';
import { readKept } from './draft/keptForm.ts';
import type { EditorStep } from './EditorActions.tsx';
import { EditorSteps } from './EditorSteps.tsx';

type Props = {
  accountId: string;
  /** 'new', 'continue' (the draft) or the id of a campaign. */
  composing: string;
  /** What the form began with, before anything was typed. */
  base: CampaignValues;
  rejectedReason: string | null;
  /** When the draft was saved that it began with. */
  savedAt: string | null;
  /** Begins anew with the draft of another window. */
  onLoad: (draft: DraftForEditFragment) => void;
  onClose: () => void;
};

/** The form of one campaign. What an earlier reload interrupted is back in it. */
export function EditorSheet(props: Props) {
  const { accountId, composing, base } = props;
  const [kept] = useState(() => readKept(accountId, composing));
  const [step, setStep] = useState<EditorStep>('form');
  return (
    <Formik
      initialValues={kept ?? base}
      validationSchema={campaignRules}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={() => setStep('preview')}
    >
      <EditorSteps {...props} restored={kept !== null} step={step} onStep={setStep} />
    </Formik>
  );
}
