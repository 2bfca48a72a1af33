import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BackTo, quietBack } from '../../../components/campaign/detail/BackTo.tsx';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetail.ts';
import { ReportButton } from '../../../components/campaign/detail/ReportButton.tsx';
import { FavouriteButton } from '../../../components/campaign/FavouriteButton.tsx';
import { Sign } from '../../../components/display/Sign.tsx';
import { t } from '../../../languages/t.ts';
import { useLocation, useNavigate } from '../../../routing/index.ts';

/** Back, and what everybody may do with the campaign. */
export function CampaignToolbar({ campaign }: { campaign: CampaignDetail }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, mt: { md: -1 } }}>
      {campaign.isMine ? <BackTo to="/my-campaigns" text={t('My Campaigns')} /> : <Back />}
      <Box sx={{ flex: 1 }} />
      {!campaign.isMine && (
        <>
          <ReportButton campaign={campaign} />
          <FavouriteButton campaign={campaign} />
        </>
      )}
    </Box>
  );
}

/** One step back, or to the list for who came by a link. */
function Back() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const onClick = () => (key === 'default' ? navigate('/campaigns') : navigate(-1));
  return (
    <Button onClick={onClick} color="inherit" startIcon={<Sign name="back" />} sx={quietBack}>
      {t('Back')}
    </Button>
  );
}
