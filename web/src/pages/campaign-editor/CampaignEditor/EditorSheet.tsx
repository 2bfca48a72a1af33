import { Formik } from 'formik';
import { useState } from 'react';
import { campaignRules } from './campaignRules.ts';
import type { CampaignValues } from './campaignValues.ts';
import { EditorSteps } from './EditorSteps.tsx';
import { readKept } from './keptForm.ts';

type Props = {
  accountId: string;
  /** 'new', 'continue' (the draft) or the id of a campaign. */
  composing: string;
  /** What the form began with, before anything was typed. */
  base: CampaignValues;
  rejectedReason: string | null;
  onClose: () => void;
};

/** The form of one campaign. What an earlier reload interrupted is back in it. */
export function EditorSheet({ accountId, composing, base, rejectedReason, onClose }: Props) {
  const [kept] = useState(() => readKept(accountId, composing));
  const [step, setStep] = useState<'form' | 'preview' | 'done'>('form');
  return (
    <Formik
      initialValues={kept ?? base}
      validationSchema={campaignRules}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={() => setStep('preview')}
    >
      <EditorSteps
        accountId={accountId}
        composing={composing}
        base={base}
        restored={kept !== null}
        rejectedReason={rejectedReason}
        step={step}
        onStep={setStep}
        onClose={onClose}
      />
    </Formik>
  );
}
