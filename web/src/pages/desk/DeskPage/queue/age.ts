const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '4 d', '33 h', '12 min': how long a case has waited, or a promise still runs. */
export function spanWords(milliseconds: number): string {
  const span = Math.abs(milliseconds);
  if (span >= 2 * DAY) return `${Math.floor(span / DAY)} d`;
  if (span >= HOUR) return `${Math.floor(span / HOUR)} h`;
  return `${Math.floor(span / MINUTE)} min`;
}

type Waiting = { waitingSince: string; isOverdue: boolean; dueAt?: string | null };

export const ageOf = ({ waitingSince }: Waiting, now: Date): number =>
  Math.max(0, now.getTime() - new Date(waitingSince).getTime());

/** Colour of an age: chilli once a promise is broken, mango after a day. */
export function ageColor(waiting: Waiting, now: Date): string {
  const isLate = waiting.isOverdue || (waiting.dueAt && new Date(waiting.dueAt) <= now);
  if (isLate) return 'error.main';
  return ageOf(waiting, now) > DAY ? 'warning.main' : 'text.secondary';
}
