import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatTimeLeft } from '../../../lib/format/formatTimeLeft.ts';
import { useNow } from '../../../lib/format/useNow.ts';
import { CountdownBox } from './CountdownBox.tsx';
import { cardOfOwner } from './texts/describeJob.ts';

type Props = { job: JobFragment; deadline: string };

/** How long the influencer may still answer a wish to cancel, and what silence means. */
export function CancelCountdown({ job, deadline }: Props) {
  const left = formatTimeLeft(deadline, useNow());
  const refund = job.refundPreview ?? job.held;
  const time = formatDayTime(deadline);
  const back = refund && { amount: formatMoney(refund), card: cardOfOwner(job) };
  return (
    <CountdownBox
      label={t('Time left to answer')}
      left={left ? t('{left} left to answer', { left }) : t('The time to answer is over')}
    >
      {left ? warning(time, back) : ended(back)}
    </CountdownBox>
  );
}

type Back = { amount: string; card: string } | null | undefined;

function warning(time: string, back: Back): string {
  return back
    ? t('No answer by {time} counts as a yes: the job is cancelled and {amount} goes back to {card}.', {
        time,
        ...back,
      })
    : t('No answer by {time} counts as a yes: the job is cancelled.', { time });
}

function ended(back: Back): string {
  return back
    ? t('Silence counts as a yes: the job is being cancelled and {amount} goes back to {card}.', back)
    : t('Silence counts as a yes: the job is being cancelled.');
}
