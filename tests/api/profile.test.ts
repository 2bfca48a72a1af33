import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toPhone } from '../../api/modules/profiles/phone.policy.ts';
import { usd } from '../../schema/usd.ts';
import { fault } from '../support/fault.ts';
import { idOf } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let person: Person;

beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(async () => {
  person = await createPerson(product, { followers: 0 });
});
afterAll(() => product.close());

const me = `me { gender dateOfBirth phonePrefix mobile missingForApplying mailNotifications
  profile { first last city bio interests followers followersSource instagramUsername totalPosts
    country { code name } instagramPrice { amount currency } facebookPrice { amount currency }
    languages formatPrices { platform format note price { amount } } paidAdsPrice { amount } } }`;
const readMe = async () => (await person.client.data(`{ ${me} }`)).me;
const save = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { account { id } } }';
const full = {
  first: ' Mei  Ling ',
  last: 'Tan',
  phonePrefix: '+65',
  mobile: '81234567',
  gender: 'OTHERS',
  country: 'MY',
  city: 'Ipoh',
  dateOfBirth: '1990-02-28',
  bio: ' Two lines,\r\nplain. ',
  instagramPrice: usd(12_050),
  facebookPrice: usd(0),
};

describe('the Profile tab', () => {
  test('is written as sent, and null clears', async () => {
    await person.client.data(save, { input: full });
    expect(await readMe()).toMatchObject({
      gender: 'OTHERS',
      dateOfBirth: '1990-02-28',
      phonePrefix: '+65',
      mobile: '81234567',
      missingForApplying: [],
      profile: {
        first: 'Mei Ling',
        bio: 'Two lines,\nplain.',
        city: 'Ipoh',
        country: { code: 'MY', name: 'Malaysia' },
        instagramPrice: { amount: 12_050, currency: 'USD' },
        facebookPrice: null,
      },
    });
    const nothing = { gender: null, country: null, city: null, dateOfBirth: null, bio: null };
    await person.client.data(save, { input: { ...full, ...nothing, instagramPrice: null } });
    expect(await readMe()).toMatchObject({
      gender: null,
      dateOfBirth: null,
      missingForApplying: ['DATE_OF_BIRTH', 'GENDER', 'COUNTRY', 'BIO', 'INSTAGRAM_PRICE'],
      profile: { country: null, city: null, bio: null, instagramPrice: null },
    });
  });

  test.each([
    ['first', '', 'FIRST_REQUIRED', 'First name is required'],
    ['last', '   ', 'LAST_REQUIRED', 'Last name is required'],
    ['mobile', '', 'MOBILE_REQUIRED', 'Mobile number is required'],
    ['mobile', '+6581234567', 'MOBILE_INVALID', 'Invalid mobile number'],
    ['mobile', '12345678901', 'MOBILE_INVALID', 'Invalid mobile number'],
    ['mobile', '8123456', 'MOBILE_INVALID', 'Invalid mobile number'],
    [
      'instagramPrice.currency',
      { amount: 5, currency: 'SGD' },
      'BAD_INPUT',
      'instagramPrice.currency must be USD.',
    ],
    [
      'phonePrefix',
      'SG',
      'BAD_INPUT',
      'phonePrefix must be the calling code of a country with its plus sign.',
    ],
    [
      'phonePrefix',
      '+999',
      'BAD_INPUT',
      'phonePrefix must be the calling code of a country with its plus sign.',
    ],
    ['country', 'XX', 'BAD_INPUT', 'country must be the ISO code of a country.'],
    ['country', 'sg', 'BAD_INPUT', 'country must be the ISO code of a country.'],
    ['city', 'x'.repeat(101), 'BAD_INPUT', 'city must be at most 100 characters.'],
    ['bio', 'x'.repeat(2_001), 'BAD_INPUT', 'bio must be at most 2,000 characters.'],
    ['dateOfBirth', '2026-11-21', 'DATE_IN_FUTURE', 'Please select a date that is not in the future'],
    ['dateOfBirth', '1899-12-31', 'BAD_INPUT', 'dateOfBirth must be a day from 1900-01-01 on.'],
    [
      'instagramPrice',
      usd(-1),
      'AMOUNT_INVALID',
      'Please enter an amount of at most 1,000,000 with at most two decimals.',
    ],
    [
      'facebookPrice',
      usd(100_000_001),
      'AMOUNT_INVALID',
      'Please enter an amount of at most 1,000,000 with at most two decimals.',
    ],
  ])('%s = %j is refused in words and nothing is written', async (field, value, code, text) => {
    const before = await readMe();
    const refusal = await person.client.refusal(save, {
      input: { ...full, [field.split('.')[0] ?? field]: value },
    });
    expect(refusal).toMatchObject({ message: text, extensions: { code, field } });
    expect(await readMe()).toEqual(before);
  });

  test('languages and prices per format are kept until they are given again', async () => {
    const prices = [
      { platform: 'INSTAGRAM', format: 'STORY', price: usd(9_000), note: ' With  link ' },
      { platform: 'TIKTOK', format: 'VIDEO', price: usd(30_000) },
    ];
    const input = { ...full, languages: ['MS', 'EN', 'MS'], formatPrices: prices, paidAdsPrice: usd(12_000) };
    await person.client.data(save, { input });
    const kept = {
      languages: ['MS', 'EN'],
      formatPrices: [
        { platform: 'TIKTOK', format: 'VIDEO', note: null, price: { amount: 30_000 } },
        { platform: 'INSTAGRAM', format: 'STORY', note: 'With link', price: { amount: 9_000 } },
      ],
      paidAdsPrice: { amount: 12_000 },
      instagramPrice: { amount: 12_050, currency: 'USD' },
    };
    expect((await readMe()).profile).toMatchObject(kept);
    await person.client.data(save, { input: { bio: 'Other words.' } });
    expect((await readMe()).profile).toMatchObject(kept);
    await person.client.data(save, { input: { formatPrices: [prices[1]], paidAdsPrice: null } });
    expect((await readMe()).profile).toMatchObject({
      formatPrices: [kept.formatPrices[0]],
      paidAdsPrice: null,
    });
    await person.client.data(save, { input: { formatPrices: null, languages: null } });
    expect((await readMe()).profile).toMatchObject({ formatPrices: [], languages: [] });
  });

  const price = { platform: 'TIKTOK', format: 'VIDEO', price: usd(100) };
  const refused = (field: string, params: object) => ({ code: 'BAD_INPUT', field, params });
  const amountRefused = { code: 'AMOUNT_INVALID', field: 'formatPrices.0.price' };
  test.each([
    [{ formatPrices: Array(21).fill(price) }, refused('formatPrices', { maxItems: 20 })],
    [
      { formatPrices: [price, price] },
      refused('formatPrices.1.format', { format: 'a format that no other row has' }),
    ],
    [
      { formatPrices: [{ ...price, platform: 'INSTAGRAM', format: 'POST' }] },
      refused('formatPrices.0.format', { format: 'a format without a price field of its own' }),
    ],
    [{ formatPrices: [{ ...price, price: usd(0) }] }, amountRefused],
    [{ formatPrices: [{ ...price, price: usd(100_000_001) }] }, amountRefused],
    [
      { formatPrices: [{ ...price, note: 'x'.repeat(101) }] },
      refused('formatPrices.0.note', { maxCharacters: 100 }),
    ],
    [
      { languages: ['EN', 'ZH', 'MS', 'ID', 'TH', 'VI', 'FIL', 'TA', 'YUE', 'NAN', 'MY'] },
      refused('languages', { maxItems: 10 }),
    ],
  ])('%j is refused', async (input, extensions) => {
    expect((await person.client.refusal(save, { input })).extensions).toMatchObject(extensions);
  });

  test('today in Singapore is a day of birth that passes', async () => {
    await person.client.data(save, { input: { ...full, dateOfBirth: '2026-11-20' } });
  });
});

test.each([
  ['+65', '31234567', true],
  ['+65', '812345678', false],
  ['+60', '123456789', true],
  ['+60', '0123456789', true],
  ['+60', '12345', false],
  ['+1', '2025550123', true],
  ['+1', '202555012', false],
  ['+62', '8123456789', true],
])('%s %s can be a phone number: %s', (phonePrefix, mobile, isPossible) => {
  const check = () => toPhone({ phonePrefix, mobile });
  if (isPossible) expect(check()).toEqual({ phonePrefix, mobile });
  else expect(check).toThrow('Invalid mobile number');
});

test('interests are names of active categories, each once', async () => {
  const set =
    'mutation ($interests: [String!]!) { setInterests(input: { interests: $interests }) { account { id } } }';
  await person.client.data(set, { interests: ['Food', 'Travel', 'Food'] });
  expect((await readMe()).profile.interests).toEqual(['Food', 'Travel']);
  await sql(product.databaseUrl, "update category set is_active = false where name = 'Comedy'");
  for (const name of ['Comedy', 'food', 'Nonsense', '', '\u0000']) {
    const refusal = await person.client.refusal(set, { interests: ['Food', name] });
    expect(refusal.extensions).toEqual(
      fault('BAD_INPUT', 'interests', { format: 'names of active categories' }),
    );
  }
  const { categories } = await person.client.data('{ categories { name slug } }');
  expect(categories).not.toContainEqual(expect.objectContaining({ name: 'Comedy' }));
  expect(categories).toContainEqual({ name: 'Skin care', slug: 'skin-care' });
  await person.client.data(set, { interests: [] });
  expect((await readMe()).profile.interests).toEqual([]);
});

describe('followers and the Instagram handle', () => {
  const setFollowers = 'mutation ($n: Int!) { setFollowers(input: { followers: $n }) { account { id } } }';
  const setHandle =
    'mutation ($name: String) { setInstagramUsername(input: { username: $name }) { account { id } } }';

  test('typed-in followers are marked as such and need a linked name', async () => {
    await person.client.data(setHandle, { name: null });
    expect(await person.client.refusal(setFollowers, { n: 5_000 })).toMatchObject({
      message: 'Please link your Instagram or Facebook account first.',
      extensions: { code: 'SOCIAL_ACCOUNT_MISSING' },
    });
    await person.client.data(setHandle, { name: ' @mei.eats ' });
    await person.client.data(setFollowers, { n: 5_000 });
    expect((await readMe()).profile).toMatchObject({
      instagramUsername: 'mei.eats',
      followers: 5_000,
      followersSource: 'SELF_REPORTED',
    });
    expect((await person.client.refusal(setFollowers, { n: -1 })).extensions.field).toBe('followers');
  });

  test('removing the handle clears followers and price; a typed-in count gives way to what Instagram says', async () => {
    await person.client.data(setHandle, { name: 'somebody.else' });
    expect((await readMe()).profile).toMatchObject({ followersSource: 'PROVIDER' });
    await person.client.data(setFollowers, { n: 70 });
    expect((await readMe()).profile).toMatchObject({ followers: 70, followersSource: 'SELF_REPORTED' });
    await person.client.data(setHandle, { name: 'corrected' });
    expect((await readMe()).profile.followers).toBeGreaterThan(70);
    await person.client.data(setHandle, { name: null });
    expect((await readMe()).profile).toMatchObject({
      instagramUsername: null,
      followers: 0,
      instagramPrice: null,
    });
  });

  test.each([
    ['', 'USERNAME_REQUIRED', 'Please enter username.'],
    [' @ ', 'USERNAME_REQUIRED', 'Please enter username.'],
    ['no spaces', 'USERNAME_INVALID', 'Please check if you have entered the correct details or try again.'],
  ])('the handle %j is refused in the words of its dialog', async (name, code, text) => {
    const refusal = await person.client.refusal(setHandle, { name });
    expect(refusal).toMatchObject({ message: text, extensions: { code, field: 'username' } });
  });
});

describe('usernames', () => {
  const choose =
    'mutation ($name: String!) { chooseUsername(input: { username: $name }) { account { profile { username } } } }';
  const isFree = 'query ($name: String!) { usernameAvailable(username: $name) }';

  test('one is chosen and changed; a taken one is told however it is written', async () => {
    const other = await createPerson(product, { username: 'Already.Here' });
    expect(await person.client.data(choose, { name: ' new_name ' })).toEqual({
      chooseUsername: { account: { profile: { username: 'new_name' } } },
    });
    await person.client.data(choose, { name: 'NEW_name' });
    expect(await person.client.refusal(choose, { name: 'already.HERE' })).toMatchObject({
      message: 'Username is taken, Use different',
      extensions: { code: 'USERNAME_TAKEN', field: 'username' },
    });
    expect(await other.client.data(isFree, { name: 'new_NAME' })).toEqual({ usernameAvailable: false });
    expect(await new GraphqlClient(product).data(isFree, { name: 'nobody' })).toEqual({
      usernameAvailable: true,
    });
  });

  test.each([
    ['  ', 'Please enter username!'],
    ['x'.repeat(31), 'Please use at most 30 letters, digits, dots or underscores.'],
    ['a/b', 'Please use at most 30 letters, digits, dots or underscores.'],
  ])('%j is refused', async (name, text) => {
    expect((await person.client.refusal(choose, { name })).message).toBe(text);
  });

  test('looking names up is slowed down', async () => {
    let code = '';
    for (let attempt = 1; attempt <= 70 && code === ''; attempt += 1) {
      const answer = await new GraphqlClient(product).send(isFree, { name: `guess${attempt}` });
      code = answer.errors?.[0]?.extensions.code ?? '';
    }
    expect(code).toBe('RATE_LIMITED');
  });
});

test('mail about notifications is turned off and on', async () => {
  const set =
    'mutation ($on: Boolean!) { setMailNotifications(input: { enabled: $on }) { account { mailNotifications } } }';
  expect(await person.client.data(set, { on: false })).toEqual({
    setMailNotifications: { account: { mailNotifications: false } },
  });
  await person.client.data(set, { on: true });
  expect((await readMe()).mailNotifications).toBe(true);
});

test('the language is kept in the account, and none but those of the product', async () => {
  const set =
    'mutation ($tag: Language!) { setLanguage(input: { language: $tag }) { account { language } } }';
  expect((await person.client.data('{ me { language } }')).me).toEqual({ language: null });
  expect(await person.client.data(set, { tag: 'ZH_CN' })).toEqual({
    setLanguage: { account: { language: 'ZH_CN' } },
  });
  expect((await person.client.data('{ me { language } }')).me).toEqual({ language: 'ZH_CN' });
  expect((await person.client.refusal(set, { tag: 'FR' })).extensions.code).toBe('BAD_INPUT');
});

test('a person is found by id or username, by visitors too; what is private has no field there', async () => {
  const visitor = new GraphqlClient(product);
  const find = 'query ($id: ID, $name: String) { profile(id: $id, username: $name) { id username } }';
  const { username } = (await visitor.data(find, { id: person.id })).profile;
  expect((await visitor.data(find, { name: username.toUpperCase() })).profile.id).toBe(
    idOf('Profile', person.id),
  );
  for (const id of ['0', '99999', '9999999999', 'x', '-1']) {
    expect(await visitor.data(find, { id })).toEqual({ profile: null });
  }
  expect(await visitor.data(find, { name: 'nobody\u0000' })).toEqual({ profile: null });
  expect((await visitor.refusal(find)).extensions.code).toBe('BAD_INPUT');
  expect((await visitor.refusal(find, { id: 1, name: 'x' })).extensions.code).toBe('BAD_INPUT');
  expect((await visitor.refusal('{ profile(id: 1) { mobile } }')).extensions.code).toBe(
    'GRAPHQL_VALIDATION_FAILED',
  );
});

test('top influencers are verified, by followers, and paged', async () => {
  await createPerson(product, { first: 'Big', followers: 90_000_000 });
  await createPerson(product, { first: 'Bigger', followers: 91_000_000 });
  await createPerson(product, { first: 'Fake', followers: 95_000_000, isVerified: false });
  const top =
    'query ($first: Int, $offset: Int) { topInfluencers(first: $first, offset: $offset) { nodes { first } } }';
  const visitor = new GraphqlClient(product);
  expect(await visitor.data(top, { first: 2 })).toEqual({
    topInfluencers: { nodes: [{ first: 'Bigger' }, { first: 'Big' }] },
  });
  expect(await visitor.data(top, { offset: 1, first: 1 })).toEqual({
    topInfluencers: { nodes: [{ first: 'Big' }] },
  });
});

test('all countries are listed by name with their calling code', async () => {
  const { countries } = await new GraphqlClient(product).data('{ countries { code name phonePrefix } }');
  expect(countries.length).toBeGreaterThan(200);
  expect(countries).toContainEqual({ code: 'SG', name: 'Singapore', phonePrefix: '+65' });
});

test('visitors change nothing', async () => {
  const visitor = new GraphqlClient(product);
  const operations = [
    'mutation { setInterests(input: { interests: [] }) { account { id } } }',
    'mutation { setFollowers(input: { followers: 1 }) { account { id } } }',
    'mutation { setInstagramUsername(input: { username: null }) { account { id } } }',
    'mutation { chooseUsername(input: { username: "x" }) { account { id } } }',
    'mutation { setAvatar(input: { picture: "x" }) { account { id } } }',
    'mutation { refreshInstagram { account { id } } }',
    'mutation { revokeOtherSessions { revokedCount } }',
    'mutation { setMailNotifications(input: { enabled: false }) { account { id } } }',
    'mutation { deleteBankAccount(input: {}) { account { id } } }',
  ];
  for (const operation of operations) {
    expect((await visitor.refusal(operation)).extensions.code).toBe('SIGN_IN_REQUIRED');
  }
});

test.each([
  ['{ countries { code } }', 1],
  ['{ categories { id } }', 1],
  ['{ topInfluencers { nodes { id fullName avatar { small } country { name } } } }', 1],
  ['{ profile(id: 1) { id fullName avatar { small } country { name } instagramPrice { amount } } }', 1],
  ['{ uploadPolicy { warning } }', 0],
])('%s costs %i statement for a visitor', async (operation, count) => {
  product.statements.length = 0;
  await new GraphqlClient(product).data(operation);
  expect(product.statements).toHaveLength(count);
});

test('a name that was stored before the rules stays until it is changed', async () => {
  const person = await createPerson(product, { first: 'Koli', last: 'Official ✓' });
  const change = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { account { id } } }';
  await person.client.data(change, { input: { bio: 'Hello' } });
  const { extensions } = await person.client.refusal(change, { input: { first: 'Koli Team' } });
  expect(extensions).toMatchObject({ code: 'NAME_RESERVED', field: 'first' });
  await person.client.data(change, { input: { first: 'Siti', last: 'Rahman' } });
});

test('who is staff is told by the server', async () => {
  const [member, staff] = [await createPerson(product), await createPerson(product, { isStaff: true })];
  const read = 'query ($id: ID!) { profile(id: $id) { isStaff } }';
  expect(await member.client.data(read, { id: member.id })).toEqual({ profile: { isStaff: false } });
  expect(await member.client.data(read, { id: staff.id })).toEqual({ profile: { isStaff: true } });
});
