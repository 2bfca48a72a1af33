import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { PersonAvatar } from '../../../components/people/PersonAvatar.tsx';
import { StaffBadge } from '../../../components/people/StaffBadge.tsx';
import { t } from '../../../languages/t.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { applicantsPath } from '../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../routing/Link.tsx';
import type { HireSetup } from './HireSummary.tsx';

/** Paid and hired. Also what a reload or the back button finds afterwards. */
export function PaymentSuccess({ setup: { remark, quote } }: { setup: HireSetup }) {
  const { applicant, campaign } = remark;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card sx={{ maxWidth: 520, mx: 'auto', p: { xs: 3, sm: 5 }, textAlign: 'center' }}>
      <Box sx={{ position: 'relative', display: 'inline-block' }}>
        <PersonAvatar name={applicant.fullName} picture={applicant.avatar} size={104} />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            right: -4,
            bottom: -4,
            width: 40,
            height: 40,
            borderRadius: '50%',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'success.main',
            color: 'success.contrastText',
            border: 3,
            borderColor: 'background.paper',
          }}
        >
          <CheckRounded fontSize="small" />
        </Box>
      </Box>
      <Typography variant="h5" component="p" sx={{ mt: 2 }}>
        {applicant.fullName}
      </Typography>
      <StaffBadge person={applicant} />
      {applicant.username && <Typography sx={{ color: 'text.secondary' }}>@{applicant.username}</Typography>}
      <Typography variant="h3" component="h2" ref={heading} tabIndex={-1} sx={{ mt: 3 }}>
        {t('Your Payment has been Successful.')}
      </Typography>
      <Typography sx={{ mt: 1.5, mb: 4, color: 'text.secondary' }}>
        {t('{first} is hired for “{title}”. {amount} is held until you release it.', {
          first: applicant.first,
          title: campaign.title,
          amount: formatMoney(quote.amount),
        })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
        <Button variant="outlined" component={Link} to={applicantsPath(campaign.id)}>
          {t('See the job')}
        </Button>
        <Button variant="contained" component={Link} to="/my-campaigns">
          {t('My Campaigns')}
        </Button>
      </Box>
    </Card>
  );
}
