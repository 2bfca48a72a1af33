import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '../../../web/src/languages/loadLanguage.ts';
import { speak } from '../../../web/src/languages/spoken.ts';
import { t } from '../../../web/src/languages/t.ts';
import { told } from '../../../web/src/languages/told.ts';
import { toFailure } from '../../../web/src/lib/errors.ts';
import {
  formatCardDate,
  formatDate,
  formatRelative,
  formatTime,
} from '../../../web/src/lib/format/formatDate.ts';
import { formatMoney } from '../../../web/src/lib/format/formatMoney.ts';
import { formatFollowers } from '../../../web/src/lib/format/formatPeople.ts';
import { formatTimeLeft } from '../../../web/src/lib/format/formatTimeLeft.ts';

beforeAll(async () => {
  await loadLanguage('id');
  await loadLanguage('zh-CN');
});
afterEach(() => speak('en'));

it('failures are said in the language of the page, also with something filled in', () => {
  const failure = (message: string) =>
    toFailure(new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'BAD_INPUT' } }] }))
      .message;
  const short = 'Minimum followers count should be 5000 to apply for this campaign.';
  expect(failure(short)).toBe(short);
  speak('id');
  expect(failure('Email already exists')).toBe('Email sudah terdaftar');
  expect(failure(short)).toBe('Pengikut minimal 5000 untuk melamar kampanye ini.');
  expect(failure('Never heard of')).toBe('Never heard of');
});

it('notifications too, whatever is in the names', () => {
  speak('zh-CN');
  expect(told('Mei (Tan) applied to “Laksa. Week”.')).toBe('Mei (Tan) 申请了“Laksa. Week”。');
  expect(told('Rice & Fire offers you $480 for “{x}”.')).toBe('Rice & Fire 为“{x}”向你报价 $480。');
});

it('dates and amounts in them are written as in the language, and what says most itself is meant', () => {
  const held =
    '$1,200.50 for “12 Dec 2026” has been held for 80 days and has to be released or refunded by 5 Dec 2026. Please release it now, or raise a dispute.';
  expect(told(held)).toBe(held);
  speak('id');
  expect(told(held)).toBe(
    '$1.200,50 untuk “12 Dec 2026” sudah ditahan 80 hari dan harus dicairkan atau dikembalikan paling lambat 5 Des 2026. Cairkan sekarang, atau ajukan sengketa.',
  );
  expect(told('S$90 for “Kopi” was refunded to your card.')).toBe(
    'S$90 untuk “Kopi” sudah dikembalikan ke kartu Anda.',
  );
});

it('a text with two meanings has one for each', () => {
  expect([t('Paid ## order'), t('Paid ## campaign')]).toEqual(['Paid', 'Paid']);
  speak('id');
  expect([t('Paid ## order'), t('Paid ## campaign')]).toEqual(['Sudah dibayar', 'Berbayar']);
  expect(
    ['Home', 'Home ## category', 'Food ## category', 'Kites ## category'].map((text) => t(text)),
  ).toEqual(['Beranda', 'Rumah', 'Makanan', 'Kites']);
});

it('dates and numbers are written as in the language; English as specified', () => {
  const shown = () => [
    formatCardDate('2026-12-05'),
    formatDate('2026-12-05'),
    formatTime('2026-12-05T16:12:00'),
    formatRelative('2026-12-05T10:00:00', '2026-12-05T12:00:00'),
    formatMoney({ minorUnits: 120050, currency: 'SGD' }),
    formatFollowers(84_290),
    formatTimeLeft('2026-12-05T12:00:00', new Date('2026-12-04T11:00:00')),
  ];
  expect(shown()).toEqual([
    'Dec 5, 2026',
    '5 Dec 2026',
    '4:12 PM',
    '2 hours ago',
    'S$1,200.50',
    '84.2k',
    '1 day 1 h',
  ]);
  speak('id');
  expect(shown()).toEqual([
    '5 Des 2026',
    '5 Des 2026',
    '16.12',
    '2 jam yang lalu',
    'S$1.200,50',
    '84,2\u00a0rb',
    '1 hari 1 jam',
  ]);
});
