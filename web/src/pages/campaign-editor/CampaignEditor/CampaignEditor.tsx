import { useState } from 'react';
import type { DraftForEditFragment } from '../../../__generated__/graphql.ts';
import { SteadyFormik } from '../../../components/form/SteadyFormik.tsx';
import { SlideOver } from '../../../components/overlay/SlideOver.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { TextSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useAuthModal } from '../../../lib/navigation/useAuthModal.ts';
import type { OverlayProps } from '../../../lib/navigation/useSearchOverlay.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { useSearchParams } from '../../../routing/hooks.ts';
import { campaignRules } from './campaignRules.ts';
import { type CampaignValues, fromDraft } from './campaignValues.ts';
import { DraftPrompt } from './draft/DraftPrompt.tsx';
import { keep, readKept } from './draft/keptForm.ts';
import { useEditedCampaign } from './draft/useEditedCampaign.ts';
import type { EditorStep } from './EditorActions.tsx';
import { EditorSteps, type SheetProps } from './EditorSteps.tsx';

/**
 * The create and edit slide-over. The address says what is composed: `?compose=new`, `draft` (asks first),
 * `continue` (the draft) or the id of a campaign.
 */
export function Component({ value, close }: OverlayProps) {
  const { me } = useMe();
  const [, change] = useSearchParams();
  if (me === undefined) return null;
  if (me === null) return <ForVisitors onClose={close} />;
  const go = (next: string) =>
    change({ compose: next }, { replace: true, preventScrollReset: true, overlay: true });
  if (value === 'draft') {
    return (
      <DraftPrompt
        accountId={me.id}
        onContinue={() => go('continue')}
        onNew={() => go('new')}
        onClose={close}
      />
    );
  }
  const composing = value === 'new' || value === 'continue' ? value : idInAddress('Campaign', value);
  return <Composing key={value} accountId={me.id} composing={composing} onClose={close} />;
}

type Props = { accountId: string; composing: string; onClose: () => void };
type Begun = { base: CampaignValues; savedAt: string | null };

function Composing({ accountId, composing, onClose }: Props) {
  const start = useEditedCampaign(composing);
  // What it began with: a campaign that changes meanwhile must not take the form away from under the hands.
  const [begun, setBegun] = useState<Begun | null>(null);
  if (!begun && start.base) setBegun({ base: start.base, savedAt: start.savedAt });
  const onLoad = (draft: DraftForEditFragment) => {
    keep(accountId, composing, null);
    setBegun({ base: fromDraft(draft), savedAt: draft.updatedAt });
  };
  const { rejectedReason } = start;
  if (begun) {
    const sheet = { accountId, composing, onClose, onLoad, rejectedReason, ...begun };
    return <EditorSheet key={begun.savedAt} {...sheet} />;
  }
  return (
    <SlideOver
      open
      title={composing === 'continue' ? t('New campaign') : t('Edit campaign')}
      onClose={onClose}
      width={560}
    >
      {start.error ? (
        <ErrorState error={start.error} />
      ) : start.refusal ? (
        <EmptyState drawing="lost" text={start.refusal} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </SlideOver>
  );
}

function ForVisitors({ onClose }: { onClose: () => void }) {
  const auth = useAuthModal();
  const login = { text: t('Login'), onClick: () => auth.open('login') };
  return (
    <SlideOver open title={t('New campaign')} onClose={onClose} width={560}>
      <EmptyState drawing="letter" text={t('Please sign in to continue.')} action={login} />
    </SlideOver>
  );
}

/** The form of one campaign. What an earlier reload interrupted is back in it. */
function EditorSheet(props: SheetProps) {
  const { accountId, composing, base } = props;
  const [kept] = useState(() => readKept(accountId, composing));
  const [step, setStep] = useState<EditorStep>('form');
  return (
    <SteadyFormik
      initialValues={kept ?? base}
      validationSchema={campaignRules}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={() => setStep('preview')}
    >
      <EditorSteps {...props} restored={kept !== null} step={step} onStep={setStep} />
    </SteadyFormik>
  );
}
