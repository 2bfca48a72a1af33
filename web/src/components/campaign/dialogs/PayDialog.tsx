import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';
import { Money } from '../../display/Money.tsx';
import { AppDialog } from '../../overlay/AppDialog.tsx';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { EscrowText } from './EscrowLink.tsx';

/** 'Hire Influencer': whom, how much, what escrow is, and the way to the payment. */
export function PayDialog({ job: { applicant, campaign, offer }, onClose }: JobDialogProps) {
  return (
    <AppDialog
      title={t('Hire Influencer')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button variant="contained" component={Link} to={`/payment/${campaign.id}/${applicant.id}`}>
            {t('Pay Now')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.primary', mb: 2.5 }}>
        <PersonAvatar name={applicant.fullName} picture={applicant.avatar} size={48} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1">{applicant.fullName}</Typography>
          {applicant.username && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              @{applicant.username}
            </Typography>
          )}
        </Box>
        {offer && <Money value={offer.amount} size={24} />}
      </Box>
      <Typography variant="subtitle2" component="h3" sx={{ color: 'text.primary', mb: 0.75 }}>
        {t('What is Escrow?')}
      </Typography>
      <EscrowText />
    </AppDialog>
  );
}
