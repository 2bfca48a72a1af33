import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it, test } from 'vitest';
import { type MailParams, mailTexts } from '../../api/platform/language/mail-texts.ts';
import { translatorFor } from '../../api/platform/language/translator.ts';
import { DomainError, type ErrorSaid, errorText } from '../../schema/errors.ts';
import { Language } from '../../schema/language.ts';
import { type NotificationSaid, notificationCatalogue } from '../../schema/notification-catalogue.ts';
import { paramsIn, type TextParams, writeAmount } from '../../schema/texts/sentences.ts';

/** Plays with everything that a text could be taken apart by. */
const hostile = (name: string) =>
  `${name} for kids: “{amount}” 'n' "x" {n, plural, other {#}} <b>&amp;</b> \\u0041 $& \u0645\u0631\u062d\u0628\u0627`;

const texts = [
  ...[
    'answer',
    'buyerName',
    'campaignTitle',
    'email',
    'first',
    'host',
    'link',
    'name',
    'ownerName',
    'personName',
  ],
  ...[
    'place',
    'platform',
    'productName',
    'productTitle',
    'reason',
    'scope',
    'scopes',
    'sellerName',
    'time',
    'tracking',
    'username',
  ],
];
const samples: Required<TextParams> & MailParams = {
  ...(Object.fromEntries(texts.map((name) => [name, hostile(name)])) as Record<
    Exclude<
      keyof (TextParams & MailParams),
      | Days
      | Numbers
      | 'amount'
      | 'goods'
      | 'screen'
      | 'state'
      | 'decidedBy'
      | 'extendedSide'
      | 'holdReason'
      | 'ruling'
      | 'work'
      | 'total'
    >,
    string
  >),
  ...{
    answerBy: '2026-12-05',
    campaignEnd: '2026-11-06',
    detailsDueOn: '2026-12-11',
    heldUntil: '2026-10-07',
    releaseOn: '2026-08-09',
    reviewsEnd: '2026-12-04',
    answerUntil: '2026-07-04',
    askedDueOn: '2026-07-07',
    useEndsOn: '2026-07-06',
    workDueOn: '2026-07-05',
  },
  ...{ hours: 1, jobId: 12_345, n: 5_000, orderId: 67_890, seconds: 31, undoDays: 7 },
  amount: { amount: 120_050, currency: 'USD' },
  total: { amount: 230_075, currency: 'SGD' },
  goods: { title: hostile('goods'), quantity: 2 },
  ...{
    screen: 'help',
    state: 'hired',
    decidedBy: 'staff',
    extendedSide: 'owner',
    ruling: 'split',
    work: 'approved',
    holdReason: 'dispute',
  },
};
type Days =
  | 'answerBy'
  | 'answerUntil'
  | 'askedDueOn'
  | 'campaignEnd'
  | 'detailsDueOn'
  | 'heldUntil'
  | 'releaseOn'
  | 'reviewsEnd'
  | 'useEndsOn'
  | 'workDueOn';
type Numbers = 'hours' | 'jobId' | 'n' | 'orderId' | 'seconds' | 'undoDays';

/** Each parameter as a sentence of a language has to show it. */
function shown(name: string, value: unknown, language: string): string {
  if (name === 'goods') return `2 × “${samples.goods.title}”`;
  if (name === 'amount' || name === 'total') return writeAmount(samples[name], language);
  if (
    ![
      'answerBy',
      'answerUntil',
      'askedDueOn',
      'campaignEnd',
      'detailsDueOn',
      'heldUntil',
      'releaseOn',
      'reviewsEnd',
      'useEndsOn',
      'workDueOn',
    ].includes(name)
  )
    return String(value);
  const tag = { en: 'en-GB', th: 'th-u-ca-gregory' }[language] ?? language;
  const date = new Date(`${value}T12:00:00Z`);
  return date.toLocaleDateString(tag, { day: 'numeric', month: 'short', year: 'numeric' });
}

type Token = string | [name: string, kind?: string, cases?: Record<string, Token[]>];

/** All that a text chooses between: which parameters each choice shows, and what makes the choice. */
function choices(tokens: Token[]): { shows: string[]; chosenBy: Record<string, string> }[] {
  const chooser = tokens.find((token) => Array.isArray(token) && token[2]);
  const plain = tokens.flatMap((token) => (Array.isArray(token) && !token[2] ? [token[0]] : []));
  if (!Array.isArray(chooser)) return [{ shows: plain, chosenBy: {} }];
  const [name, , { offset: _, ...cases } = {}] = chooser;
  return Object.entries(cases).flatMap(([key, inner]) =>
    choices(inner).map(({ shows, chosenBy }) => ({
      shows: [...plain, ...shows],
      chosenBy: { ...chosenBy, [name]: key },
    })),
  );
}

const english: Record<string, string> = { ...errorText, ...notificationCatalogue, ...mailTexts };
const read = (path: string): Record<string, string> => JSON.parse(readFileSync(path, 'utf8'));
/** The team is told in English. */
const translated = Object.keys(english).filter((code) => !code.endsWith('.staff'));

describe.each(Object.values(Language))('in %s', (language) => {
  const own =
    language === 'en'
      ? english
      : { ...read(`schema/texts/${language}.json`), ...read(`api/platform/language/${language}.json`) };

  it('every code has a text, and nothing else has', () => {
    const codes = language === 'en' ? Object.keys(english) : translated;
    expect(Object.keys(own).sort()).toEqual(codes.sort());
    expect(Object.keys(own).filter((code) => !own[code]?.trim())).toEqual([]);
  });

  it('every text shows its parameters whole, and nothing of its own is left over', () => {
    for (const [code, text] of Object.entries(own)) {
      expect(paramsIn(text).sort(), code).toEqual(paramsIn(english[code] ?? '').sort());
      for (const { shows, chosenBy } of choices(compileMessageOrThrow(text) as Token[])) {
        const given = { ...samples, ...chosenBy, hours: chosenBy.hours === 'other' ? 24 : 1 };
        let rest = translatorFor(language).sentence(code, given);
        for (const name of new Set(shows)) {
          expect(Object.keys(samples), code).toContain(name);
          const part = shown(name, samples[name as keyof typeof samples], language);
          expect(rest, code).toContain(part);
          rest = rest.split(part).join('');
        }
        expect(rest, code).not.toMatch(/[{}\\]|undefined|null|NaN|\[object/);
      }
    }
  });
});

test('what is sold stays whole, whatever words of ours its name has', () => {
  const params = {
    buyerName: 'Mei Tan',
    goods: { title: 'Tote bag for kids', quantity: 2 },
    total: { amount: 120_050, currency: 'SGD' },
  };
  const said = (['en', 'id', 'vi'] as const).map((language) =>
    translatorFor(language).sentence('order.placed.seller', params),
  );
  expect(said).toEqual([
    'Mei Tan ordered 2 × “Tote bag for kids” for S$1,200.50, cash on delivery. Send it within 12 days.',
    'Mei Tan memesan 2 × “Tote bag for kids” seharga S$1.200,50, bayar di tempat (COD). Kirim dalam 12 hari.',
    'Mei Tan đã đặt 2 × “Tote bag for kids” với giá S$1.200,50, thanh toán khi nhận hàng. Vui lòng gửi hàng trong vòng 12 ngày.',
  ]);
});

test('the team is told in English', () => {
  const params = { total: samples.amount, campaignTitle: 'Laksa', jobId: 7 };
  expect(translatorFor('vi').sentence('job.refundReturned.staff', params)).toMatch(
    /^The refund of US\$1,200.50 for “Laksa”/,
  );
});

test('what lacks a parameter of its text does not compile', () => {
  // @ts-expect-error the amount is missing
  const notification: NotificationSaid = {
    code: 'job.offered',
    params: { ownerName: '', campaignTitle: '' },
  };
  // @ts-expect-error the number is missing
  const failure: ErrorSaid = { code: 'TOO_FEW_FOLLOWERS' };
  // @ts-expect-error a text with parameters is not thrown without them
  const thrown = () => new DomainError('OFFER_TOO_SMALL');
  // @ts-expect-error the link is missing
  const mail = () => translatorFor('en').t('signIn');
  expect([notification, failure, thrown, mail]).toHaveLength(4);
});
