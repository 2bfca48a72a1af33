import dayjs from 'dayjs';
import { t } from '../../../../languages/t.ts';

/** Stands in a form for a date that is half typed or no date. */
export const NO_DATE = 'invalid';

/** What is wrong with a day of birth (`YYYY-MM-DD`); an empty one is right here. */
export function dateOfBirthError(day: string, today = dayjs()): string | undefined {
  if (!day) return undefined;
  if (day === NO_DATE) return 'Please enter the date as dd/MM/yyyy';
  return dayjs(day).isAfter(today, 'day') ? t('Please select a date that is not in the future') : undefined;
}
