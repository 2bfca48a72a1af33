import Box from '@mui/material/Box';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetailDocument.ts';
import { FitList } from '../../../components/campaign/fit/FitList.tsx';
import { PayoutNote } from './PayoutNote.tsx';

/** What who applies should know before: whether they can be paid, and how they fit each condition. */
export function ApplyNotes({ campaign }: { campaign: CampaignDetail }) {
  return (
    <>
      <PayoutNote campaign={campaign} sx={{ mt: 1.5 }} />
      {campaign.fit.length > 0 && (
        <Box sx={{ mt: 1.5, color: 'text.primary' }}>
          <FitList fit={campaign.fit} wanted={campaign} />
        </Box>
      )}
    </>
  );
}
