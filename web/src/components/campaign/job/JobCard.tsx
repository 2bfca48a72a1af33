import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { applicationPath } from '../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../routing/Link.tsx';
import { AgreementLinks } from './AgreementLinks.tsx';
import { ChargebackNote } from './ChargebackNote.tsx';
import { CancelCountdown, HeldCountdown } from './CountdownBox.tsx';
import { DeadlineBox, LapseNote } from './DeadlineBox.tsx';
import { JobButtons } from './JobButtons.tsx';
import { JobMenu } from './JobMenu.tsx';
import { JobNotes } from './JobNotes.tsx';
import { JobTimeline } from './JobTimeline.tsx';
import { MoneyNote } from './MoneyNote.tsx';
import { describeJob, jobWith } from './texts/describeJob.ts';

/**
 * A job beside something else: whose turn it is, what that means, where the money is, the course of the job, and the one
 * thing to do next. It links to the job's own page.
 */
export function JobCard({ job }: { job: JobFragment }) {
  const { turn, means } = describeJob(job);
  const titleId = useId();
  const page = applicationPath(job.id);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, my: -1 }}>
        <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary', fontWeight: 650 }}>
          <Box component={Link} to={page} sx={{ textUnderlineOffset: 3 }}>
            {jobWith(job)}
          </Box>
        </Typography>
        <Box sx={{ mr: -1 }}>
          <JobMenu job={job} />
        </Box>
      </Box>
      <Typography id={titleId} variant="h4" component="h2" sx={{ fontSize: 24, mt: 0.5, mb: 0.75 }}>
        {turn}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }} aria-live="polite">
        {means}
      </Typography>
      {job.cancelDeadline && <CancelCountdown job={job} deadline={job.cancelDeadline} />}
      <DeadlineBox job={job} />
      <LapseNote job={job} />
      <MoneyNote job={job} />
      {job.heldUntil && <HeldCountdown job={job} until={job.heldUntil} />}
      <ChargebackNote job={job} />
      <JobTimeline job={job} />
      <JobNotes job={job} />
      {/* The dispute itself is shown on the page of the application only. */}
      {job.dispute && (
        <Button variant="outlined" size="large" fullWidth component={Link} to={`${page}#dispute`}>
          {t('Open the dispute')}
        </Button>
      )}
      <JobButtons job={job} wide />
      <AgreementLinks job={job} />
    </Card>
  );
}
