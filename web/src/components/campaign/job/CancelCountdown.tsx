import HourglassBottomRounded from '@mui/icons-material/HourglassBottomRounded';
import Box from '@mui/material/Box';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { displayFont } from '../../../app/theme.ts';
import { formatDayTime } from '../../../lib/formatDate.ts';
import { formatMoney } from '../../../lib/formatMoney.ts';
import { formatTimeLeft } from '../../../lib/formatTimeLeft.ts';
import { useNow } from '../../../lib/useNow.ts';
import { cardOfOwner } from './refundWords.ts';

type Props = { job: JobFragment; deadline: string };

/** How long the influencer may still answer a wish to cancel, and what silence means. */
export function CancelCountdown({ job, deadline }: Props) {
  const left = formatTimeLeft(deadline, useNow());
  const refund = job.refundPreview ?? job.held;
  const back = refund ? ` and ${formatMoney(refund)} goes back to ${cardOfOwner(job)}` : '';
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.5,
        mt: 2,
        borderRadius: '12px',
        bgcolor: 'warning.soft',
        color: 'warning.main',
      }}
    >
      <HourglassBottomRounded aria-hidden />
      <div>
        <Box
          role="timer"
          aria-label="Time left to answer"
          sx={{
            fontFamily: displayFont,
            fontWeight: 700,
            fontSize: 18,
            lineHeight: 1.3,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {left ? `${left} left to answer` : 'The time to answer is over'}
        </Box>
        <Box sx={{ fontSize: 13.5, mt: 0.25 }}>
          {left
            ? `No answer by ${formatDayTime(deadline)} counts as a yes: the job is cancelled${back}.`
            : `Silence counts as a yes: the job is being cancelled${back}.`}
        </Box>
      </div>
    </Box>
  );
}
