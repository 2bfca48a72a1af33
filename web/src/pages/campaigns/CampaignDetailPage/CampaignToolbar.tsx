import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation, useNavigate } from 'react-router';
import { FavouriteButton } from '../../../components/campaign/FavouriteButton.tsx';
import { ReportButton } from './ReportButton.tsx';
import type { CampaignDetail } from './types.ts';

/** Back, and what everybody may do with the campaign. */
export function CampaignToolbar({ campaign }: { campaign: CampaignDetail }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, mt: { md: -1 } }}>
      {campaign.isMine ? <BackTo to="/my-campaigns" text="My Campaigns" /> : <Back />}
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

const quiet = { color: 'text.secondary', ml: -1.5 } as const;

export function BackTo({ to, text }: { to: string; text: string }) {
  return (
    <Button component={Link} to={to} color="inherit" startIcon={<ArrowBackRounded />} sx={quiet}>
      {text}
    </Button>
  );
}

/** One step back, or to the list for who came by a link. */
function Back() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const onClick = () => (key === 'default' ? navigate('/campaigns') : navigate(-1));
  return (
    <Button onClick={onClick} color="inherit" startIcon={<ArrowBackRounded />} sx={quiet}>
      Back
    </Button>
  );
}
