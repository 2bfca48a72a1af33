import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { t } from '../../languages/t.ts';
import { formatDayTime, formatRelative } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { applicationPath } from '../../lib/navigation/pagePaths.ts';
import { Link as RouterLink } from '../../routing/Link.tsx';
import { ClampedText } from '../display/ClampedText.tsx';
import { StatusChip } from '../display/StatusChip.tsx';
import { MessageButton } from '../messages/MessageButton.tsx';
import type { ApplicantJob } from './applicants/applicantDocument.ts';
import { figuresLine } from './applicants/applicantFigures.ts';
import { ShortlistButton } from './applicants/ShortlistButton.tsx';
import { fitSummary } from './fit/fitWords.ts';
import { JobButtons } from './job/JobButtons.tsx';
import { JobMenu } from './job/JobMenu.tsx';
import { cardOfOwner } from './job/texts/describeJob.ts';
import { PersonEntry } from './people/PersonEntry.tsx';

type Props = { job: ApplicantJob; view: 'list' | 'grid' };

export function ApplicantRow({ job, view }: Props) {
  return (
    <PersonEntry
      person={job.applicant}
      view={view}
      status={<ApplicantStatus job={job} />}
      actions={<RowActions job={job} />}
    >
      {job.hiredAt ? <HiredNote job={job} /> : <Asking job={job} />}
      <Box>
        <Link component={RouterLink} to={applicationPath(job.id)} sx={way}>
          {job.hiredAt ? t('View job') : t('View application')}
        </Link>
      </Box>
    </PersonEntry>
  );
}

/** Small, with room around it for a thumb. */
const way = {
  display: 'inline-block',
  py: 0.75,
  fontSize: 13,
  color: 'text.secondary',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
} as const;

/** What an applicant asks for, how they fit, and what they say. */
function Asking({ job }: Pick<Props, 'job'>) {
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{figuresLine(job)}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{fitSummary(job.fit)}</Box>
      {job.text && <ClampedText lines={2}>{job.text}</ClampedText>}
    </>
  );
}

function RowActions({ job }: Pick<Props, 'job'>) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        alignItems: 'flex-start',
        gap: 0.5,
        ml: 'auto',
      }}
    >
      <ShortlistButton job={job} />
      {!job.hiredAt && <MessageButton person={job.applicant} />}
      <Box sx={{ order: { xs: 1, sm: 0 } }}>
        <JobButtons job={job} />
      </Box>
      <Box sx={{ mr: { sm: -1 } }}>
        <JobMenu job={job} />
      </Box>
    </Box>
  );
}

/** How an application stands: since when it waits, or its state with the amount on the table. */
export function ApplicantStatus({ job: { state, hiredState, offer, createdAt } }: Pick<Props, 'job'>) {
  if (state === 'APPLIED') {
    return (
      <Box component="span" sx={{ fontSize: 13, fontWeight: 600, color: 'text.secondary' }}>
        {t('Applied {when}', { when: formatRelative(createdAt) })}
      </Box>
    );
  }
  return (
    <StatusChip
      state={state}
      hired={hiredState}
      amount={hiredState || !offer ? null : formatMoney(offer.amount)}
    />
  );
}

const waiting = { color: 'warning.main', fontSize: 13.5, fontWeight: 600 };

/** What a hired card adds: the accepted offer as service fee, and the note when it cannot be paid out. */
function HiredNote({ job }: Pick<Props, 'job'>) {
  const waits = job.state === 'DONE' && job.campaign.type === 'PAID' && !job.applicantHasBankAccount;
  return (
    <>
      {job.offer && (
        <div>
          {t('Service fee')} <b>{formatMoney(job.offer.amount)}</b>
        </div>
      )}
      {waits && (
        <Box sx={waiting}>
          {t('The offer is accepted, but no payment details were added. Please connect with {first}.', {
            first: job.applicant.first,
          })}
        </Box>
      )}
      {job.refunded && (
        <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>
          {t('{amount} went back to {card}', { amount: formatMoney(job.refunded), card: cardOfOwner(job) })}
        </Box>
      )}
      {job.cancelDeadline && (
        <Box sx={waiting}>
          {t('{first} can answer until {time}', {
            first: job.applicant.first,
            time: formatDayTime(job.cancelDeadline),
          })}
        </Box>
      )}
      {job.deadline?.kind === 'AUTO_RELEASE' && (
        <Box sx={waiting}>
          {t('Released automatically on {time}', { time: formatDayTime(job.deadline.at) })}
        </Box>
      )}
      {job.dispute && !job.dispute.ruling && <Box sx={waiting}>{t('Support decides about the dispute')}</Box>}
    </>
  );
}
