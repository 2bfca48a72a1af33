import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { DraftForEditFragment } from '../../../__generated__/graphql.ts';
import { SlideOver } from '../../../components/overlay/SlideOver.tsx';
import { t } from '../../../languages/t.ts';
import type { CampaignValues } from './campaignValues.ts';
import { keep } from './draft/keptForm.ts';
import { DraftSavedDialog, LeaveDialog, NewerDraftDialog } from './draft/LeaveDialog.tsx';
import { useLeaving } from './draft/useLeaving.ts';
import { EditorActions, type EditorStep } from './EditorActions.tsx';
import { FormStep } from './FormStep.tsx';
import { PreviewStep } from './preview/CampaignPreview.tsx';
import { SubmittedPanel } from './SubmittedPanel.tsx';
import { usePosting } from './usePostCampaign.ts';

type Props = {
  accountId: string;
  composing: string;
  base: CampaignValues;
  restored: boolean;
  rejectedReason: string | null;
  step: EditorStep;
  onStep: (step: EditorStep) => void;
  savedAt: string | null;
  onLoad: (draft: DraftForEditFragment) => void;
  onClose: () => void;
};

const same = (a: CampaignValues, b: CampaignValues) => JSON.stringify(a) === JSON.stringify(b);

/** Form, preview with confirmation, success: one sheet. The form stays mounted while its preview is looked at. */
export function EditorSteps({
  accountId,
  composing,
  base,
  restored,
  rejectedReason,
  step,
  onStep,
  savedAt,
  onLoad,
  onClose,
}: Props) {
  const { values, setValues } = useFormikContext<CampaignValues>();
  const campaignId = composing === 'new' || composing === 'continue' ? null : composing;
  const [pending, setPending] = useState(0);
  const dirty = step !== 'done' && !same(values, base);
  const forget = () => keep(accountId, composing, null);
  const { onPost, busy, postedId, failure } = usePosting({ campaignId, forget, onStep });
  const leaving = useLeaving({ dirty, busy, values, forget, savedAt, onClose });

  return (
    <SlideOver
      open
      title={campaignId ? t('Edit campaign') : t('New campaign')}
      width={1120}
      onClose={leaving.ask}
      actions={
        step !== 'done' && (
          <EditorActions
            step={step}
            editing={!!campaignId}
            pending={pending}
            busy={busy}
            onBack={() => onStep('form')}
            onSaveDraft={leaving.saveNow}
            onPost={onPost}
            dirty={dirty}
          />
        )
      }
    >
      <KeepForm accountId={accountId} composing={composing} dirty={dirty} />
      <Box hidden={step !== 'form'}>
        <FormStep
          typeLocked={!!campaignId}
          rejectedReason={rejectedReason}
          restored={restored}
          onStartOver={() => void setValues(base, false)}
          onPending={setPending}
        />
      </Box>
      {step === 'preview' && <PreviewStep values={values} editing={!!campaignId} failure={failure} />}
      {step === 'done' && <SubmittedPanel campaignId={postedId} onClose={onClose} />}
      {leaving.newer && (
        <NewerDraftDialog {...leaving.choice} onLoad={() => leaving.newer && onLoad(leaving.newer)} />
      )}
      {leaving.asking && <LeaveDialog canSave={!campaignId} {...leaving.dialog} />}
      {leaving.saved && <DraftSavedDialog onClose={onClose} />}
    </SlideOver>
  );
}

type KeepFormProps = { accountId: string; composing: string; dirty: boolean };

/** Inside the form: what is typed survives an accidental reload of the tab. */
function KeepForm({ accountId, composing, dirty }: KeepFormProps) {
  const { values } = useFormikContext<CampaignValues>();
  useEffect(() => keep(accountId, composing, dirty ? values : null), [accountId, composing, dirty, values]);
  return null;
}
