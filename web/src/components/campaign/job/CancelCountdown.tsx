import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/formatDate.ts';
import { formatMoney } from '../../../lib/formatMoney.ts';
import { formatTimeLeft } from '../../../lib/formatTimeLeft.ts';
import { useNow } from '../../../lib/useNow.ts';
import { CountdownBox } from './CountdownBox.tsx';
import { cardOfOwner } from './refundWords.ts';

type Props = { job: JobFragment; deadline: string };

/** How long the influencer may still answer a wish to cancel, and what silence means. */
export function CancelCountdown({ job, deadline }: Props) {
  const left = formatTimeLeft(deadline, useNow());
  const refund = job.refundPreview ?? job.held;
  const back = refund
    ? t('{amount} goes back to {card}.', { amount: formatMoney(refund), card: cardOfOwner(job) })
    : null;
  return (
    <CountdownBox
      label={t('Time left to answer')}
      left={left ? t('{left} left to answer', { left }) : t('The time to answer is over')}
    >
      {left
        ? t('No answer by {time} counts as a yes: the job is cancelled.', { time: formatDayTime(deadline) })
        : t('Silence counts as a yes: the job is being cancelled.')}
      {back && ` ${back}`}
    </CountdownBox>
  );
}
