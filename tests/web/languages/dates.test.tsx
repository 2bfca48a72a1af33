import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { render, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Dates, loadPickers, weekday } from '../../../web/src/components/dates/Dates.tsx';
import type { LanguageTag } from '../../../web/src/languages/languages.ts';
import { loadLanguage } from '../../../web/src/languages/loadLanguage.ts';
import { speak } from '../../../web/src/languages/spoken.ts';

afterEach(() => speak('en'));

it.each([
  ['en', 'Choose date, selected date is Dec 5, 2026', 'Previous month', 'December 2026', 'SMTWTFS'],
  ['id', 'Pilih tanggal, tanggal terpilih 5 Des 2026', 'Bulan sebelumnya', 'Desember 2026', 'MgSnSlRbKmJmSb'],
  [
    'ms',
    'Pilih tarikh, tarikh dipilih ialah 5 Dis 2026',
    'Bulan sebelumnya',
    'Disember 2026',
    'IsSlRbKmJmSbAh',
  ],
  ['th', 'เลือกวันที่ วันที่ที่เลือกคือ 5 ธ.ค. 2026', 'เดือนก่อนหน้า', 'ธันวาคม 2026', 'อา.จ.อ.พ.พฤ.ศ.ส.'],
  ['vi', 'Chọn ngày, ngày đã chọn là 5 Th12 2026', 'Tháng trước', 'tháng 12 2026', 'T2T3T4T5T6T7CN'],
  ['zh-CN', '选择日期，已选择2026年12月5日', '上个月', '十二月 2026', '一二三四五六日'],
] as [LanguageTag, string, string, string, string][])(
  'date fields speak %s, and its week begins there',
  async (tag, button, previous, month, days) => {
    await loadLanguage(tag);
    if (tag !== 'en') await loadPickers(tag);
    speak(tag);
    const day = dayjs('2026-12-05');
    await act(async () => {
      render(
        <Dates>
          <DatePicker value={day} format="DD/MM/YYYY" />
          <DateCalendar value={day} dayOfWeekFormatter={weekday} />
        </Dates>,
      );
    });
    expect({
      button: (await screen.findAllByRole('button'))
        .map((one) => one.getAttribute('aria-label'))
        .find((name) => name?.includes('2026')),
      previous: screen.queryByRole('button', { name: previous })?.title,
      month: screen.getAllByText(/2026$/).at(-1)?.textContent,
      days: screen
        .getAllByRole('columnheader')
        .map((one) => one.textContent)
        .join(''),
    }).toEqual({ button, previous, month, days });
  },
);
