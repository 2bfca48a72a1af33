import Box from '@mui/material/Box';
import type { DeadlineKind } from '../../../__generated__/enums.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../../languages/t.ts';
import { formatInstant } from '../../../lib/format/formatDate.ts';
import { useNow } from '../../../lib/format/useNow.ts';
import { displayFont } from '../../../lib/theme/theme.ts';
import { isAllApproved } from '../deliverables/deliverableStates.ts';
import { formatTimeLeft, timeLeftParts } from './CountdownBox.tsx';
import { jobAmount } from './texts/describeJob.ts';

/** What a deadline is called, what happens at it in the words of the reader, and what is said after it. */
type Words = {
  label: Text;
  means?: (job: JobFragment) => Text;
  over: Text | ((job: JobFragment) => Text);
};

/** Offers and requests to cancel say theirs in their own place. */
const words: Readonly<Partial<Record<DeadlineKind, Words>>> = {
  AUTO_RELEASE: {
    label: msg('Automatic release'),
    means: (job) => (isAllApproved(job) ? approvedReleases : releases)[job.mySide],
    over: msg('{amount} will be released once nothing holds up the payout.'),
  },
  DRAFT_ANSWER: {
    label: msg('Draft answer due'),
    means: ({ mySide }) => draftAnswers[mySide],
    over: msg('The draft counts as approved.'),
  },
  WORK_DUE: {
    label: msg('Work due'),
    over: late,
  },
  LATE_END: {
    label: msg('Work is late'),
    means: ({ mySide }) => lateEnds[mySide],
    over: msg('Nothing was handed in, so {brand} can end the job now.'),
  },
  DISPUTE_ANSWER: {
    label: msg('Time to answer'),
    means: ({ mySide, dispute }) =>
      dispute?.answerFrom === mySide
        ? msg('Add your statement by then. Support then decides with what it has.')
        : msg('{awaited} can answer until then. Support then decides with what it has.'),
    over: msg('Support decides with what it has.'),
  },
  RULING: {
    label: msg('Decision by support'),
    means: ({ mySide }) =>
      mySide === 'NOBODY'
        ? msg('Both sides see this deadline.')
        : msg('Support decides by then. Until then, you can still agree between yourselves.'),
    over: msg('The decision is late; our team is on it. You can still agree between yourselves.'),
  },
};

const releases: Readonly<Record<JobFragment['mySide'], Text>> = {
  OWNER: msg('Without your answer, {amount} goes to {first} then. Something missing? Raise a dispute first.'),
  APPLICANT: msg("If {brand} doesn't answer, {amount} is released to you then."),
  NOBODY: msg('Without an answer, {amount} is released to {first} then.'),
};

/** Nothing is left to look at, or to dispute; the sentence above says that all is approved. */
const approvedReleases: Readonly<Record<JobFragment['mySide'], Text>> = {
  OWNER: msg('Release {amount} now, or it goes to {first} then.'),
  APPLICANT: msg('{amount} is released to you by then.'),
  NOBODY: msg('{amount} is released to {first} by then.'),
};

/** What is said of work that is late: whether the owner can end the job alone, else to hand it in. */
function late({ mySide, nextSteps }: JobFragment): Text {
  if (nextSteps.some(({ action, allowed }) => action === 'END_LATE' && allowed))
    return msg('Nothing was handed in, so you can end the job now with a full refund.');
  return mySide === 'APPLICANT'
    ? msg('Your work is late. Hand it in as soon as you can.')
    : msg('The work is late.');
}

const draftAnswers: Readonly<Record<JobFragment['mySide'], Text>> = {
  OWNER: msg('Without your answer, the draft counts as approved then.'),
  APPLICANT: msg("If {brand} doesn't answer, your draft counts as approved then."),
  NOBODY: msg('Without an answer, the draft counts as approved then.'),
};

const lateEnds: Readonly<Record<JobFragment['mySide'], Text>> = {
  OWNER: msg('If nothing is handed in by then, you can end the job with a full refund.'),
  APPLICANT: msg('Hand something in by then. After that, {brand} can end the job.'),
  NOBODY: msg('If nothing is handed in by then, {brand} can end the job with a full refund.'),
};

const DAY = 86_400_000;

/** Mango while there is time, papaya in the last 24 hours, chilli after it. Text on papaya stays ink. */
function toneOf(left: number) {
  if (left <= 0) return { bgcolor: 'error.soft', color: 'error.main' };
  if (left > DAY) return { bgcolor: 'warning.soft', color: 'warning.main' };
  return { bgcolor: 'primary.soft', color: 'text.primary' };
}

/** The deadline that runs; when none does, the day on which late work was due. */
function shownDeadline({ deadline, state, workDueAt }: JobFragment, now: Date) {
  if (deadline || state !== 'HIRED' || !workDueAt || new Date(workDueAt) > now) return deadline;
  return { kind: 'WORK_DUE', at: workDueAt } as const;
}

/** The deadline that runs for a job: its exact instant, what is left, and what happens then. */
export function DeadlineBox({ job }: { job: JobFragment }) {
  const deadline = shownDeadline(job, useNow());
  const said = deadline && words[deadline.kind];
  if (!deadline || !said) return null;
  const [first, brand] = [job.applicant.first, job.campaign.owner.fullName];
  const awaited = job.dispute?.answerFrom === 'OWNER' ? brand : first;
  const names = { amount: jobAmount(job), first, brand, awaited };
  return (
    <DeadlineNote
      label={t(said.label)}
      at={deadline.at}
      meaning={(isOver) => {
        const over = typeof said.over === 'function' ? said.over(job) : said.over;
        const text = isOver ? over : said.means?.(job);
        return text ? t(text, names) : null;
      }}
    />
  );
}

/** When the offer on the table lapses; nothing once it was answered, or the application was cancelled. */
export function LapseNote({ job: { state, offer } }: { job: Pick<JobFragment, 'state' | 'offer'> }) {
  if ((state !== 'OFFERED' && state !== 'COUNTERED') || !offer?.lapsesAt) return null;
  return <DeadlineNote label={t('Proposal lapses')} at={offer.lapsesAt} />;
}

type NoteProps = { label: string; at: string; meaning?: (isOver: boolean) => string | null };

/** An instant by which something is to be done, what is left until then, and what it means. */
export function DeadlineNote({ label, at, meaning }: NoteProps) {
  const now = useNow();
  const left = new Date(at).getTime() - now.getTime();
  const { bgcolor, color } = toneOf(left);
  const said = meaning?.(left <= 0);
  return (
    <Box sx={{ mt: 2, px: 2, py: 1.5, borderRadius: '12px', bgcolor, color: 'text.primary' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <div>
          <Box sx={{ fontSize: 13.5 }}>{label}</Box>
          <Box component="time" dateTime={at} sx={{ fontSize: 14.5, fontWeight: 700 }}>
            {formatInstant(at)}
          </Box>
        </div>
        <TimeLeft until={at} now={now} label={label} color={color} />
      </Box>
      {said && <Box sx={{ fontSize: 13.5, lineHeight: 1.5, mt: 0.75 }}>{said}</Box>}
    </Box>
  );
}

type LeftProps = { until: string; now: Date; label: string; color: string };

/** '3d 2h' in big figures and small units; read out in full. */
function TimeLeft({ until, now, label, color }: LeftProps) {
  const full = formatTimeLeft(until, now);
  return (
    <Box
      role="timer"
      aria-label={`${label}: ${full ?? t('Time is up')}`}
      sx={{
        color,
        fontFamily: displayFont,
        fontWeight: 700,
        fontSize: full ? 22 : 16,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {full
        ? timeLeftParts(until, now).map(({ type, value }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name.
            <Box component="span" key={at} sx={{ fontSize: type === 'unit' ? 15 : undefined }}>
              {value}
            </Box>
          ))
        : t('Time is up')}
    </Box>
  );
}
