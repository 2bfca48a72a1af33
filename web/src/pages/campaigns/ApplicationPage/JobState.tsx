import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { ChargebackNote } from '../../../components/campaign/job/ChargebackNote.tsx';
import { CancelCountdown, HeldCountdown } from '../../../components/campaign/job/CountdownBox.tsx';
import { DeadlineBox, LapseNote } from '../../../components/campaign/job/DeadlineBox.tsx';
import { JobButtons } from '../../../components/campaign/job/JobButtons.tsx';
import { JobMenu } from '../../../components/campaign/job/JobMenu.tsx';
import { JobNotes } from '../../../components/campaign/job/JobNotes.tsx';
import { JobReviews } from '../../../components/campaign/job/JobReviews.tsx';
import { MoneyNote } from '../../../components/campaign/job/MoneyNote.tsx';
import { ShipmentBox } from '../../../components/campaign/job/ShipmentBox.tsx';
import { describeJob, jobWith } from '../../../components/campaign/job/texts/describeJob.ts';
import { PersonAvatar } from '../../../components/people/PersonAvatar.tsx';
import { StaffBadge } from '../../../components/people/StaffBadge.tsx';
import { ChangeNote } from '../../../components/terms/ChangeNote.tsx';
import type { Remark } from './JobSide.tsx';

/** The first thing of a job: whose turn it is, until when, where the money is, and the one button. */
export function JobState({ job }: { job: Remark }) {
  const { turn, means } = describeJob(job);
  const titleId = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const other = job.mySide === 'APPLICANT' ? job.campaign.owner : job.applicant;
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2.5, md: 3.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 1 }}>
        <PersonAvatar name={other.fullName} picture={other.avatar} size={32} />
        <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary', fontWeight: 650 }}>
          {jobWith(job)} <StaffBadge person={other} />
        </Typography>
        {!isPhone && (
          <Box sx={{ my: -1, mr: -1 }}>
            <JobMenu job={job} />
          </Box>
        )}
      </Box>
      <Typography id={titleId} variant="h2" sx={{ mb: 1, textWrap: 'balance' }}>
        {turn}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }} aria-live="polite">
        {means}
      </Typography>
      <Box sx={facts}>
        <DeadlineBox job={job} />
        <MoneyNote job={job} framed />
      </Box>
      {job.cancelDeadline && <CancelCountdown job={job} deadline={job.cancelDeadline} />}
      <LapseNote job={job} />
      <ChangeNote job={job} agreed={job.deals[0]?.work} />
      {job.heldUntil && <HeldCountdown job={job} until={job.heldUntil} />}
      <ChargebackNote job={job} />
      <ShipmentBox shipping={job.shipping} />
      <Box sx={{ mt: 2.5, '&:empty': { display: 'none' } }}>
        <JobNotes job={job} />
      </Box>
      <JobReviews job={job} />
      <JobButtons job={job} page />
    </Card>
  );
}

/** Deadline and money stand side by side where both fit. */
const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(250px, 1fr))' },
  columnGap: 1.5,
  '&:empty': { display: 'none' },
} as const;
