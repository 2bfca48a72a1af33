import type { Work } from '../../../schema/work.ts';
import { dayAfter, dayOf } from '../../platform/clock.ts';

/** Time zone of the days in campaigns and deals. It has no summer time. */
export const DEAL_TIME_ZONE = 'Asia/Singapore';

/** The last second of a day. */
const endOf = (day: string): Date => new Date(`${day}T23:59:59+08:00`);

/**
 * Until when work is due: the end of its day, or of the day so many days after it begins (hire, or receipt of the
 * product); null before that, and without work.
 */
export function dueAt(work: Work | null, begins: Date | null): Date | null {
  if (!work) return null;
  if (work.dueOn != null) return endOf(work.dueOn);
  return begins && work.dueDays != null ? endOf(dayAfter(dayOf(begins), work.dueDays)) : null;
}

/** Days for work whose agreed day is over when the product arrives: as many as where nothing is said. */
const DAYS_INSTEAD = 14;

/** Until when work is due whose product has arrived: nobody is late because of the post. */
export function dueAfterReceipt(work: Work | null, receivedAt: Date): Date | null {
  const agreed = dueAt(work, receivedAt);
  return work && agreed && agreed < receivedAt
    ? dueAt({ ...work, dueOn: null, dueDays: DAYS_INSTEAD }, receivedAt)
    : agreed;
}
