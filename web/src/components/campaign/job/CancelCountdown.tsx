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
  const back = refund ? ` and ${formatMoney(refund)} goes back to ${cardOfOwner(job)}` : '';
  return (
    <CountdownBox
      label={t('Time left to answer')}
      left={left ? t('{left} left to answer', { left }) : t('The time to answer is over')}
    >
      {left
        ? t('No answer by {time} counts as a yes: the job is cancelled{back}.', {
            time: formatDayTime(deadline),
            back,
          })
        : t('Silence counts as a yes: the job is being cancelled{back}.', { back })}
    </CountdownBox>
  );
}
