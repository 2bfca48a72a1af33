import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { campaignForm, countRows, makeCampaign, makePicture } from '../support/campaigns.ts';
import { rowNumber } from '../support/global-ids.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;
let picture: string;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await createPerson(product);
  picture = await makePicture(product, owner);
});
afterAll(() => product.close());

const rows = '{ platform format count note }';
const brief = `brief { deliverables ${rows} ownerDeliverables ${rows} productDescription dueOn dueDays draftFirst rounds
  usage { channels days countries } }`;
const create = `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { campaign { id ${brief} } } }`;
const update = `mutation ($input: UpdateCampaignInput!) { updateCampaign(input: $input) { campaign { ${brief} } } }`;
const read = `query ($id: ID!) { campaign(id: $id) { ${brief} } }`;
const save = `mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { campaignDraft { ${brief} } } }`;

const reel = { platform: 'INSTAGRAM', format: 'REEL', count: 1 };
const stories = { platform: 'INSTAGRAM', format: 'STORY', count: 3, note: ' Show the \n shop sign. ' };
const whole = {
  deliverables: [reel, stories],
  dueDays: 30,
  draftFirst: true,
  rounds: 2,
  usage: { channels: 'PAID_ADS', days: 365, countries: ['sg', 'MY', 'SG'] },
};
const ofType = {
  PAID: {},
  SPONSORED: { type: 'SPONSORED', budget: null, productValue: usd(5_000) },
  SHOUTOUT: { type: 'SHOUTOUT', budget: null },
} as const;
type Type = keyof typeof ofType;
const input = (asked: object | null, type: Type = 'PAID', more: object = {}) => ({
  ...campaignForm([picture], { ...ofType[type], ...more }),
  brief: asked,
});
const post = async (asked: object | null, type?: Type) =>
  (await owner.client.data(create, { input: input(asked, type) })).createCampaign.campaign;
const faultsOf = async (asked: object, type?: Type, more?: object) =>
  (await owner.client.refusal(create, { input: input(asked, type, more) })).extensions;

describe('a brief', () => {
  test('is kept, tidied, in its order', async () => {
    const { brief: kept } = await post(whole);
    expect(kept).toEqual({
      deliverables: [
        { ...reel, note: null },
        { ...stories, note: 'Show the shop sign.' },
      ],
      ownerDeliverables: [],
      productDescription: null,
      ...{ dueOn: null, dueDays: 30, draftFirst: true, rounds: 2 },
      usage: { channels: 'PAID_ADS', days: 365, countries: ['MY', 'SG'] },
    });
  });

  test('is filled in with what is meant where nothing is said, and stored without gaps', async () => {
    const { id, brief: kept } = await post({ deliverables: [reel] });
    const meant = { dueOn: null, dueDays: 14, draftFirst: false, rounds: 1, productDescription: null };
    expect(kept).toMatchObject({ ...meant, usage: { channels: 'NONE', days: null, countries: [] } });
    const [row] = await sql(product.databaseUrl, 'select brief from campaign where id = $1', [rowNumber(id)]);
    expect(row?.brief).toEqual({
      ...meant,
      deliverables: [{ platform: 'instagram', format: 'reel', count: 1, note: null }],
      ownerDeliverables: [],
      usage: { channels: 'none', days: null, countries: [] },
    });
  });

  test('may be left out, and is read as null then', async () => {
    expect((await post(null)).brief).toBeNull();
    const before = await makeCampaign(product, owner);
    expect((await owner.client.data(read, { id: before })).campaign.brief).toBeNull();
  });

  test('without channels drops days and countries; all countries are everywhere', async () => {
    const none = { channels: 'NONE', days: 5, countries: ['XX'] };
    const { brief: kept } = await post({ deliverables: [reel], usage: none });
    expect(kept.usage).toEqual({ channels: 'NONE', days: null, countries: [] });
    const { countries } = await owner.client.data('{ countries { code } }');
    const all = countries.map(({ code }: { code: string }) => code);
    const { brief: wide } = await post({ deliverables: [reel], usage: { channels: 'OWN', countries: all } });
    expect(wide.usage).toEqual({ channels: 'OWN', days: null, countries: [] });
  });

  test('of a sponsored campaign says what is sent, of a shoutout what the owner posts; others drop both', async () => {
    const both = {
      deliverables: [reel],
      productDescription: ' Two bowls,\r\nhand made. ',
      ownerDeliverables: [stories],
    };
    expect((await post(both, 'SPONSORED')).brief).toMatchObject({
      productDescription: 'Two bowls,\nhand made.',
      ownerDeliverables: [],
    });
    expect((await post(both, 'SHOUTOUT')).brief).toMatchObject({
      productDescription: null,
      ownerDeliverables: [{ ...stories, note: 'Show the shop sign.' }],
    });
    expect((await post(both, 'PAID')).brief).toMatchObject({
      productDescription: null,
      ownerDeliverables: [],
    });
  });

  test('is replaced as a whole, stays when not given, and null removes it', async () => {
    const { id } = await post(whole);
    const change = async (more: object) =>
      (await owner.client.data(update, { input: { id, ...more } })).updateCampaign.campaign.brief;
    expect(await change({ title: 'Laksa week' })).toMatchObject({ dueDays: 30, rounds: 2 });
    expect(await change({ brief: { deliverables: [reel] } })).toMatchObject({ dueDays: 14, rounds: 1 });
    expect(await change({ brief: null })).toBeNull();
  });
});

describe('every limit, at its field', () => {
  const usage = (more: object) => ({ deliverables: [reel], usage: { channels: 'OWN', ...more } });
  test.each<[string, object, string, string, object?, Type?]>([
    ['no row', { deliverables: [] }, 'deliverables', 'BAD_INPUT', { minItems: 1, maxItems: 20 }],
    ['21 rows', { deliverables: Array(21).fill(reel) }, 'deliverables', 'BAD_INPUT', { maxItems: 20 }],
    [
      'a count of 0',
      { deliverables: [{ ...reel, count: 0 }] },
      'deliverables.0.count',
      'BAD_INPUT',
      { min: 1, max: 50 },
    ],
    [
      'a count of 51',
      { deliverables: [reel, { ...reel, count: 51 }] },
      'deliverables.1.count',
      'BAD_INPUT',
      { min: 1, max: 50 },
    ],
    [
      'a long note',
      { deliverables: [{ ...reel, note: 'x'.repeat(201) }] },
      'deliverables.0.note',
      'BAD_INPUT',
      { maxCharacters: 200 },
    ],
    ['due after 0 days', { deliverables: [reel], dueDays: 0 }, 'dueDays', 'BAD_INPUT', { min: 1, max: 60 }],
    ['due after 61 days', { deliverables: [reel], dueDays: 61 }, 'dueDays', 'BAD_INPUT', { min: 1, max: 60 }],
    ['due yesterday', { deliverables: [reel], dueOn: '2026-11-19' }, 'dueOn', 'DATE_IN_PAST'],
    [
      'due 61 days after the last day',
      { deliverables: [reel], dueOn: '2027-02-11' },
      'dueOn',
      'BAD_INPUT',
      { format: 'a day up to 2027-02-10' },
    ],
    [
      'due on a day and after days',
      { deliverables: [reel], dueOn: '2026-12-20', dueDays: 14 },
      'dueOn',
      'BAD_INPUT',
    ],
    ['less than 0 rounds', { deliverables: [reel], rounds: -1 }, 'rounds', 'BAD_INPUT', { min: 0, max: 5 }],
    ['6 rounds', { deliverables: [reel], rounds: 6 }, 'rounds', 'BAD_INPUT', { min: 0, max: 5 }],
    ['use for 29 days', usage({ days: 29 }), 'usage.days', 'BAD_INPUT', { min: 30, max: 1_095 }],
    ['use for 1,096 days', usage({ days: 1_096 }), 'usage.days', 'BAD_INPUT', { min: 30, max: 1_095 }],
    ['use in a country that is none', usage({ countries: ['XX'] }), 'usage.countries', 'BAD_INPUT'],
    ['use in a country in words', usage({ countries: ['Singapore'] }), 'usage.countries', 'BAD_INPUT'],
    [
      'sponsored without a product',
      { deliverables: [reel], productDescription: ' ' },
      'productDescription',
      'FIELD_REQUIRED',
      undefined,
      'SPONSORED',
    ],
    [
      'sponsored with a long product',
      { deliverables: [reel], productDescription: 'x'.repeat(501) },
      'productDescription',
      'BAD_INPUT',
      { maxCharacters: 500 },
      'SPONSORED',
    ],
    [
      'a shoutout without a return',
      { deliverables: [reel] },
      'ownerDeliverables',
      'BAD_INPUT',
      { minItems: 1, maxItems: 20 },
      'SHOUTOUT',
    ],
  ])('%s', async (_case, asked, field, code, params, type) => {
    const before = await countRows(product, 'campaign', 'transition', 'outbox');
    const refused = await faultsOf(asked, type);
    expect(refused).toMatchObject({ code, field: `brief.${field}`, ...(params && { params }) });
    expect(await countRows(product, 'campaign', 'transition', 'outbox')).toEqual(before);
  });

  test('the last days that work may be due on', async () => {
    for (const due of [{ dueOn: '2026-11-20' }, { dueOn: '2027-02-10' }, { dueDays: 60 }]) {
      expect((await post({ deliverables: [reel], ...due })).brief).toMatchObject(due);
    }
  });

  test('all faults at once, with those of the rest of the form', async () => {
    const asked = {
      deliverables: [reel, { ...reel, count: 0 }, { ...reel, note: 'x'.repeat(201) }],
      rounds: 9,
      usage: { channels: 'OWN', days: 1 },
    };
    const paths = [
      'title',
      'brief.deliverables.1.count',
      'brief.deliverables.2.note',
      'brief.rounds',
      'brief.usage.days',
    ];
    expect(await faultsOf(asked, 'PAID', { title: '' })).toMatchObject({
      faults: paths.map((path) => ({ path: path.split('.') })),
    });
  });
});

describe('a draft', () => {
  test('keeps an unfinished brief as it is, of every type of campaign', async () => {
    const unfinished = {
      deliverables: [],
      ownerDeliverables: [stories],
      productDescription: 'Two bowls',
      dueOn: '2020-01-01',
      usage: { channels: 'OWN', days: null, countries: ['SG'] },
    };
    const { saveDraft } = await owner.client.data(save, { input: { brief: unfinished } });
    expect(saveDraft.campaignDraft.brief).toEqual({
      ...unfinished,
      ownerDeliverables: [{ ...stories, note: 'Show the shop sign.' }],
      ...{ dueDays: null, draftFirst: false, rounds: 1 },
    });
    const { myDraft } = await owner.client.data(`{ myDraft { ${brief} } }`);
    expect(myDraft).toEqual(saveDraft.campaignDraft);
  });

  test('keeps the limits of the form, and has no brief when none is given', async () => {
    const far = { deliverables: [reel], rounds: 6 };
    const { extensions } = await owner.client.refusal(save, { input: { brief: far } });
    expect(extensions).toMatchObject({ code: 'BAD_INPUT', field: 'brief.rounds' });
    const { saveDraft } = await owner.client.data(save, { input: { title: 'Noodles' } });
    expect(saveDraft.campaignDraft.brief).toBeNull();
  });
});
