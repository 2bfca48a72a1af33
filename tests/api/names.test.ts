import { describe, expect, test } from 'vitest';
import { checkName } from '../../api/modules/profiles/name.policy.ts';
import type { Ctx } from '../../api/platform/context.ts';
import type { DomainError } from '../../schema/errors.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { startTestProduct } from '../support/test-product.ts';

function refusalOf(name: string, isHandle: boolean, productName = 'Koli'): string | null {
  try {
    checkName({ ports: { config: { productName } } } as Ctx, name, 'first', { isHandle });
    return null;
  } catch (error) {
    return (error as DomainError).code;
  }
}

const good = [
  'Mei',
  'Tan Wei Ling',
  "Siti Nur'ain binti Rahman",
  'Ahmad bin Abdullah',
  "O'Brien",
  'O’Brien',
  'Nguyễn Thị Ánh Nguyệt',
  'Đặng Hoàng Phước',
  'ณัฐพงศ์',
  'น้ำฝน',
  'ทิพย์รัตน์ ศรีสุวรรณ',
  'กิตติ์ธเนศ',
  '陈伟明',
  '欧阳 娜娜',
  'முத்துக்குமார்',
  'கிருஷ்ணமூர்த்தி',
  'J. R. R.',
  'J.R.R. Tolkien',
  'Md. Salleh',
  'A',
  'O',
  'Ng',
  'Ko Li',
  'Ko-Li',
  'Kolinda',
  'Nikoli',
  'Koll',
  'St. John',
  'Dr.Tan',
  'Anne-Marie',
  'Jean‐Luc',
  'မောင်မောင်ကြီး',
  'សុខា ចាន់',
  'ສົມສັກ',
  'Иван',
  'Γιώργος',
  'مُحَمَّد',
  'श्री',
  'ක්‍රිෂ්ණ',
  'Tembusu Cycles',
  '7-Eleven',
  'Café Ñoño',
  '小Mei',
  'Kopi & Toast',
  'Supporters',
  'Stafford',
  'Adminah',
  'Theo Payne',
  '🍜 Laksa',
  'Mei\tTan',
];

const bad: Readonly<Record<string, readonly string[]>> = {
  NAME_RESERVED: [
    'Koli',
    'KOLI',
    'Koli Support',
    'Admin',
    'admin1',
    'Mei (Staff)'.replace(/[()]/g, ''),
    'Official',
    'K0li',
    'Ko1i',
    'KoIi',
    'Kóli',
    'Kolii',
    'Adm1n',
    'Supp0rt',
    'KoliTeam',
    'KoliPay',
    'thestaff',
    '$taff',
    'HelpDesk',
    'Коlі'
      .normalize()
      .replace(/[Кі]/g, (c) => (c === 'К' ? 'K' : 'i'))
      .replace('о', 'o'),
  ],
  NAME_HAS_ADDRESS: [
    'http://koli-pay.example',
    'www.pay',
    'koli-pay.com',
    'Claim at win-big.xyz',
    'mei@example.test',
    'Visit paynow.sg',
    'Win.App',
    'https:evil',
    'ftp://x',
  ],
  NAME_CHARACTERS: [
    'Mei ✓',
    'Mei✔',
    'Mei ☑️',
    '✅ Mei',
    'M..Tan',
    'Mei\u202eTan',
    'Mei\u200bTan',
    'M\u0000ei',
    'Me\u00adi',
    'М\u0435i',
    'Tаn',
    'Κoli',
    'Z\u0300\u0301\u0302\u0303algo',
    'M\u0301\u0302\u0303\u0304\u0305e',
    '𝐊𝐨𝐥𝐢',
    'Ｋｏｌｉ',
    'Ⓚⓞⓛⓘ',
    'ᴋᴏʟɪ',
    'Mei\u200dTan',
    '🛡 Mei',
    'Mei √',
  ],
};

describe('names of people', () => {
  test.each(good)('%s is fine', (name) => expect(refusalOf(name, false)).toBeNull());
  test.each(Object.entries(bad).flatMap(([code, names]) => names.map((name) => [code, name])))(
    '%s: %s',
    (code, name) => expect(refusalOf(name, false)).toBe(code),
  );
});

describe('usernames', () => {
  test.each(['mei.tan', 'siti_88', 'foodie.sg', 'ali.my', 'a', 'kolinda', 'k.o', 'stafford', 'supporter'])(
    '%s is fine',
    (name) => expect(refusalOf(name, true)).toBeNull(),
  );
  test.each([
    ['koli', 'NAME_RESERVED'],
    ['koli.support', 'NAME_RESERVED'],
    ['official_koli', 'NAME_RESERVED'],
    ['k0li_help', 'NAME_RESERVED'],
    ['k.o.l.i', 'NAME_RESERVED'],
    ['admin', 'NAME_RESERVED'],
    ['the.staff.2026', 'NAME_RESERVED'],
    ['pay.koli', 'NAME_RESERVED'],
    ['mei..tan', 'NAME_CHARACTERS'],
    ['kolipay.com', 'NAME_HAS_ADDRESS'],
    ['www.mei', 'NAME_HAS_ADDRESS'],
  ])('%s: %s', (name, code) => expect(refusalOf(name, true)).toBe(code));
});

describe('the name of the product', () => {
  test.each([
    ['Laksa', 'Laksa', 'NAME_RESERVED'],
    ['Laksa', 'L4ksa Support', 'NAME_RESERVED'],
    ['Laksa', 'the-laksa-team', 'NAME_RESERVED'],
    ['Laksa', 'Koli', 'NAME_RESERVED'],
    ['Laksa', 'Laksamana', null],
    ['Koli', 'Laksa', null],
    ['Café Asia', 'Cafe Asia', 'NAME_RESERVED'],
    ['Café Asia', 'Mei of Café-Asia', 'NAME_RESERVED'],
    ['Café Asia', 'cafeasia', 'NAME_RESERVED'],
    ['Café Asia', 'Café Mei', null],
    ['Café Asia', 'Asia', null],
    ['Café Asia', 'Ko Li', null],
    ['小红', '小红', 'NAME_RESERVED'],
    ['-', 'Mei', null],
    ['(K.', 'Mei', null],
  ])('%s: %s', (productName, name, code) => expect(refusalOf(name, false, productName)).toBe(code));

  test.each([
    ['Café Asia', 'cafe.asia', 'NAME_RESERVED'],
    ['Café Asia', 'cafe_asia88', 'NAME_RESERVED'],
    ['Café Asia', 'asia.mei', null],
  ])('%s: the username %s', (productName, name, code) =>
    expect(refusalOf(name, true, productName)).toBe(code),
  );

  test('is that of the installation', async () => {
    const product = await startTestProduct({ PRODUCT_NAME: 'Laksa' });
    const ask = '{ usernameAvailable(username: "laksa.support") }';
    const { extensions } = await new GraphqlClient(product).refusal(ask);
    expect(extensions).toMatchObject({ code: 'NAME_RESERVED', field: 'username' });
    await product.close();
  });
});
