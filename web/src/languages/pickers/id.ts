import days from 'dayjs/locale/id';
import { malay, type PickerTexts, pickerWords } from './pickerWords.ts';

/** The pickers come without this language. */
const texts: PickerTexts = {
  ...malay,
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  openPreviousView: 'Buka tampilan sebelumnya',
  openNextView: 'Buka tampilan berikutnya',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year'
      ? 'tampilan tahun terbuka, beralih ke tampilan kalender'
      : 'tampilan kalender terbuka, beralih ke tampilan tahun',
  cancelButtonLabel: 'Batal',
  clearButtonLabel: 'Hapus',
  okButtonLabel: 'Oke',
  todayButtonLabel: 'Hari ini',
  nextStepButtonLabel: 'Berikutnya',
  datePickerToolbarTitle: 'Pilih tanggal',
  calendarWeekNumberHeaderLabel: 'Nomor minggu',
  calendarWeekNumberAriaLabelText: (weekNumber) => `Minggu ${weekNumber}`,
  openDatePickerDialogue: (formattedDate) =>
    formattedDate ? `Pilih tanggal, tanggal terpilih ${formattedDate}` : 'Pilih tanggal',
  fieldClearLabel: 'Hapus',
  dateTableLabel: 'pilih tanggal',
};

export default pickerWords(days, texts, 0);
