import type { JobFragment } from '../../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../../languages/t.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatTimeLeft } from '../../../lib/format/formatTimeLeft.ts';
import { useNow } from '../../../lib/format/useNow.ts';
import { CountdownBox } from './CountdownBox.tsx';

type Props = { job: JobFragment; until: string };

/** Days before the end from which it is shown: when both sides are warned. */
const DAYS_SHOWN = 10;

const ownersWay: Partial<Record<JobFragment['state'], Text>> = {
  HIRED: msg(
    'Once the work is done, have it marked as done and release the payment; otherwise ask to cancel for a full refund.',
  ),
  DONE: msg('Release the payment, or raise a dispute if something is missing.'),
};
const influencersWay: Partial<Record<JobFragment['state'], Text>> = {
  HIRED: msg('Mark the job as done to be paid, or cancel it.'),
  CANCEL_ASKED: msg('Answer the wish to cancel, or mark the job as done.'),
  DONE: msg('We have asked for the release. If it does not come, raise a dispute.'),
};

/** What the viewer can do before the time is over. */
function wayOf({ mySide, state }: JobFragment): string {
  const mine = mySide === 'OWNER' ? ownersWay : mySide === 'APPLICANT' ? influencersWay : {};
  if (state === 'DISPUTED') return t('Our team decides the dispute before then.');
  const way = mine[state];
  return way ? t(way) : '';
}

/** Held money whose time runs out: the payment provider lets nobody hold it for more than 90 days. */
export function HeldCountdown({ job, until }: Props) {
  const now = useNow();
  if (!job.held || new Date(until).getTime() - now.getTime() > DAYS_SHOWN * 86_400_000) return null;
  const left = formatTimeLeft(until, now);
  const held = formatMoney(job.held);
  return (
    <CountdownBox
      label={t('Time left to hold the payment')}
      left={left ? t('{left} left to release or refund', { left }) : t('The payment is held for too long')}
    >
      {left
        ? t('{held} can be held until {date}. {wayOf}', {
            held,
            date: formatDate(until),
            wayOf: wayOf(job),
          }).trim()
        : t('{held} should have been released or refunded by {date}; our team sees to it.', {
            held,
            date: formatDate(until),
          })}
    </CountdownBox>
  );
}
