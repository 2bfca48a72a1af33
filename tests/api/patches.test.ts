import { isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { campaignForm, makePicture } from '../support/campaigns.ts';
import { idOf } from '../support/global-ids.ts';
import { draftNews } from '../support/help-and-news.ts';
import { makeApp } from '../support/oauth-data.ts';
import { createPerson, type Person } from '../support/people.ts';
import { productForm } from '../support/products.ts';
import { realSchema } from '../support/schema-documents.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { createWebhook } from '../support/webhooks.ts';

let product: TestProduct;
let owner: Person;
let staff: Person;
const pictures: Record<'campaign' | 'product' | 'news', string> = { campaign: '', product: '', news: '' };

beforeAll(async () => {
  product = await startTestProduct();
  owner = await createPerson(product);
  staff = await createPerson(product, { isStaff: true });
  for (const purpose of ['campaign', 'product'] as const)
    pictures[purpose] = await makePicture(product, owner, purpose);
  pictures.news = await makePicture(product, staff, 'news');
});
afterAll(() => product?.close());

type Form = Record<string, unknown>;

/** A mutation that changes what is given. */
interface Updated {
  /** Makes what is changed, and returns what names it. */
  readonly make: () => Promise<Form>;
  readonly by?: 'staff';
  /** Reads its form. */
  readonly read: (key: Form) => Promise<Form>;
}

const post = 'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { campaign { id } } }';
const add = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }';
const readCampaign = `query ($id: ID!) { campaign(id: $id) { title detailsHtml budget { amount currency }
  productValue { amount currency } productUrl categories { slug } countries { code } gender minAge maxAge minFollowers
  endsOn hashtags tags pictures { id } brief { deliverables { platform format count note }
  ownerDeliverables { platform format count note } productDescription dueOn dueDays draftFirst rounds
  usage { channels days countries } } } }`;
const readProduct = `query ($id: ID!) { product(id: $id) { title description amount { amount currency } discountPercent
  stockCount categories { slug } pictures { id } } }`;
const readProfile = `{ me { gender dateOfBirth phonePrefix mobile profile { first last city bio country { code }
  instagramPrice { amount currency } facebookPrice { amount currency } languages paidAdsPrice { amount currency }
  formatPrices { platform format note price { amount currency } } } } }`;
const page = 'query ($slug: String!) { siteText(slug: $slug) { name html } }';

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);

async function newCampaign(fields: Form): Promise<Form> {
  const input = campaignForm([pictures.campaign], fields);
  return { id: (await owner.client.data(post, { input })).createCampaign.campaign.id };
}

async function campaignOf({ id }: Form): Promise<Form> {
  const { campaign } = await owner.client.data(readCampaign, { id });
  const countries = campaign.countries.map(({ code }: { code: string }) => code);
  return {
    ...campaign,
    ...{ categories: slugs(campaign.categories), countries, allCountries: countries.length === 0 },
    pictures: ids(campaign.pictures),
  };
}

const updated: Readonly<Record<string, Updated>> = {
  updateCampaign: { make: () => newCampaign({}), read: campaignOf },
  'updateCampaign, sponsored': {
    make: () =>
      newCampaign({
        ...{
          type: 'SPONSORED',
          budget: null,
          productValue: usd(5_000),
          productUrl: 'https://shop.test/noodles',
        },
      }),
    read: campaignOf,
  },
  updateProduct: {
    async make() {
      const input = productForm([pictures.product], { discountPercent: 10 });
      return { id: (await owner.client.data(add, { input })).createProduct.product.id };
    },
    async read({ id }) {
      const { product: one } = await owner.client.data(readProduct, { id });
      return { ...one, categories: slugs(one.categories), pictures: ids(one.pictures) };
    },
  },
  updateProfile: {
    async make() {
      const input = {
        ...{
          first: 'Mei',
          last: 'Tan',
          phonePrefix: '+65',
          mobile: '81234567',
          gender: 'FEMALE',
          country: 'SG',
        },
        ...{ city: 'Singapore', dateOfBirth: '1990-02-28', bio: 'I cook.' },
        ...{ instagramPrice: usd(12_050), facebookPrice: usd(500), paidAdsPrice: usd(2_000) },
        languages: ['EN', 'MS'],
        formatPrices: [{ platform: 'TIKTOK', format: 'VIDEO', price: usd(900), note: null }],
      };
      await owner.client.data(
        'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { account { id } } }',
        { input },
      );
      return {};
    },
    async read() {
      const { profile, ...me } = (await owner.client.data(readProfile)).me;
      return { ...me, ...profile, country: profile.country?.code ?? null };
    },
  },
  updateOAuthApp: {
    make: async () => ({ id: idOf('OAuthApp', await makeApp(product, owner)) }),
    async read({ id }) {
      const { oauthApps } = await owner.client.data(
        '{ oauthApps(first: 100) { nodes { id name website redirectUris } } }',
      );
      return oauthApps.nodes.find((app: Form) => app.id === id);
    },
  },
  updateWebhook: {
    make: async () => ({ id: idOf('Webhook', (await createWebhook(product, owner)).id) }),
    async read({ id }) {
      const { webhooks } = await owner.client.data(
        '{ webhooks(first: 100) { nodes { id url events state } } }',
      );
      const { state, ...rest } = webhooks.nodes.find((one: Form) => one.id === id);
      return { ...rest, enabled: state === 'ENABLED' };
    },
  },
  saveNews: {
    by: 'staff',
    make: async () => ({ id: String(await draftNews(product)) }),
    async read({ id }) {
      const { newsArticle } = await staff.client.data(
        'query ($id: ID!) { newsArticle(id: $id) { title html day picture { id } } }',
        { id },
      );
      return { ...newsArticle, picture: newsArticle.picture?.id ?? null };
    },
  },
  saveSiteText: {
    by: 'staff',
    make: async () => ({ slug: 'about' }),
    read: async ({ slug }) => (await staff.client.data(page, { slug })).siteText,
  },
};

const brief = {
  deliverables: [{ platform: 'TIKTOK', format: 'VIDEO', count: 2, note: null }],
  ownerDeliverables: [],
  productDescription: null,
  ...{ dueOn: '2026-12-20', dueDays: null, draftFirst: true, rounds: 2 },
  usage: { channels: 'OWN', days: 90, countries: ['SG'] },
};

/** A field, a new value, and what null makes of it: a value, or the code of its refusal. */
type Row = readonly [field: string, value: unknown, empty: unknown];
const refused = (code: string) => ({ code });

const rows: Readonly<Record<string, readonly Row[]>> = {
  updateCampaign: [
    ['title', 'Laksa week', refused('TITLE_REQUIRED')],
    ['detailsHtml', '<p>Cook with them.</p>', refused('DETAILS_REQUIRED')],
    ['brief', brief, null],
    ['budget', usd(80_000), refused('PRICE_REQUIRED')],
    ['categories', ['travel'], []],
    ['countries', ['ID'], refused('COUNTRY_REQUIRED')],
    ['gender', 'FEMALE', refused('BAD_INPUT')],
    ['minAge', 20, null],
    ['maxAge', 30, null],
    ['minFollowers', 10_000, refused('BAD_INPUT')],
    ['endsOn', '2026-12-24', refused('DATE_REQUIRED')],
    ['hashtags', ['laksa'], []],
    ['tags', ['spicy'], []],
    ['pictures', 'new', refused('IMAGE_REQUIRED')],
    ['allCountries', true, refused('BAD_INPUT')],
    ['type', 'PAID', refused('BAD_INPUT')],
  ],
  'updateCampaign, sponsored': [
    ['productValue', usd(6_000), refused('PRICE_REQUIRED')],
    ['productUrl', 'https://shop.test/laksa', null],
  ],
  updateProduct: [
    ['title', 'Laksa bowl', refused('TITLE_REQUIRED')],
    ['description', 'Deeper.', refused('DETAILS_REQUIRED')],
    ['amount', { amount: 3_000, currency: 'SGD' }, refused('BAD_INPUT')],
    ['discountPercent', 20, 0],
    ['stockCount', 7, refused('BAD_INPUT')],
    ['stockWas', null, 'nothing'],
    ['categories', ['travel'], []],
    ['pictures', 'new', refused('IMAGE_REQUIRED')],
  ],
  updateProfile: [
    ['first', 'Ling', refused('FIRST_REQUIRED')],
    ['last', 'Lim', refused('LAST_REQUIRED')],
    ['phonePrefix', '+62', refused('FIELD_REQUIRED')],
    ['mobile', '91234567', refused('MOBILE_REQUIRED')],
    ['gender', 'OTHERS', null],
    ['country', 'MY', null],
    ['city', 'Ipoh', null],
    ['dateOfBirth', '1991-03-01', null],
    ['bio', 'I eat.', null],
    ['instagramPrice', usd(9_000), null],
    ['facebookPrice', usd(100), null],
    ['languages', ['TH'], []],
    ['formatPrices', [{ platform: 'YOUTUBE', format: 'VIDEO', price: usd(800), note: 'Long' }], []],
    ['paidAdsPrice', usd(3_000), null],
  ],
  updateOAuthApp: [
    ['name', 'Scheduler', refused('FIELD_REQUIRED')],
    ['website', 'https://scheduler.example/', refused('BAD_INPUT')],
    ['redirectUris', ['https://scheduler.example/back'], refused('BAD_INPUT')],
  ],
  updateWebhook: [
    ['url', 'https://8.8.8.8/hook', refused('FIELD_REQUIRED')],
    ['events', ['REMARK_HIRED'], refused('FIELD_REQUIRED')],
    ['enabled', false, refused('BAD_INPUT')],
  ],
  saveNews: [
    ['title', 'Another title', refused('TITLE_REQUIRED')],
    ['html', '<p>Another text.</p>', refused('DETAILS_REQUIRED')],
    ['picture', 'new', null],
    ['day', '2026-11-21', refused('BAD_INPUT')],
  ],
  saveSiteText: [
    ['name', 'About us all', refused('TITLE_REQUIRED')],
    ['html', '<p>Who we are.</p>', refused('DETAILS_REQUIRED')],
  ],
};

const inputNameOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;

/** Fields that name what is changed, or the call. */
const keys = new Set(['id', 'slug', 'idempotencyKey']);

test('the table has every field, and none of them is required', () => {
  const mutations = new Set(Object.keys(rows).map((name) => name.split(',')[0] ?? ''));
  for (const mutation of mutations) {
    const input = realSchema.getType(inputNameOf(mutation));
    if (!isInputObjectType(input)) throw new Error(`no input of ${mutation}`);
    const fields = Object.values(input.getFields()).filter(({ name }) => !keys.has(name));
    const listed = Object.entries(rows).filter(([name]) => name.split(',')[0] === mutation);
    const named = listed.flatMap(([, own]) => own.map(([field]) => field));
    expect([mutation, named.sort()]).toEqual([mutation, fields.map(({ name }) => name).sort()]);
    expect(fields.filter(({ type }) => String(type).endsWith('!')).map(({ name }) => name)).toEqual([]);
  }
});

describe.each(Object.keys(rows))('%s', (name) => {
  const { make, read, by } = updated[name] as Updated;
  const [mutation = ''] = name.split(',');
  const document = `mutation ($input: ${inputNameOf(mutation)}!) { ${mutation}(input: $input) { __typename } }`;
  const client = () => (by === 'staff' ? staff : owner).client;

  test('without a field changes nothing', async () => {
    const key = await make();
    const before = await read(key);
    await client().data(document, { input: key });
    expect(await read(key)).toEqual(before);
  });

  test.each(rows[name] ?? [])('%s is changed alone', async (field, wanted) => {
    const value =
      wanted !== 'new'
        ? wanted
        : mutation === 'saveNews'
          ? pictures.news
          : [await makePicture(product, owner, mutation === 'updateProduct' ? 'product' : 'campaign')];
    const key = await make();
    const before = await read(key);
    await client().data(document, { input: { ...key, [field]: value } });
    const alike =
      field === 'allCountries' ? { countries: [] } : field === 'type' || field === 'stockWas' ? before : {};
    const after = field in before || field === 'allCountries' ? { [field]: value } : {};
    expect(await read(key)).toEqual({ ...before, ...after, ...alike });
  });

  test.each((rows[name] ?? []).filter(([, , empty]) => empty !== 'nothing'))(
    '%s as null is emptied or refused at its field',
    async (field, _, empty) => {
      const key = await make();
      const before = await read(key);
      const input = { ...key, [field]: null };
      const isRefused = typeof empty === 'object' && empty !== null && 'code' in empty;
      if (!isRefused) {
        await client().data(document, { input });
        expect(await read(key)).toEqual({ ...before, [field]: empty });
        return;
      }
      const { extensions } = await client().refusal(document, { input });
      expect(extensions).toMatchObject({ ...empty, field });
      expect(await read(key)).toEqual(before);
    },
  );
});
