import days from 'dayjs/locale/ms';
import { malay, type PickerTexts, pickerWords } from './pickerWords.ts';

/** The pickers come without this language. */
const texts: PickerTexts = {
  ...malay,
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
};

export default pickerWords(days, texts, 1);
