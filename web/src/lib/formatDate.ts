import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';

dayjs.extend(relativeTime);

type When = string | Date;

/** 'Dec 12, 2026', on cards of my campaigns and applications. */
export const formatCardDate = (when: When) => dayjs(when).format('MMM D, YYYY');

/** '12 Dec 2026'. */
export const formatDate = (when: When) => dayjs(when).format('D MMM YYYY');

/** '12 Dec', for a day of this or the coming year. */
export const formatDay = (when: When) => dayjs(when).format('D MMM');

/** '4:12 PM'. */
export const formatTime = (when: When) => dayjs(when).format('h:mm A');

/** '15 Nov, 4:12 PM'. */
export const formatDayTime = (when: When) => dayjs(when).format('D MMM, h:mm A');

/** '2 hours ago'. */
export const formatRelative = (when: When, now: When = new Date()) => dayjs(when).from(now);

/** 'Today', 'Yesterday' or 'Fri, 20 Nov 2026': headings of lists grouped by day. */
export function formatDayGroup(when: When, now: When = new Date()): string {
  const day = dayjs(when).startOf('day');
  const ago = dayjs(now).startOf('day').diff(day, 'day');
  if (ago === 0) return 'Today';
  return ago === 1 ? 'Yesterday' : day.format('ddd, D MMM YYYY');
}

/** Rows under the heading of their day, in the order they come. */
export function groupByDay<T>(rows: readonly T[], at: (row: T) => When, now: When = new Date()) {
  const groups: { day: string; rows: T[] }[] = [];
  for (const row of rows) {
    const day = formatDayGroup(at(row), now);
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
}
