import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import type { TaskRowFragment } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';
import { formatDate, formatInstant } from '../../lib/format/formatDate.ts';
import { useNow } from '../../lib/format/useNow.ts';
import { formatTimeLeft, timeLeftParts } from '../campaign/job/CountdownBox.tsx';
import { SoftTag, type Tone } from '../display/SoftTag.tsx';
import { lateSince } from './taskKinds.ts';

const DAY = 86_400_000;

/** Mango while there is time, papaya in the last 24 hours, chilli after it. */
function toneOf(left: number): Tone {
  if (left <= 0) return 'error';
  return left > DAY ? 'warning' : 'primary';
}

const small = { fontSize: 12.5, color: 'text.secondary', mt: 0.5 } as const;

type Props = { task: TaskRowFragment };

/** Until when, as countdown and exact instant; of late work, and without a deadline, since when. */
export function TaskDeadline({ task }: Props) {
  const now = useNow();
  const { deadlineAt, createdAt: since } = task;
  const late = lateSince(task, now);
  if (late) return <Late task={task} since={late} />;
  if (!deadlineAt)
    return <Box sx={{ ...small, mt: 0 }}>{t('Since {date}', { date: formatDate(since) })}</Box>;
  const full = formatTimeLeft(deadlineAt, now);
  const short = timeLeftParts(deadlineAt, now)
    .map(({ value }) => value)
    .join('');
  return (
    <>
      <SoftTag tone={toneOf(new Date(deadlineAt).getTime() - now.getTime())}>
        <ScheduleRounded aria-hidden sx={{ fontSize: 15, mr: 0.5, verticalAlign: '-3px' }} />
        <span role="timer" aria-label={`${t('Time left')}: ${full ?? t('Time is up')}`}>
          {full ? short : t('Time is up')}
        </span>
      </SoftTag>
      <Box component="time" dateTime={deadlineAt} sx={{ ...small, display: 'block' }}>
        {formatInstant(deadlineAt)}
      </Box>
    </>
  );
}

function Late({ task: { kind, deadlineAt }, since }: Props & { since: string }) {
  const by = kind === 'WORK_DUE' && deadlineAt;
  return (
    <>
      <SoftTag tone="error">{t('Late since {date}', { date: formatDate(since) })}</SoftTag>
      {kind === 'WORK_LATE' && <Box sx={small}>{t('You can end the job now.')}</Box>}
      {by && <Box sx={small}>{t('Hand in by {time}', { time: formatInstant(by) })}</Box>}
    </>
  );
}
