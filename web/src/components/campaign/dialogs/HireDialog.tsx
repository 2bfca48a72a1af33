import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { hirePath } from '../../../lib/navigation/pagePaths.ts';
import { Money } from '../../display/Money.tsx';
import { SecondaryText } from '../../display/SecondaryText.tsx';
import { SuccessDialog } from '../../overlay/AppDialog.tsx';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';
import { StaffBadge } from '../../people/StaffBadge.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { EscrowText } from './EscrowLink.tsx';
import { StepQuestion } from './StepQuestion.tsx';
import { WayDialog } from './WayDialog.tsx';

const HireDocument = graphql(`
  mutation Hire($input: HireInput!) {
    hire(input: $input) { remark { ...Job } }
  }
`);

export function HireDialog({ job, onClose }: JobDialogProps) {
  const [hired, setHired] = useState(false);
  const { fullName } = job.applicant;
  if (hired) {
    return (
      <SuccessDialog title={t('Hired successfully')} onClose={onClose}>
        {t('{fullName} is hired for “{title}” and knows. See the job under Hired.', {
          fullName,
          title: job.campaign.title,
        })}
      </SuccessDialog>
    );
  }
  return (
    <StepQuestion
      mutation={HireDocument}
      input={{ remarkId: job.id }}
      title={t('Are you sure you want to hire this applicant?')}
      done={() => setHired(true)}
      onClose={onClose}
    >
      {t("We'll notify {fullName} right away. You won't be charged.", { fullName })}
    </StepQuestion>
  );
}

export function PayDialog({ job, onClose }: JobDialogProps) {
  const { applicant, campaign, offer } = job;
  return (
    <WayDialog
      title={job.extraOfId ? t('Pay for the extra') : t('Hire Influencer')}
      later={t('Cancel')}
      way={t('Pay Now')}
      to={hirePath(campaign.id, applicant.id, job)}
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.primary', mb: 2.5 }}>
        <PersonAvatar name={applicant.fullName} picture={applicant.avatar} size={48} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1">
            {applicant.fullName} <StaffBadge person={applicant} />
          </Typography>
          {applicant.username && <SecondaryText>@{applicant.username}</SecondaryText>}
        </Box>
        {offer && <Money value={offer.amount} size={24} />}
      </Box>
      <Typography variant="subtitle2" component="h3" sx={{ color: 'text.primary', mb: 0.75 }}>
        {t('What is Escrow?')}
      </Typography>
      <EscrowText />
    </WayDialog>
  );
}
