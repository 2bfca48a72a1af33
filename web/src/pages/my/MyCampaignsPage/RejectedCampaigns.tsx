import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { useComposer } from '../../../lib/navigation/useComposer.ts';
import { isRejected, type MyCampaign } from './MyCampaignCard.tsx';

/** Campaigns of this page that were not approved: why, and how to go on. */
export function RejectedCampaigns({ campaigns }: { campaigns: readonly MyCampaign[] }) {
  const rejected = campaigns.filter(isRejected);
  if (rejected.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('Not approved')} sx={{ listStyle: 'none', m: 0, p: 0, mb: 3 }}>
      {rejected.map((campaign) => (
        <Rejected key={campaign.id} campaign={campaign} />
      ))}
    </Box>
  );
}

function Rejected({ campaign }: { campaign: MyCampaign }) {
  const composer = useComposer();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1.25,
        px: 2,
        py: 1.5,
        mb: 1.5,
        borderRadius: '12px',
        bgcolor: 'error.soft',
      }}
    >
      <ErrorOutlineRounded aria-hidden sx={{ color: 'error.main' }} />
      <Box sx={{ flex: '1 1 240px', fontSize: 14.5 }}>
        <Rich
          text={msg('<0>{title}</0> was not approved: {reason}')}
          values={{ title: campaign.title, reason: campaign.rejectedReason }}
          parts={[<b key="title" />]}
        />
      </Box>
      {campaign.permissions.edit.allowed && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<EditOutlined />}
          aria-label={t('Edit and send again: {title}', { title: campaign.title })}
          onClick={() => composer.edit(campaign.id)}
        >
          {t('Edit and send again')}
        </Button>
      )}
    </Box>
  );
}
