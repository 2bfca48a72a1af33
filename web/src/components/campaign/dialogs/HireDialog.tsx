import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';
import { Money } from '../../display/Money.tsx';
import { AppDialog, SuccessDialog } from '../../overlay/AppDialog.tsx';
import { ConfirmDialog } from '../../overlay/ConfirmDialog.tsx';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { useStep } from '../job/useStep.ts';
import { EscrowText } from './EscrowLink.tsx';

const HireDocument = graphql(`
  mutation Hire($remarkId: ID!, $idempotencyKey: String) {
    hire(remarkId: $remarkId, idempotencyKey: $idempotencyKey) { ...Job }
  }
`);

/** Hires for a sponsored or shoutout campaign: the question, then the good news. */
export function HireDialog({ job, onClose }: JobDialogProps) {
  const [hired, setHired] = useState(false);
  const { run, busy, failure } = useStep(HireDocument);
  const onYes = async () => setHired(!!(await run({ remarkId: job.id })));
  if (hired) {
    return (
      <SuccessDialog title={t('Hired successfully')} onClose={onClose}>
        {t('{fullName} is hired for “{title}” and has been told. You find the job under Hired.', {
          fullName: job.applicant.fullName,
          title: job.campaign.title,
        })}
      </SuccessDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={t('Are you sure you want to hire this applicant?')}
      busy={busy}
      error={failure?.message}
      onNo={onClose}
      onYes={onYes}
    >
      {t('{fullName} is told at once. Nothing is charged.', { fullName: job.applicant.fullName })}
    </ConfirmDialog>
  );
}

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
