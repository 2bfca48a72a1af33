import FlagRounded from '@mui/icons-material/FlagRounded';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { CampaignDetail } from './campaignDetail.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { useGate } from './useGate.ts';

/** Tells staff about a campaign. Owners cannot report their own; visitors sign in first. */
export function ReportButton({ campaign: { id, permissions } }: { campaign: CampaignDetail }) {
  const { open, press, close } = useGate('report');
  const { allowed, code, reason } = permissions.report;
  if (code === 'OWN_CAMPAIGN') return null;
  const done = code === 'ALREADY_REPORTED';
  return (
    <>
      <Tooltip title={done ? reason : ''}>
        <span>
          <Button
            color="inherit"
            startIcon={<FlagRounded />}
            onClick={press}
            disabled={done}
            sx={{ color: 'text.secondary' }}
          >
            {done ? 'Reported' : 'Report'}
          </Button>
        </span>
      </Tooltip>
      {open && allowed && <ReportDialog campaignId={id} onClose={close} />}
    </>
  );
}
