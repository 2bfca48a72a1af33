import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { t } from '../../../languages/t.ts';
import { forgetTexts } from '../../../lib/keptTexts.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useArrived } from '../../../lib/useOnlyOnce.ts';
import { Sign } from '../../Sign.tsx';
import { useToast } from '../../Toast.tsx';
import type { CampaignDetail } from './campaignDetail.ts';
import { useGate } from './useGate.ts';

const ReportDialog = lazyPart(async () => (await import('./ReportDialog.tsx')).ReportDialog);

/** Tells staff about a campaign. Owners cannot report their own; visitors sign in first. */
export function ReportButton({ campaign: { id, permissions } }: { campaign: CampaignDetail }) {
  const { open, press, close } = useGate('report');
  const { allowed, code, reason } = permissions.report;
  const done = code === 'ALREADY_REPORTED';
  const toast = useToast();
  const sayReported = useCallback(() => {
    forgetTexts(`report.${id}`);
    toast(t('Reported Successfully'));
    close();
  }, [id, toast, close]);
  const onLost = useArrived(done, sayReported);
  if (code === 'OWN_CAMPAIGN') return null;
  return (
    <>
      <span title={(done && reason) || undefined}>
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
