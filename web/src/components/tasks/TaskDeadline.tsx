import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import { t } from '../../languages/t.ts';
import { formatDate, formatInstant } from '../../lib/format/formatDate.ts';
import { useNow } from '../../lib/format/useNow.ts';
import { formatTimeLeft, timeLeftParts } from '../campaign/job/CountdownBox.tsx';
import { SoftTag, type Tone } from '../display/SoftTag.tsx';

const DAY = 86_400_000;

/** Mango while there is time, papaya in the last 24 hours, chilli after it. */
function toneOf(left: number): Tone {
  if (left <= 0) return 'error';
  return left > DAY ? 'warning' : 'primary';
}

const small = { fontSize: 12.5, color: 'text.secondary', mt: 0.5 } as const;

type Props = { deadlineAt: string | null | undefined; since: string };

/** Until when, as countdown and exact instant; without a deadline since when. */
export function TaskDeadline({ deadlineAt, since }: Props) {
  const now = useNow();
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
