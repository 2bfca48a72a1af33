import { expect, test } from 'vitest';
import { dayOf } from '../../api/platform/clock.ts';
import { isCalendarDay } from '../../schema/scalars.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** How many days a month has, as the calendar of JavaScript says. */
const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

test.each([1900, 2000, 2023, 2024, 2026])('the days of %s are those of the calendar', (year) => {
  for (let month = 0; month <= 13; month += 1)
    for (let day = 0; day <= 32; day += 1) {
      const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
      const text = `${year}-${two(month)}-${two(day)}`;
      expect(isCalendarDay(text), text).toBe(isReal);
    }
});

test.each(['0000-01-01', '2026-1-1', '2026-01-01T00:00:00Z', ' 2026-01-01', ''])('%j is no day', (text) => {
  expect(isCalendarDay(text)).toBe(false);
});

test('the day in Singapore begins at 16:00 UTC, however often and in which order it is asked for', () => {
  const days = [
    '15:59:59.999',
    '16:00:00.000',
    '15:45:00.000',
    '16:14:59.999',
    '16:15:00.000',
    '00:00:00.000',
  ]
    .map((time) => new Date(`2026-02-28T${time}Z`))
    .flatMap((instant) => [dayOf(instant), dayOf(instant)]);
  const [before, after] = ['2026-02-28', '2026-03-01'];
  expect(days).toEqual([before, after, before, after, after, before].flatMap((day) => [day, day]));
});
