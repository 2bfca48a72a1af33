import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';

type Props = { campaignId: string | null; onClose: () => void };

/** The campaign arrived, and what happens next. */
export function SubmittedPanel({ campaignId, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ textAlign: 'center', maxWidth: 420, mx: 'auto', py: { xs: 6, sm: 9 } }}>
      <Box
        aria-hidden
        sx={{
          width: 72,
          height: 72,
          mx: 'auto',
          mb: 2.5,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'success.soft',
          color: 'success.main',
        }}
      >
        <CheckRounded fontSize="large" />
      </Box>
      <Typography variant="h3" component="h3" ref={heading} tabIndex={-1}>
        {t('Campaign Submitted')}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
        {t(
          'We read every campaign before influencers see it. Please allow 48 hours for approval; we tell you as soon as it is open.',
        )}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ mt: 4, justifyContent: 'center' }}>
        <Button variant="outlined" component={Link} to="/my-campaigns">
          {t('My Campaigns')}
        </Button>
        {campaignId ? (
          <Button variant="contained" component={Link} to={`/campaigndetail/${campaignId}`}>
            {t('See the campaign')}
          </Button>
        ) : (
          <Button variant="contained" onClick={onClose}>
            {t('Done')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
