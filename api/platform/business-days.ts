import Holidays from 'date-holidays';
import { dayAfter } from './clock.ts';

let known: Holidays | undefined;

/** Singapore's public holidays, with the days that replace those on a Sunday as far as the library knows them. */
const holidays = (): Holidays => {
  known ??= new Holidays('SG');
  return known;
};

/** Whether banks in Singapore are open on a day, `YYYY-MM-DD`. */
function isBusinessDay(day: string): boolean {
  const noon = new Date(`${day}T12:00:00+08:00`);
  const weekday = noon.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const found = holidays().isHoliday(noon);
  return !found || found.every(({ type }) => type !== 'public');
}

/** The day so many business days of banks in Singapore after another. */
export function businessDayAfter(day: string, days: number): string {
  let next = day;
  for (let left = days; left > 0; ) {
    next = dayAfter(next, 1);
    if (isBusinessDay(next)) left -= 1;
  }
  return next;
}
