import HourglassBottomRounded from '@mui/icons-material/HourglassBottomRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { formatTag } from '../../../languages/spoken.ts';
import { msg, type Text, t } from '../../../languages/t.ts';
import { formatDate, formatDayTime } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { memoize } from '../../../lib/format/memoize.ts';
import { useNow } from '../../../lib/format/useNow.ts';
import { displayFont } from '../../../lib/theme/theme.ts';
import { SoftNote } from '../../display/SoftNote.tsx';
import { isAllApproved } from '../deliverables/deliverableStates.ts';
import { cardOfOwner } from './texts/describeJob.ts';

function CountdownBox({ label, left, children }: { label: string; left: string; children: ReactNode }) {
  return (
    <SoftNote icon={<HourglassBottomRounded aria-hidden />} sx={{ mt: 2 }}>
      <Box
        role="timer"
        aria-label={label}
        sx={{
          fontFamily: displayFont,
          fontWeight: 700,
          fontSize: 18,
          lineHeight: 1.3,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {left}
      </Box>
      <Box sx={{ fontSize: 13.5, mt: 0.25 }}>{children}</Box>
    </SoftNote>
  );
}

/** How long the influencer may still answer a wish to cancel, and what silence means. */
export function CancelCountdown({ job, deadline }: { job: JobFragment; deadline: string }) {
  const left = formatTimeLeft(deadline, useNow());
  const refund = job.refundPreview ?? job.held;
  const time = formatDayTime(deadline);
  const back = refund && { amount: formatMoney(refund), card: cardOfOwner(job) };
  return (
    <CountdownBox
      label={t('Time left to answer')}
      left={left ? t('{left} left to answer', { left }) : t('Time to answer is up')}
    >
      {t(silence[left ? 'coming' : 'over'][back ? 'paid' : 'free'], { time, ...back })}
    </CountdownBox>
  );
}

/** What silence means, before the time is over and after; with money that goes back, and without. */
const silence = {
  coming: {
    paid: msg('Without an answer by {time}, the job is cancelled and {amount} goes back to {card}.'),
    free: msg('Without an answer by {time}, the job is cancelled.'),
  },
  over: {
    paid: msg('No answer came, so the job is being cancelled and {amount} goes back to {card}.'),
    free: msg('No answer came, so the job is being cancelled.'),
  },
};

/** Days before the end from which it is shown: when both sides are warned. */
const DAYS_SHOWN = 10;

const ownersWay: Partial<Record<JobFragment['state'], Text>> = {
  HIRED: msg('Once the work is done, release the payment. Otherwise ask to cancel for a full refund.'),
  DONE: msg('Release the payment, or raise a dispute if something is missing.'),
};
const influencersWay: Partial<Record<JobFragment['state'], Text>> = {
  HIRED: msg('Mark the job as done to be paid, or cancel it.'),
  CANCEL_ASKED: msg('Answer the request to cancel, or mark the job as done.'),
  DONE: msg("We asked for the release. If it doesn't come, raise a dispute."),
};

function wayOf(job: JobFragment): string {
  const { mySide, state } = job;
  if (mySide === 'OWNER' && state === 'DONE' && isAllApproved(job))
    return t('You approved all the work, so release the payment.');
  const mine = mySide === 'OWNER' ? ownersWay : mySide === 'APPLICANT' ? influencersWay : {};
  if (state === 'DISPUTED') return t('Our team decides the dispute before then.');
  const way = mine[state];
  return way ? t(way) : '';
}

/** Held money whose time runs out: the payment provider lets nobody hold it for more than 90 days. */
export function HeldCountdown({ job, until }: { job: JobFragment; until: string }) {
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
        : t('{held} should have been released or refunded by {date}. Our team is on it.', {
            held,
            date: formatDate(until),
          })}
    </CountdownBox>
  );
}

const unitIn = memoize(
  (tag: string, unit: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'narrow' }),
);

/** The two largest units of what is left, rounded up to the minute, as figures and units: '3', 'd', ' ', '2', 'h'. */
export function timeLeftParts(until: string | Date, now: Date): Intl.NumberFormatPart[] {
  const minutes = Math.max(0, Math.ceil((new Date(until).getTime() - now.getTime()) / 60_000));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const part = (value: number, unit: 'day' | 'hour' | 'minute') =>
    unitIn(formatTag(), unit).formatToParts(value);
  const space = { type: 'literal', value: ' ' } as const;
  if (days > 0) return [...part(days, 'day'), ...(hours ? [space, ...part(hours, 'hour')] : [])];
  if (hours > 0) return [...part(hours, 'hour'), ...(rest ? [space, ...part(rest, 'minute')] : [])];
  return part(rest, 'minute');
}

/** What is left, to the minute and rounded up: '3 days', '2 days 23 h 12 min', '1 min'. Null once it has passed. */
export function formatTimeLeft(until: string | Date, now: Date): string | null {
  const minutes = Math.ceil((new Date(until).getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return null;
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  return [
    days && t('{days, plural, one {# day} other {# days}}', { days }),
    hours && t('{hours} h', { hours }),
    rest && t('{rest} min', { rest }),
  ]
    .filter(Boolean)
    .join(' ');
}
