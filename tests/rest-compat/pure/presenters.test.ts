import { describe, expect, test } from 'vitest';
import { readBankForm } from '../../../rest-compat/presenters/bank-form.ts';
import { readCampaignForm } from '../../../rest-compat/presenters/campaign-form.ts';
import {
  dayOf,
  draftDayOf,
  idOf,
  isOn,
  minorOf,
  pictureIds,
  textOf,
  wordsOf,
} from '../../../rest-compat/presenters/read-values.ts';
import { isThere, readRemarkUpdate } from '../../../rest-compat/presenters/remark-update.ts';

const id = '0123456789abcdef';

test.each([
  ['text', textOf('NA'), ''],
  ['text', textOf(5), '5'],
  ['text', textOf({ toString: 5 }), ''],
  ['amount', minorOf('480.5'), 48_050],
  ['amount', minorOf(0), null],
  ['amount', minorOf(''), null],
  ['amount', minorOf('1.005'), Number.NaN],
  ['amount', minorOf('abc'), Number.NaN],
  ['words', wordsOf(' a, b,,'), ['a', 'b']],
  ['words', wordsOf(['a', 5]), ['a', '5']],
  ['day', dayOf('2026-12-12T10:00:00Z'), '2026-12-12'],
  ['day', dayOf('soon'), undefined],
  ['day', dayOf(null), null],
  ['draft day', draftDayOf('2099-12-31'), null],
  ['flag', isOn('1'), true],
  ['flag', isOn(''), false],
  ['flag', isOn({ valueOf: 5 }), false],
  ['id', idOf('7'), 7],
  ['id', idOf(''), Number.NaN],
  [
    'pictures',
    pictureIds(`https://x.test/files/${id}/1280.webp`, ['https://else.test/a.png', `/files/${id}/96.webp`]),
    [id],
  ],
])('%s %#', (_kind, read, expected) => {
  expect(read).toEqual(expected);
});

test('a campaign with the words that stand for nothing', () => {
  expect(
    readCampaignForm({ campaignType: 'shoutout/others', country: 'All', minAge: 0, maxAge: '0' }),
  ).toMatchObject({
    type: 'shoutout',
    allCountries: true,
    countryNames: [],
    gender: 'any',
    minAge: null,
    maxAge: null,
    endsOn: null,
  });
});

test('a bank registration', () => {
  const form = readBankForm({
    day: 5,
    month: '4',
    year: 1990,
    rountingNumber: '7171-001',
    countryShortCode: 'SG',
  });
  expect(form).toMatchObject({
    dateOfBirth: '1990-04-05',
    routingNumber: '7171-001',
    country: 'SG',
    accountType: 'saving',
  });
});

describe('moves of applications', () => {
  const flags = { isHired: 0, offerStatus: 1, offerAmount: 450, isMarkAsDone: 0 };
  test.each([
    [{}, 'nothing', true],
    [{ unknown: 1 }, 'nothing', true],
    [{ offerAmount: 450, offerStatus: 1 }, 'offer', true],
    [{ offerAmount: '450.5', offerStatus: '1' }, 'offer', false],
    [{ offerStatus: 2 }, 'accept', false],
    [{ offerStatus: 3 }, 'reject', false],
    [{ offerStatus: 0 }, 'impossible', false],
    [{ offerStatus: 1 }, 'impossible', false],
    [{ isHired: 1 }, 'hire', false],
    [{ isHired: 0 }, 'impossible', false],
    [{ isMarkAsDone: 1, markAsDoneText: 'x' }, 'markAsDone', false],
    [{ isPaymentReleased: 1 }, 'impossible', false],
  ])('%j is %s', (body, kind, there) => {
    const deed = readRemarkUpdate(body);
    expect([deed.kind, isThere(deed, flags)]).toEqual([kind, there]);
  });
});
