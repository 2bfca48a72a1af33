import { useState } from 'react';
import type { ErrorCode } from '../../../__generated__/enums.ts';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetailDocument.ts';
import { VerifyEmailDialog } from '../../../components/campaign/dialogs/VerifyEmailDialog.tsx';
import { WayDialog } from '../../../components/campaign/dialogs/WayDialog.tsx';
import { NoticeDialog } from '../../../components/overlay/AppDialog.tsx';
import { t } from '../../../languages/t.ts';
import { profileFormPath } from '../../../lib/navigation/pagePaths.ts';
import { ApplyDialog } from './ApplyDialog.tsx';

type Props = { campaign: CampaignDetail; onClose: () => void; onLost: (say: () => void) => void };

/** Applying: what the API lets through gets the form, what it refuses says why and where to mend it. */
export function ApplyFlow({ campaign, onClose, onLost }: Props) {
  const { code, reason } = campaign.permissions.apply;
  const [late, setLate] = useState<{ code: ErrorCode; reason: string } | null>(null);
  const refusal = code && reason ? { code, reason } : late;
  if (!refusal)
    return <ApplyDialog campaign={campaign} onClose={onClose} onLost={onLost} onRefused={setLate} />;
  if (refusal.code === 'EMAIL_NOT_VERIFIED') return <VerifyEmailDialog onClose={onClose} />;
  if (refusal.code === 'PROFILE_INCOMPLETE' || refusal.code === 'SOCIAL_ACCOUNT_MISSING') {
    const to = profileFormPath(campaign.id);
    return <WayDialog title={refusal.reason} way={t('Update Now')} to={to} onClose={onClose} />;
  }
  return (
    <NoticeDialog
      title={refusal.code === 'TOO_FEW_FOLLOWERS' ? t('Not enough followers') : t("You can't apply")}
      onClose={onClose}
    >
      {refusal.reason}
    </NoticeDialog>
  );
}
