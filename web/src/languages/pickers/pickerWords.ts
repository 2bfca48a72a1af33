import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import type english from 'dayjs/locale/en';

export type PickerTexts = Partial<PickersLocaleText>;

/** What the date fields say in a language, and its months and days. */
export type PickerWords = { locale: string; texts: PickerTexts };

/** What Indonesian and Malay say alike. */
export const malay: PickerTexts = {
  fieldYearPlaceholder: ({ digitAmount }) => 'T'.repeat(digitAmount),
  fieldMonthPlaceholder: () => 'BB',
  fieldDayPlaceholder: () => 'HH',
  year: 'Tahun',
  month: 'Bulan',
  day: 'Hari',
  weekDay: 'Hari dalam minggu',
  empty: 'Kosong',
};

type Days = typeof english;

/** Keeps months and days under their name. A week begins where most readers of the language live, 0 is Sunday. */
export function pickerWords(days: Days, texts: PickerTexts, weekStart: number): PickerWords {
  dayjs.locale({ ...days, weekStart }, undefined, true);
  return { locale: days.name, texts };
}
