import { formatTag, spoken } from '../../languages/spoken.ts';
import { t } from '../../languages/t.ts';
import { drawing } from './drawing.ts';
import { memoize } from './memoize.ts';

// Written out rather than taken from a date library: the front page needs these, and nothing else of it.

type When = string | Date;

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

/** A calendar day ('2026-12-12') is that day wherever the reader sits; an instant is shown in the reader's time. */
function toDate(when: When): Date {
  if (typeof when === 'string' && when.length === 10) return new Date(`${when}T00:00:00`);
  const zone = drawing.zone();
  return zone ? inZone(new Date(when), zone) : new Date(when);
}

const partsIn = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
);

/** A date whose local parts are those that the instant has in another zone. */
function inZone(instant: Date, zone: string): Date {
  return new Date(partsIn(zone).format(instant).replace(' ', 'T'));
}

const month = (date: Date) => months[date.getMonth()];

const day = { day: 'numeric', month: 'short' } as const;
const full = { ...day, year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;
const shapes = {
  day,
  date: full,
  weekday: { weekday: 'short', ...full },
  time,
  dayTime: { ...day, ...time },
  month: { month: 'short', year: 'numeric' },
} as const;

const formatIn = memoize(
  (tag: string, shape: keyof typeof shapes) => new Intl.DateTimeFormat(tag, shapes[shape]),
);
const relativeIn = memoize((tag: string) => new Intl.RelativeTimeFormat(tag));

/** How other languages write dates; null for English, whose formats are specified. */
function abroad(date: Date, shape: keyof typeof shapes): string | null {
  return spoken() === 'en' ? null : formatIn(formatTag(), shape).format(date);
}

/** 'Dec 12, 2026', on cards of my campaigns and applications. */
export function formatCardDate(when: When): string {
  const date = toDate(when);
  return abroad(date, 'date') ?? `${month(date)} ${date.getDate()}, ${date.getFullYear()}`;
}

/** '12 Dec', for a day of this or the coming year. */
export function formatDay(when: When): string {
  const date = toDate(when);
  return abroad(date, 'day') ?? `${date.getDate()} ${month(date)}`;
}

/** 'Dec 2026'. */
export function formatMonth(when: When): string {
  const date = toDate(when);
  return abroad(date, 'month') ?? `${month(date)} ${date.getFullYear()}`;
}

/** '12 Dec 2026'. */
export function formatDate(when: When): string {
  const date = toDate(when);
  return abroad(date, 'date') ?? `${formatDay(when)} ${date.getFullYear()}`;
}

/** '4:12 PM'. */
export function formatTime(when: When): string {
  const date = toDate(when);
  const minutes = String(date.getMinutes()).padStart(2, '0');
  const elsewhere = abroad(date, 'time');
  if (elsewhere) return elsewhere;
  return `${date.getHours() % 12 || 12}:${minutes} ${date.getHours() < 12 ? 'AM' : 'PM'}`;
}

/** '15 Nov, 4:12 PM'. */
export const formatDayTime = (when: When) =>
  abroad(toDate(when), 'dayTime') ?? `${formatDay(when)}, ${formatTime(when)}`;

const instantIn = memoize(
  (tag: string, timeZone: string, weekday: 'short' | '', second: '2-digit' | '') =>
    new Intl.DateTimeFormat(tag, {
      ...{ ...(weekday && { weekday }), ...full, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      ...{ ...(second && { second }), ...(timeZone && { timeZone }), timeZoneName: 'short' },
    } as const),
);

/** English of Singapore knows the short names of the zones around it. */
const zonedTag = () => (spoken() === 'en' ? 'en-SG' : formatTag());

/** 'Sat, 12 Dec 2026, 18:00 SGT': a deadline, exact and with its zone; of documents to the second. */
export const formatInstant = (when: When, second: '2-digit' | '' = ''): string =>
  instantIn(zonedTag(), drawing.zone() ?? '', 'short', second).format(new Date(when));

/** '12 Dec 2026, 18:00 SGT': when figures were told. */
export const formatMoment = (when: When): string =>
  instantIn(zonedTag(), drawing.zone() ?? '', '', '').format(new Date(when));

const units: [seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [31_536_000, 'year'],
  [2_592_000, 'month'],
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
];

/** '2 hours ago', 'in 3 days'; 'just now' within a minute. Of moments, not of calendar days. */
export function formatRelative(when: When, now: When = drawing.now()): string {
  const seconds = (new Date(when).getTime() - new Date(now).getTime()) / 1000;
  const [size, unit] = units.find(([least]) => Math.abs(seconds) >= least) ?? [];
  if (!size || !unit) return t('just now');
  const count = Math.trunc(Math.abs(seconds) / size);
  if (spoken() !== 'en') return relativeIn(formatTag()).format(seconds < 0 ? -count : count, unit);
  const span = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return seconds < 0 ? `${span} ago` : `in ${span}`;
}

const dayNumber = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;

/** 'Today', 'Yesterday' or 'Fri, 20 Nov 2026': headings of lists grouped by day. */
export function formatDayGroup(when: When, now: When = drawing.now()): string {
  const date = toDate(when);
  const ago = dayNumber(toDate(now)) - dayNumber(date);
  if (ago === 0) return t('Today');
  if (ago === 1) return t('Yesterday');
  return abroad(date, 'weekday') ?? `${weekdays[date.getDay()]}, ${formatDate(when)}`;
}

export function groupByDay<T>(rows: readonly T[], at: (row: T) => When, now: When = drawing.now()) {
  const groups: { day: string; rows: T[] }[] = [];
  for (const row of rows) {
    const day = formatDayGroup(at(row), now);
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
}

/** Today as campaigns count their days, wherever the reader sits: 'YYYY-MM-DD'. */
export const todayInSingapore = (now = new Date()) =>
  now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Singapore' });

/** `YYYY-MM-DD`, some days later. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

export const hasEnded = (lastDay: string) => lastDay < todayInSingapore();
