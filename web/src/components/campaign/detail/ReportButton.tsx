import Button from '@mui/material/Button';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { t } from '../../../languages/t.ts';
import { useArrived } from '../../../lib/form/useOnlyOnce.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Sign } from '../../display/Sign.tsx';
import type { CampaignDetail } from './campaignDetailDocument.ts';
import { useGate } from './useGate.ts';

const ReportDialog = lazyPart(async () => (await import('./ReportFrame.tsx')).ReportCampaignDialog);

/** Tells staff about a campaign. Owners cannot report their own; visitors sign in first. */
export function ReportButton({ campaign: { id, permissions } }: { campaign: CampaignDetail }) {
  const { open, press, close } = useGate('report');
  const { allowed, code } = permissions.report;
  const done = code === 'ALREADY_REPORTED';
  const onLost = useArrived(done);
  if (code === 'OWN_CAMPAIGN') return null;
  return (
    <>
      <span title={(done && serverSentence(permissions.report)) || undefined}>
        <Button
          color="inherit"
          startIcon={<Sign name="flag" />}
          onClick={press}
          disabled={done}
          sx={{ color: 'text.secondary' }}
        >
          {done ? t('Reported') : t('Report')}
        </Button>
      </span>
      {open && allowed && <ReportDialog campaignId={id} onClose={close} onLost={onLost} />}
    </>
  );
}
