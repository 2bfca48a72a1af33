import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ErrorCode } from '../../../__generated__/enums.ts';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetail.ts';
import { VerifyEmailDialog } from '../../../components/campaign/dialogs/VerifyEmailDialog.tsx';
import { WayDialog } from '../../../components/campaign/dialogs/WayDialog.tsx';
import { AppDialog } from '../../../components/overlay/AppDialog.tsx';
import { t } from '../../../languages/t.ts';
import { ApplyDialog } from './ApplyDialog.tsx';

type Props = { campaign: CampaignDetail; onClose: () => void; onLost: (say: () => void) => void };
type Refusal = { code: ErrorCode; reason: string };

/** Applying: what the API lets through gets the form, what it refuses says why and where to mend it. */
export function ApplyFlow({ campaign, onClose, onLost }: Props) {
  const { code, reason } = campaign.permissions.apply;
  const [late, setLate] = useState<Refusal | null>(null);
  const refusal = code && reason ? { code, reason } : late;
  if (!refusal)
    return <ApplyDialog campaign={campaign} onClose={onClose} onLost={onLost} onRefused={setLate} />;
  return <Gate refusal={refusal} campaignId={campaign.id} onClose={onClose} />;
}

function Gate({
  refusal,
  campaignId,
  onClose,
}: {
  refusal: Refusal;
  campaignId: string;
  onClose: () => void;
}) {
  const { code, reason } = refusal;
  if (code === 'EMAIL_NOT_VERIFIED') return <VerifyEmailDialog onClose={onClose} />;
  if (code === 'PROFILE_INCOMPLETE' || code === 'SOCIAL_ACCOUNT_MISSING') {
    return (
      <WayDialog title={reason} way={t('Update Now')} to={`/edit-profile/${campaignId}`} onClose={onClose} />
    );
  }
  return (
    <AppDialog
      title={code === 'TOO_FEW_FOLLOWERS' ? t('Not enough followers') : t('Applying is not possible')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('Okay')}
        </Button>
      }
    >
      {reason}
    </AppDialog>
  );
}
