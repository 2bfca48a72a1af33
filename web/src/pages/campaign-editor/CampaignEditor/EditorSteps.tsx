import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { DraftForEditFragment } from '../../../__generated__/graphql.ts';
import { SoftIcon } from '../../../components/display/SoftIcon.tsx';
import { NoticeDialog } from '../../../components/overlay/AppDialog.tsx';
import { SlideOver } from '../../../components/overlay/SlideOver.tsx';
import { t } from '../../../languages/t.ts';
import { campaignPath } from '../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../routing/Link.tsx';
import type { CampaignValues } from './campaignValues.ts';
import { keep } from './draft/keptForm.ts';
import { LeaveDialog, NewerDraftDialog } from './draft/LeaveDialog.tsx';
import { useLeaving } from './draft/useLeaving.ts';
import { EditorActions, type EditorStep } from './EditorActions.tsx';
import { FormStep } from './FormStep.tsx';
import { PreviewStep } from './preview/CampaignPreview.tsx';
import { usePostCampaign } from './usePostCampaign.ts';

export type SheetProps = {
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

type Props = SheetProps & { restored: boolean; step: EditorStep; onStep: (step: EditorStep) => void };

const same = (a: CampaignValues, b: CampaignValues) => JSON.stringify(a) === JSON.stringify(b);

/** Form, preview with confirmation, success: one sheet. The form stays mounted while its preview is looked at. */
export function EditorSteps({ accountId, composing, base, step, onStep, onClose, ...props }: Props) {
  const { restored, rejectedReason, savedAt, onLoad } = props;
  const { values, setValues } = useFormikContext<CampaignValues>();
  const campaignId = composing === 'new' || composing === 'continue' ? null : composing;
  const [pending, setPending] = useState(0);
  const dirty = step !== 'done' && !same(values, base);
  const forget = () => keep(accountId, composing, null);
  const { onPost, busy, postedId, failure } = usePostCampaign({ campaignId, forget, onStep });
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
      {leaving.saved && (
        <NoticeDialog title={t('Campaign Save in Draft Successfully')} onClose={onClose}>
          {t('The dot on + Campaigns means you have a draft.')}
        </NoticeDialog>
      )}
    </SlideOver>
  );
}

/** Inside the form: what is typed survives an accidental reload of the tab. */
function KeepForm({ accountId, composing, dirty }: { accountId: string; composing: string; dirty: boolean }) {
  const { values } = useFormikContext<CampaignValues>();
  useEffect(() => keep(accountId, composing, dirty ? values : null), [accountId, composing, dirty, values]);
  return null;
}

function SubmittedPanel({ campaignId, onClose }: { campaignId: string | null; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ textAlign: 'center', maxWidth: 420, mx: 'auto', py: { xs: 6, sm: 9 } }}>
      <SoftIcon tone="success" size={72} sx={{ mx: 'auto', mb: 2.5 }}>
        <CheckRounded fontSize="large" />
      </SoftIcon>
      <Typography variant="h3" component="h3" ref={heading} tabIndex={-1}>
        {t('Campaign Submitted')}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
        {t(
          "We read every campaign before influencers see it. Allow 48 hours; we'll tell you when it's open.",
        )}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ mt: 4, justifyContent: 'center' }}>
        <Button variant="outlined" component={Link} to="/my-campaigns">
          {t('My Campaigns')}
        </Button>
        {campaignId ? (
          <Button variant="contained" component={Link} to={campaignPath(campaignId)}>
            {t('See the campaign')}
          </Button>
        ) : (
          <Button variant="contained" onClick={onClose}>
            {t('Done')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
