import type { JobFragment } from '../../../__generated__/graphql.ts';
import { formatDate } from '../../../lib/formatDate.ts';
import { formatMoney } from '../../../lib/formatMoney.ts';
import { formatTimeLeft } from '../../../lib/formatTimeLeft.ts';
import { useNow } from '../../../lib/useNow.ts';
import { CountdownBox } from './CountdownBox.tsx';

type Props = { job: JobFragment; until: string };

/** Days before the end from which it is shown: when both sides are warned. */
const DAYS_SHOWN = 10;

const ownersWay: Partial<Record<JobFragment['state'], string>> = {
  HIRED:
    'Once the work is done, have it marked as done and release the payment; otherwise ask to cancel for a full refund.',
  DONE: 'Release the payment, or raise a dispute if something is missing.',
};
const influencersWay: Partial<Record<JobFragment['state'], string>> = {
  HIRED: 'Mark the job as done to be paid, or cancel it.',
  CANCEL_ASKED: 'Answer the wish to cancel, or mark the job as done.',
  DONE: 'We have asked for the release. If it does not come, raise a dispute.',
};

/** What the viewer can do before the time is over. */
function wayOf({ mySide, state }: JobFragment): string {
  const mine = mySide === 'OWNER' ? ownersWay : mySide === 'APPLICANT' ? influencersWay : {};
  if (state === 'DISPUTED') return 'Our team decides the dispute before then.';
  return mine[state] ?? '';
}

/** Held money whose time runs out: the payment provider lets nobody hold it for more than 90 days. */
export function HeldCountdown({ job, until }: Props) {
  const now = useNow();
  if (!job.held || new Date(until).getTime() - now.getTime() > DAYS_SHOWN * 86_400_000) return null;
  const left = formatTimeLeft(until, now);
  const held = formatMoney(job.held);
  return (
    <CountdownBox
      label="Time left to hold the payment"
      left={left ? `${left} left to release or refund` : 'The payment is held for too long'}
    >
      {left
        ? `${held} can be held until ${formatDate(until)}. ${wayOf(job)}`.trim()
        : `${held} should have been released or refunded by ${formatDate(until)}; our team sees to it.`}
    </CountdownBox>
  );
}
