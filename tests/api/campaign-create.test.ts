import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { campaignForm, campaignOperations, countRows, makePicture } from '../support/campaigns.ts';
import { rowNumber } from '../support/global-ids.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;
let picture: string;
const { create } = campaignOperations;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await createPerson(product, { first: 'Mei', last: 'Tan' });
  picture = await makePicture(product, owner);
});
afterAll(() => product.close());

const form = (fields: object = {}) => campaignForm([picture], fields);
const written = () => countRows(product, 'campaign', 'transition', 'outbox');

describe('every rule of the form, at its field, with its text', () => {
  const long = 'x'.repeat(61);
  const many = Array.from({ length: 31 }, (_, index) => `tag${index}`);
  test.each<[string, object, string, string, string]>([
    ['paid without a budget', { budget: null }, 'PRICE_REQUIRED', 'budget', 'Please enter price'],
    ['paid with a budget of 0', { budget: usd(0) }, 'PRICE_REQUIRED', 'budget', 'Please enter price'],
    ['paid with less than 0', { budget: usd(-5) }, 'PRICE_REQUIRED', 'budget', 'Please enter price'],
    [
      'more than a million',
      { budget: usd(100_000_001) },
      'AMOUNT_INVALID',
      'budget',
      'Please enter an amount of',
    ],
    [
      'sponsored without a value',
      { type: 'SPONSORED' },
      'PRICE_REQUIRED',
      'productValue',
      'Please enter price',
    ],
    [
      'sponsored above a million',
      { type: 'SPONSORED', productValue: usd(100_000_001) },
      'AMOUNT_INVALID',
      'productValue',
      'Please enter an amount of',
    ],
    [
      'a script as product address',
      { type: 'SPONSORED', productValue: usd(1), productUrl: 'javascript:alert(1)' },
      'BAD_INPUT',
      'productUrl',
      'an http or https address',
    ],
    [
      'a product address too long',
      { type: 'SPONSORED', productValue: usd(1), productUrl: `https://a.test/${'x'.repeat(500)}` },
      'BAD_INPUT',
      'productUrl',
      'at most 500 characters',
    ],
    ['an end yesterday', { endsOn: '2026-11-19' }, 'DATE_IN_PAST', 'endsOn', 'Please select a date'],
    ['no country', { countries: [] }, 'COUNTRY_REQUIRED', 'countries', 'Please select country'],
    ['a country that is none', { countries: ['XX'] }, 'BAD_INPUT', 'countries', 'ISO codes of countries'],
    [
      'a country in other letters',
      { countries: ['\u0000S'] },
      'BAD_INPUT',
      'countries',
      'ISO codes of countries',
    ],
    [
      'an age range that ends before it begins',
      { minAge: 30, maxAge: 20 },
      'AGE_REQUIRED',
      'minAge',
      'Please select age',
    ],
    ['an age of 0', { minAge: 0 }, 'BAD_INPUT', 'minAge', '1 to 100'],
    ['an age of 101', { maxAge: 101 }, 'BAD_INPUT', 'maxAge', '0 to 100'],
    ['no title', { title: ' \n ' }, 'TITLE_REQUIRED', 'title', 'Please enter title'],
    [
      'a title of 61 characters',
      { title: long },
      'TITLE_TOO_LONG',
      'title',
      'Please shorten the title to at most 60',
    ],
    ['no text', { detailsHtml: '' }, 'DETAILS_REQUIRED', 'detailsHtml', 'Please enter detail'],
    [
      'an empty paragraph',
      { detailsHtml: '<p>&nbsp;<br></p>' },
      'DETAILS_REQUIRED',
      'detailsHtml',
      'Please enter detail',
    ],
    [
      'nothing but a script',
      { detailsHtml: '<script>alert(1)</script>' },
      'DETAILS_REQUIRED',
      'detailsHtml',
      'Please enter detail',
    ],
    [
      'invisible characters only',
      { detailsHtml: '<p>\u200b\u2060</p>' },
      'DETAILS_REQUIRED',
      'detailsHtml',
      'Please enter detail',
    ],
    [
      'a text too long',
      { detailsHtml: 'x'.repeat(20_001) },
      'BAD_INPUT',
      'detailsHtml',
      'at most 20,000 characters',
    ],
    [
      'a category that is none',
      { categories: ['food', 'nothing'] },
      'BAD_INPUT',
      'categories',
      'slugs of active categories',
    ],
    ['fewer than 0 followers', { minFollowers: -1 }, 'BAD_INPUT', 'minFollowers', '0 to 100,000,000'],
    [
      'more followers than there are people',
      { minFollowers: 100_000_001 },
      'BAD_INPUT',
      'minFollowers',
      '0 to 100,000,000',
    ],
    ['31 hashtags', { hashtags: many }, 'BAD_INPUT', 'hashtags', 'at most 30 items'],
    ['31 tags', { tags: many }, 'BAD_INPUT', 'tags', 'at most 30 items'],
    ['a tag of 61 characters', { tags: [long] }, 'BAD_INPUT', 'tags', 'at most 60 characters'],
    ['no picture', { pictures: [] }, 'IMAGE_REQUIRED', 'pictures', 'Please select image'],
    [
      '11 pictures',
      { pictures: Array.from({ length: 11 }, (_, index) => `p${index}`) },
      'BAD_INPUT',
      'pictures',
      'at most 10 items',
    ],
    [
      'a picture that is none',
      { pictures: ['0123456789abcdef0123456789abcdef'] },
      'NOT_FOUND',
      'pictures',
      "We couldn't find this",
    ],
  ])('%s', async (_case, fields, code, field, text) => {
    const before = await written();
    const refusal = await owner.client.refusal(create, { input: form(fields) });
    expect(refusal.extensions).toMatchObject({ code, field });
    expect(refusal.message).toContain(text);
    expect(await written()).toEqual(before);
  });

  test("somebody else's picture, or one for another purpose, is refused", async () => {
    const other = await createPerson(product);
    for (const id of [await makePicture(product, other), await makePicture(product, owner, 'report')]) {
      const refusal = await owner.client.refusal(create, { input: form({ pictures: [id] }) });
      expect(refusal.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'pictures' });
    }
  });
});

test('posting waits for a verified address', async () => {
  const unverified = await createPerson(product, { isVerified: false });
  const refusal = await unverified.client.refusal(create, { input: form() });
  expect(refusal.extensions.code).toBe('EMAIL_NOT_VERIFIED');
});

test('a posted campaign awaits approval, is logged and told', async () => {
  const posted = (await owner.client.data(create, { input: form() })).createCampaign.campaign;
  expect(posted).toMatchObject({
    type: 'PAID',
    state: 'AWAITING_APPROVAL',
    title: 'Noodle week',
    detailsHtml: '<p>Cook <strong>noodles</strong> with us.</p>',
    excerpt: 'Cook noodles with us.',
    budget: { amount: 90_000, currency: 'USD' },
    productValue: null,
    categories: [{ slug: 'food' }],
    countries: [{ code: 'MY' }, { code: 'SG' }],
    gender: 'ANY',
    minAge: 18,
    maxAge: 24,
    minFollowers: 1_000,
    endsOn: '2026-12-12',
    hashtags: ['noodles'],
    tags: ['asian food'],
    pictures: [{ id: picture }],
    cover: { id: picture },
    isDisabled: false,
    isFeatured: false,
    isFavourite: false,
    isMine: true,
    owner: { fullName: 'Mei Tan' },
    remarkCount: 0,
    hiredCount: 0,
  });
  const log = await sql(
    product.databaseUrl,
    `select action, from_state, to_state, side, actor_id from transition where process = 'campaign' and subject_id = $1`,
    [rowNumber(posted.id)],
  );
  expect(log).toEqual([
    { action: 'submit', from_state: null, to_state: 'awaiting_approval', side: 'owner', actor_id: owner.id },
  ]);
  const facts = await sql(
    product.databaseUrl,
    `select type from outbox where (payload->>'campaignId')::int = $1`,
    [rowNumber(posted.id)],
  );
  expect(facts).toEqual([{ type: 'campaign.submitted' }]);
});

test('the last day may be today in Singapore, and a title may have 60 characters of any script', async () => {
  const title = '麵'.repeat(60);
  const posted = (
    await owner.client.data(create, {
      input: form({ endsOn: '2026-11-20', title }),
    })
  ).createCampaign.campaign;
  expect(posted).toMatchObject({ endsOn: '2026-11-20', title });
});

test('what belongs to another type is dropped', async () => {
  const all = { budget: usd(90_000), productValue: usd(5_000), productUrl: 'https://shop.test/noodles' };
  const amounts = async (type: string) => {
    const posted = (await owner.client.data(create, { input: form({ ...all, type }) })).createCampaign
      .campaign;
    return [posted.budget?.amount, posted.productValue?.amount, posted.productUrl];
  };
  expect(await amounts('PAID')).toEqual([90_000, undefined, null]);
  expect(await amounts('SPONSORED')).toEqual([undefined, 5_000, 'https://shop.test/noodles']);
  expect(await amounts('SHOUTOUT')).toEqual([undefined, undefined, null]);
});

test('tags are normalised, and every country means all', async () => {
  const { countries } = await owner.client.data('{ countries { code } }');
  const posted = (
    await owner.client.data(create, {
      input: form({
        title: '  Noodle \n week ',
        hashtags: ['#Noodles', 'noodles', ' #street food ', '#'],
        tags: [' Asian   food', 'asian food', ''],
        countries: countries.map(({ code }: { code: string }) => code),
        minAge: null,
        maxAge: null,
      }),
    })
  ).createCampaign.campaign;
  expect(posted).toMatchObject({
    title: 'Noodle week',
    hashtags: ['Noodles', 'streetfood'],
    tags: ['Asian food'],
    countries: [],
    minAge: null,
    maxAge: null,
  });
});

test('posted again under the same key after a lost answer, there is one campaign, answered as it is', async () => {
  const post = `mutation ($input: CreateCampaignInput!) {
    createCampaign(input: $input) { campaign { title state } } }`;
  const posted = { input: { idempotencyKey: 'press-1', ...form({ title: 'Once' }) } };
  const first = await owner.client.data(post, posted);
  expect(await owner.client.data(post, posted)).toEqual(first);
  expect(first).toEqual({ createCampaign: { campaign: { title: 'Once', state: 'AWAITING_APPROVAL' } } });
  expect(await sql(product.databaseUrl, "select from campaign where title = 'Once'")).toHaveLength(1);
});
