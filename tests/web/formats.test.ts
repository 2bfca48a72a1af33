import { describe, expect, it } from 'vitest';
import { pageText } from '../../web/src/components/list/Pager.tsx';
import { loadLanguage } from '../../web/src/languages/loadLanguage.ts';
import { speak } from '../../web/src/languages/spoken.ts';
import {
  formatCardDate,
  formatDate,
  formatDay,
  formatDayGroup,
  formatDayTime,
  formatRelative,
  formatTime,
  groupByDay,
} from '../../web/src/lib/format/formatDate.ts';
import {
  formatMoney,
  formatNumber,
  formatRate,
  parseMoney,
  toTypedMoney,
} from '../../web/src/lib/format/formatMoney.ts';
import {
  formatAge,
  formatCountries,
  formatFollowers,
  formatMinFollowers,
  initials,
} from '../../web/src/lib/format/formatPeople.ts';
import { placeOf } from '../../web/src/lib/format/placeOf.ts';

describe('money', () => {
  it.each([
    [48_000, 'USD', 'US$480'],
    [120_050, 'USD', 'US$1,200.50'],
    [100_000_000, 'USD', 'US$1,000,000'],
    [5, 'USD', 'US$0.05'],
    [0, 'USD', 'US$0'],
    [-48_000, 'USD', '−US$480'],
    [45_000, 'SGD', 'S$450'],
    [1_200, 'JPY', 'JPY 1,200'],
  ])('%i %s reads %s', (amount, currency, text) => {
    expect(formatMoney({ amount, currency })).toBe(text);
  });

  it.each([0, 7, 999, 1_000, 12_345, 1_234_567, 1_000_000_000])('%i is written as browsers do', (number) => {
    const numbers = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
    expect(formatNumber(number)).toBe(number.toLocaleString('en-US'));
    expect(formatNumber(number + 0.25, 2)).toBe((number + 0.25).toLocaleString('en-US', numbers(2)));
    expect(formatNumber(number + 0.25, 4)).toBe((number + 0.25).toLocaleString('en-US', numbers(4)));
  });

  it.each([
    ['480', 48_000],
    ['1,200.5', 120_050],
    [' 0.07 ', 7],
    ['19.99', 1_999],
    ['', null],
    ['1.234', null],
    ['-3', null],
    ['1e5', null],
    ['abc', null],
  ])('typed %j is %j', (typed, minor) => {
    expect(parseMoney(typed)).toBe(minor);
  });

  it.each([
    ['en', '430,50', 43_050],
    ['en', '1,20', 120],
    ['en', '1,200', 120_000],
    ['en', '12,345,678.9', 1_234_567_890],
    ['id', '430,50', 43_050],
    ['id', '430.50', 43_050],
    ['id', '1.200,5', 120_050],
    ['id', '1.200', 120_000],
    ['id', '1,200', null],
    ['vi', '1.200', 120_000],
    ['th', '1,200.50', 120_050],
  ] as const)('typed in %s, %j is %j', async (tag, typed, minor) => {
    await loadLanguage(tag);
    speak(tag);
    const read = parseMoney(typed);
    speak('en');
    expect(read).toBe(minor);
  });

  it.each([
    ['en', 'US$1 = S$1.3041'],
    ['id', 'US$1 = S$1,3041'],
    ['th', 'US$1 = S$1.3041'],
  ] as const)('a rate in %s reads %s', async (tag, text) => {
    await loadLanguage(tag);
    speak(tag);
    const rate = formatRate('USD', 'SGD', 1.3041);
    speak('en');
    expect(rate).toBe(text);
  });

  it.each([48_000, 120_050, 1_999, 7])('%i goes through a form unchanged', (minor) => {
    expect(parseMoney(toTypedMoney(minor))).toBe(minor);
  });
});

describe('dates', () => {
  const now = '2026-11-20T12:00:00';

  it('reads as each screen wants it', () => {
    expect(formatCardDate('2026-12-02')).toBe('Dec 2, 2026');
    expect(formatDate('2026-12-12')).toBe('12 Dec 2026');
    expect(formatDay('2027-01-02')).toBe('2 Jan');
    expect(formatTime('2026-11-15T16:12:00')).toBe('4:12 PM');
    expect(formatDayTime('2026-11-15T16:12:00')).toBe('15 Nov, 4:12 PM');
    expect(formatRelative('2026-11-20T10:00:00', now)).toBe('2 hours ago');
  });

  it.each([
    [-60, 'minute'],
    [-7_300, 'hour'],
    [86_400, 'day'],
    [200_000, 'day'],
    [-2_592_000, 'month'],
    [90_000_000, 'year'],
  ] as const)('%i seconds off is told as browsers do', (seconds, unit) => {
    const when = new Date(new Date(now).getTime() + seconds * 1000);
    const count = Math.trunc(
      seconds / { minute: 60, hour: 3600, day: 86_400, month: 2_592_000, year: 31_536_000 }[unit],
    );
    expect(formatRelative(when, now)).toBe(new Intl.RelativeTimeFormat('en').format(count, unit));
  });

  it.each([
    ['2026-11-20T00:00:01', 'Today'],
    ['2026-11-19T23:59:59', 'Yesterday'],
    ['2026-11-18T12:00:00', 'Wed, 18 Nov 2026'],
  ])('%s stands under %s', (when, heading) => {
    expect(formatDayGroup(when, now)).toBe(heading);
  });

  it('groups rows of a day in their order', () => {
    const rows = ['2026-11-20T11:00:00', '2026-11-20T09:00:00', '2026-11-19T09:00:00'];
    expect(groupByDay(rows, (row) => row, now)).toEqual([
      { day: 'Today', rows: rows.slice(0, 2) },
      { day: 'Yesterday', rows: rows.slice(2) },
    ]);
  });
});

describe('people', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1k'],
    [256_040, '256k'],
    [84_213, '84.2k'],
    [999_999, '999.9k'],
    [1_240_000, '1.2m'],
  ])('%i followers read %s', (count, text) => {
    expect(formatFollowers(count)).toBe(text);
  });

  it.each([
    [0, 'Any'],
    [1_000, '1k+'],
    [10_000, '10k+'],
    [100_000, '100k+'],
  ])('at least %i reads %s', (count, text) => {
    expect(formatMinFollowers(count)).toBe(text);
  });

  it.each([
    [null, null, 'Any'],
    [0, 0, 'Any'],
    [1, 12, 'Below 13'],
    [13, 17, '13-17'],
    [18, 24, '18-24'],
    [45, 100, 'Above 44'],
    [45, null, 'Above 44'],
  ])('ages %s to %s read %s', (min, max, text) => {
    expect(formatAge(min, max)).toBe(text);
  });

  it('names countries, or all', () => {
    expect(formatCountries([])).toBe('All Country');
    const both = [
      { code: 'MY', name: 'Malaysia' },
      { code: 'SG', name: 'Singapore' },
    ];
    expect(formatCountries(both)).toBe('Malaysia, Singapore');
  });

  it.each([
    ['Mei Tan', 'MT'],
    ['Đặng Thị Ánh', 'ĐÁ'],
    ['koli', 'K'],
    ['', ''],
  ])('%j has the initials %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('a place', () => {
  const malaysia = { code: 'MY', name: 'Malaysia' };
  const singapore = { code: 'SG', name: 'Singapore' };
  it.each([
    [{ city: 'Ipoh', country: malaysia }, 'Ipoh, Malaysia'],
    [{ city: 'Singapore', country: singapore }, 'Singapore'],
    [{ city: null, country: malaysia }, 'Malaysia'],
    [{ city: 'Ipoh', country: null }, 'Ipoh'],
    [{ city: '', country: null }, ''],
    [{}, ''],
  ])('%j reads %j', (place, text) => {
    expect(placeOf(place)).toBe(text);
  });
});

it('counts the entries of a page', () => {
  expect(pageText(2, 12, 57)).toBe('Showing 13 to 24 of 57 entries');
  expect(pageText(5, 12, 57)).toBe('Showing 49 to 57 of 57 entries');
});
