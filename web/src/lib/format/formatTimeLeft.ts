import { t } from '../../languages/t.ts';

/**
 * What is left until a moment, to the minute and rounded up, so that 72 hours begin as '3 days': '2 days 23 h 12 min',
 * '4 h 5 min', '1 min'. Null once it has passed.
 */
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
