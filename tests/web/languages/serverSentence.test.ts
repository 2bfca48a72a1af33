import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { formatTimeLeft } from '../../../web/src/components/campaign/job/CountdownBox.tsx';
import { loadLanguage } from '../../../web/src/languages/loadLanguage.ts';
import { serverSentence } from '../../../web/src/languages/serverSentence.ts';
import { speak } from '../../../web/src/languages/spoken.ts';
import { t } from '../../../web/src/languages/t.ts';
import { toFailure } from '../../../web/src/lib/errors.ts';
import {
  formatCardDate,
  formatDate,
  formatRelative,
  formatTime,
} from '../../../web/src/lib/format/formatDate.ts';
import { formatMoney } from '../../../web/src/lib/format/formatMoney.ts';
import { formatFollowers } from '../../../web/src/lib/format/formatPeople.ts';

beforeAll(async () => {
  await loadLanguage('id');
  await loadLanguage('zh-CN');
});
afterEach(() => speak('en'));

const failure = (message: string, extensions: object) =>
  toFailure(new CombinedGraphQLErrors({ errors: [{ message, extensions: { ...extensions } }] })).message;

it('failures are said in the language of the page, by their codes', () => {
  const short = 'Minimum followers count should be 5000 to apply for this campaign.';
  const tooFew = { code: 'TOO_FEW_FOLLOWERS', params: { n: 5000 } };
  expect(failure(short, tooFew)).toBe(short);
  speak('id');
  expect(failure('Email already exists', { code: 'EMAIL_TAKEN' })).toBe('Email sudah terdaftar');
  expect(failure(short, tooFew)).toBe('Pengikut minimal 5000 untuk melamar kampanye ini.');
  expect(failure('Never heard of', { code: 'OF_A_NEWER_VERSION' })).toBe('Never heard of');
});

it('bounds of a field, by its name in the API, are for programs', () => {
  const bounds = { code: 'BAD_INPUT', field: 'minAge', params: { min: 1, max: 100 } };
  expect(failure('minAge must be 1 to 100.', bounds)).toBe('Please check what you entered.');
  speak('id');
  expect(failure('minAge must be 1 to 100.', bounds)).not.toMatch(/minAge|Please/);
});

it('a screen keeps its own words for a failure, and the payment provider has its own', () => {
  speak('zh-CN');
  const taken = (params?: object) => failure('…', { code: 'USERNAME_TAKEN', params });
  expect(taken({ screen: 'username' })).toBe('用户名已被占用，请换一个');
  expect(taken()).not.toBe(taken({ screen: 'username' }));
  const declined = { code: 'CARD_DECLINED', params: { message: 'Your card has insufficient funds.' } };
  expect(failure('Your card has insufficient funds.', declined)).toBe('Your card has insufficient funds.');
});

it('notifications too, whatever is in the names', () => {
  speak('zh-CN');
  const campaignTitle = 'Laksa. Week';
  const applied = { code: 'job.applied', params: { personName: 'Mei (Tan)', campaignTitle }, message: '' };
  expect(serverSentence(applied)).toBe('Mei (Tan) 申请了“Laksa. Week”。');
  const amount = { amount: 48_000, currency: 'USD' };
  const offered = { ownerName: 'Rice & Fire', amount, campaignTitle: '{x}' };
  expect(serverSentence({ code: 'job.offered', params: offered })).toBe(
    'Rice & Fire 为“{x}”向你报价 US$480。',
  );
});

it('dates and amounts in them are written as in the language', () => {
  const message =
    'US$1,200.50 for “12 Dec 2026” has been held for 80 days and has to be released or refunded by 5 Dec 2026. Please release it now, or raise a dispute.';
  const amount = { amount: 120_050, currency: 'USD' };
  const params = { amount, campaignTitle: '12 Dec 2026', heldUntil: '2026-12-05', state: 'done' };
  const held = { code: 'job.heldLong.owner', params: { ...params, personName: 'Mei' }, message };
  expect(serverSentence(held)).toBe(message);
  speak('id');
  expect(serverSentence(held)).toBe(
    'US$1.200,50 untuk “12 Dec 2026” sudah ditahan 80 hari dan harus dicairkan atau dikembalikan paling lambat 5 Des 2026. Cairkan sekarang, atau ajukan sengketa.',
  );
  const refunded = {
    goods: { title: 'Kopi', quantity: 1 },
    amount: { amount: 9_000, currency: 'SGD' },
  };
  expect(serverSentence({ code: 'order.refunded.buyer', params: refunded })).toBe(
    'S$90 untuk “Kopi” sudah dikembalikan kepada Anda.',
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
    formatMoney({ amount: 120050, currency: 'SGD' }),
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

it('a name is shown letter by letter, whatever is in it', () => {
  const name = 'C:\\u0041\\x41 {n} <b>';
  expect(t('{time} · {what} · {durationMs} ms', { time: name, what: '', durationMs: 1 })).toContain(name);
});
