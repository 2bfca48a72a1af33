import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MyCampaignsQuery } from '../../../__generated__/graphql.ts';
import { CampaignCard } from '../../../components/CampaignCard.tsx';
import { CampaignBadge } from '../../../components/campaign/CampaignBadge.tsx';
import { SoftTag } from '../../../components/SoftTag.tsx';
import { formatCardDate } from '../../../lib/formatDate.ts';
import { useComposer } from '../../../lib/useComposer.ts';
import { CardNote } from '../parts/CardNote.tsx';

type MyCampaign = MyCampaignsQuery['myCampaigns']['items'][number];
type Props = { campaign: MyCampaign; eager: boolean };

/** Where the card leads: to the campaign while it waits, to its applicants afterwards. */
export const pathOfMine = ({ id, status }: Pick<MyCampaign, 'id' | 'status'>) =>
  status === 'AWAITING_APPROVAL' ? `/campaigndetail/${id}` : `/application-user-list/applicants/${id}`;

/** An own campaign: where it stands, and for a rejected one why, and how to go on. */
export function MyCampaignCard({ campaign, eager }: Props) {
  const rejected = campaign.status === 'INACTIVE' && !!campaign.rejectedReason;
  return (
    <CardNote
      card={
        <CampaignCard
          campaign={campaign}
          to={pathOfMine(campaign)}
          badge={
            rejected ? <SoftTag tone="error">Not approved</SoftTag> : <CampaignBadge campaign={campaign} />
          }
          line={`Posted ${formatCardDate(campaign.createdAt)} · ends ${formatCardDate(campaign.endsOn)}`}
          eager={eager}
        />
      }
    >
      {rejected && <Rejected campaign={campaign} />}
    </CardNote>
  );
}

function Rejected({ campaign }: { campaign: MyCampaign }) {
  const composer = useComposer();
  return (
    <Box sx={{ px: 2, py: 1.5, borderRadius: '12px', bgcolor: 'error.soft', fontSize: 14 }}>
      <Box component="p" sx={{ m: 0 }}>
        <b>Why:</b> {campaign.rejectedReason}
      </Box>
      {campaign.permissions.edit.allowed && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<EditOutlined />}
          aria-label={`Edit and send again: ${campaign.title}`}
          onClick={() => composer.edit(campaign.id)}
          sx={{ mt: 1 }}
        >
          Edit and send again
        </Button>
      )}
    </Box>
  );
}
