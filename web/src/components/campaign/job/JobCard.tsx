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
import { JobReviews } from './JobReviews.tsx';
import { JobTimeline } from './JobTimeline.tsx';
import { MoneyNote } from './MoneyNote.tsx';
import { ShipmentBox } from './ShipmentBox.tsx';
import { describeJob } from './texts/describeJob.ts';

/** Whose turn it is, what that means, where the money is, the course of the job, and the one thing to do next. */
export function JobCard({ job, linked }: { job: JobFragment; linked?: boolean }) {
  const { turn, means } = describeJob(job);
  const titleId = useId();
  const page = applicationPath(job.id);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, my: -1 }}>
        <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary', fontWeight: 650 }}>
          {linked ? (
            <Box component={Link} to={page} sx={{ textUnderlineOffset: 3 }}>
              {jobWith(job)}
            </Box>
          ) : (
            jobWith(job)
          )}
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
      {!linked && <ShipmentBox shipping={job.shipping} />}
      <JobTimeline job={job} />
      {job.doneText && (
        <JobNote
          text={job.doneText}
          by={t('{fullName}, when the work was done', { fullName: job.applicant.fullName })}
        />
      )}
      {job.cancelReason && <JobNote text={job.cancelReason} by={cancelNoteBy(job)} />}
      {/* The dispute itself is shown on the page of the application only. */}
      {linked && job.dispute && (
        <Button variant="outlined" size="large" fullWidth component={Link} to={`${page}#dispute`}>
          {t('Open the dispute')}
        </Button>
      )}
      {!linked && <JobReviews job={job} />}
      <JobButtons job={job} wide />
      <AgreementLinks job={job} />
      {!linked && <ReceiptsLink job={job} />}
    </Card>
  );
}

/** The way to receipts: of the payment for who paid, of the payout for who was paid. */
function ReceiptsLink({ job: { mySide, campaign, hiredAt, state } }: { job: JobFragment }) {
  const isPaidOut = state === 'RELEASED' || state === 'SETTLED';
  const moved = mySide === 'OWNER' ? hiredAt : mySide === 'APPLICANT' && isPaidOut;
  if (!moved || campaign.type !== 'PAID') return null;
  return (
    <Button component={Link} to="/transaction-history" color="inherit" fullWidth>
      {t('See the receipts')}
    </Button>
  );
}

function jobWith({ mySide, applicant, campaign }: JobFragment): string {
  if (mySide === 'OWNER') return t('Job with {fullName}', { fullName: applicant.fullName });
  if (mySide === 'APPLICANT') return t('Job with {fullName}', { fullName: campaign.owner.fullName });
  return t('Job of {fullName} with {fullName2}', {
    fullName: applicant.fullName,
    fullName2: campaign.owner.fullName,
  });
}

/** Who gave the reason: whoever asked, or else cancelled. */
function cancelNoteBy({ timeline, campaign, applicant }: JobFragment): string {
  const entry = timeline.findLast(({ action }) => ['askToCancel', 'cancel', 'decline'].includes(action));
  const name = entry?.by === 'APPLICANT' ? applicant.fullName : campaign.owner.fullName;
  if (entry?.action === 'decline') return t('{name}, when declining', { name });
  return entry?.action === 'cancel'
    ? t('{name}, when cancelling', { name })
    : t('{name}, when asking to cancel', { name });
}

function JobNote({ text, by }: { text: string; by: string }) {
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        mb: 2.5,
        '&:last-child': { mb: 0 },
        px: 2,
        py: 1.5,
        borderRadius: '12px',
        bgcolor: 'background.default',
        fontSize: 14,
      }}
    >
      <Box component="blockquote" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      <Box component="figcaption" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {by}
      </Box>
    </Box>
  );
}
