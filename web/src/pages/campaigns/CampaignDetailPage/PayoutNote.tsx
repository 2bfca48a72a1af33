import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import type { BoxProps } from '@mui/material/Box';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetailDocument.ts';
import { SoftNote } from '../../../components/display/SoftNote.tsx';
import { serverSentence } from '../../../languages/serverSentence.ts';

/** Says before anything is agreed that payouts cannot reach the viewer, and what would change it. */
export function PayoutNote({ campaign, sx }: { campaign: CampaignDetail; sx?: BoxProps['sx'] }) {
  const { getPaid } = campaign.permissions;
  if (getPaid.code !== 'PAYOUT_OUT_OF_REACH') return null;
  return (
    <SoftNote sx={sx} icon={<AccountBalanceOutlined fontSize="small" aria-hidden />}>
      {serverSentence(getPaid)}
    </SoftNote>
  );
}
