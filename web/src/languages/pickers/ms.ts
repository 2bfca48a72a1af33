import days from 'dayjs/locale/ms';
import { type PickerTexts, pickerWords } from './pickerWords.ts';

/** The pickers come without this language. */
const texts: PickerTexts = {
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan seterusnya',
  openPreviousView: 'Buka paparan sebelumnya',
  openNextView: 'Buka paparan seterusnya',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year'
      ? 'paparan tahun dibuka, tukar ke paparan kalendar'
      : 'paparan kalendar dibuka, tukar ke paparan tahun',
  cancelButtonLabel: 'Batal',
  clearButtonLabel: 'Kosongkan',
  okButtonLabel: 'OK',
  todayButtonLabel: 'Hari ini',
  nextStepButtonLabel: 'Seterusnya',
  datePickerToolbarTitle: 'Pilih tarikh',
  calendarWeekNumberHeaderLabel: 'Nombor minggu',
  calendarWeekNumberAriaLabelText: (weekNumber) => `Minggu ${weekNumber}`,
  openDatePickerDialogue: (formattedDate) =>
    formattedDate ? `Pilih tarikh, tarikh dipilih ialah ${formattedDate}` : 'Pilih tarikh',
  fieldClearLabel: 'Kosongkan',
  dateTableLabel: 'pilih tarikh',
  fieldYearPlaceholder: ({ digitAmount }) => 'T'.repeat(digitAmount),
  fieldMonthPlaceholder: () => 'BB',
  fieldDayPlaceholder: () => 'HH',
  year: 'Tahun',
  month: 'Bulan',
  day: 'Hari',
  weekDay: 'Hari dalam minggu',
  empty: 'Kosong',
};

export default pickerWords(days, texts, 1);
