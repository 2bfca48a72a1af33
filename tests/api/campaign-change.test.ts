import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireCampaigns } from '../../api/modules/campaigns/review/campaign-jobs.service.ts';
import { systemCtx } from '../../api/server/system-context.ts';
import { usd } from '../../schema/usd.ts';
import {
  campaignForm,
  campaignOperations,
  countRows,
  makeCampaign,
  makePicture,
} from '../support/campaigns.ts';
import { idOf } from '../support/global-ids.ts';
import { createRemark } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;
let picture: string;
const { update, setDisabled, create } = campaignOperations;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await createPerson(product);
  picture = await makePicture(product, owner);
});
afterAll(() => product.close());

const form = (fields: object = {}) => campaignForm([picture], fields);
const factsOf = async (id: number) =>
  (
    await sql(
      product.databaseUrl,
      `select type from outbox where (payload->>'campaignId')::int = $1 order by id`,
      [id],
    )
  ).map(({ type }) => type);
const stateOf = async (id: number) =>
  (
    await sql(
      product.databaseUrl,
      'select state, submitted_at, rejected_reason from campaign where id = $1',
      [id],
    )
  )[0];

describe('editing', () => {
  test('keeps a category that is no longer offered, and takes no other such one', async () => {
    const made = await owner.client.data(create, { input: form({ categories: ['food', 'travel'] }) });
    const { id } = made.createCampaign.campaign;
    await sql(
      product.databaseUrl,
      `update category set is_active = false where slug in ('travel', 'fashion')`,
    );
    const { updateCampaign } = await owner.client.data(update, { input: { id, title: 'Better' } });
    expect(updateCampaign.campaign.categories.map(({ slug }: { slug: string }) => slug)).toEqual([
      'food',
      'travel',
    ]);
    const other = await owner.client.refusal(update, { input: { id, categories: ['fashion'] } });
    expect(other.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'categories' });
    await sql(product.databaseUrl, 'update category set is_active = true');
  });

  test('a rejected campaign goes back to approval, behind those that wait', async () => {
    const id = await makeCampaign(product, owner, { state: 'inactive', rejectedReason: 'Too short.' });
    const { updateCampaign } = await owner.client.data(update, {
      input: { id, ...form({ title: 'Better' }) },
    });
    expect(updateCampaign.campaign).toMatchObject({
      title: 'Better',
      state: 'AWAITING_APPROVAL',
      rejectedReason: null,
    });
    expect(await stateOf(id)).toEqual({
      state: 'awaiting_approval',
      submitted_at: product.clock.now(),
      rejected_reason: null,
    });
    expect(await factsOf(id)).toEqual(['campaign.submitted', 'campaign.changed']);
  });

  test('one that waits keeps its place', async () => {
    const submittedAt = new Date('2026-11-18T02:00:00Z');
    const id = await makeCampaign(product, owner, { state: 'awaiting_approval', submittedAt });
    await owner.client.data(update, {
      input: { id, ...form({ pictures: [picture, await makePicture(product, owner)] }) },
    });
    expect(await stateOf(id)).toMatchObject({ state: 'awaiting_approval', submitted_at: submittedAt });
  });

  test.each([
    ['the type is locked', { type: 'SHOUTOUT' }, 'CAMPAIGN_TYPE_LOCKED', 'type'],
    ['the rules of the form hold', { title: '' }, 'TITLE_REQUIRED', 'title'],
    ['the last day is not past', { endsOn: '2026-11-01' }, 'DATE_IN_PAST', 'endsOn'],
  ])('%s', async (_case, fields, code, field) => {
    const id = await makeCampaign(product, owner, { state: 'inactive', title: 'As it was' });
    const before = await countRows(product, 'transition', 'outbox');
    const refusal = await owner.client.refusal(update, { input: { id, ...form(fields) } });
    expect(refusal.extensions).toMatchObject({ code, field });
    expect(await countRows(product, 'transition', 'outbox')).toEqual(before);
    expect(await stateOf(id)).toMatchObject({ state: 'inactive' });
  });
});

test('disabling hides a campaign and is told once; enabling shows it again', async () => {
  const id = await makeCampaign(product, owner);
  for (const disabled of [true, true, false]) {
    const { setCampaignDisabled } = await owner.client.data(setDisabled, { id, disabled });
    expect(setCampaignDisabled.campaign).toEqual({ id: idOf('Campaign', id), isDisabled: disabled });
  }
  expect(await factsOf(id)).toEqual(['campaign.changed', 'campaign.changed']);
});

test('its owner closes a campaign that has found somebody: awarded at once, and told once', async () => {
  const close =
    'mutation ($id: ID!) { closeCampaign(input: { id: $id }) { campaign { state permissions { close { code } apply { code } } } } }';
  const id = await makeCampaign(product, owner);
  const applicant = await createPerson(product);
  await createRemark(product, id, applicant, 'offer_accepted');
  expect((await owner.client.refusal(close, { id })).extensions).toMatchObject({ code: 'NOBODY_HIRED' });
  expect(await stateOf(id)).toMatchObject({ state: 'open' });

  await createRemark(product, id, await createPerson(product), 'hired');
  expect(await owner.client.data(close, { id })).toEqual({
    closeCampaign: {
      campaign: {
        state: 'AWARDED',
        permissions: { close: { code: 'WRONG_STATE' }, apply: { code: 'CAMPAIGN_CLOSED' } },
      },
    },
  });
  expect((await owner.client.refusal(close, { id })).extensions).toMatchObject({ code: 'WRONG_STATE' });
  expect(await factsOf(id)).toEqual(['campaign.withdrawn', 'campaign.changed']);
});

describe('drafts', () => {
  const save = `mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { campaignDraft { updatedAt } } }`;
  const draft = `{ me { hasDraft } myDraft { type title detailsHtml budget { amount currency } productValue { amount currency } productUrl categories
    countries allCountries gender minAge maxAge minFollowers endsOn hashtags tags pictures { id medium } updatedAt } }`;
  let writer: Person;
  beforeEach(async () => {
    writer = await createPerson(product);
  });

  test('an empty one is kept', async () => {
    expect(await writer.client.data(draft)).toEqual({ me: { hasDraft: false }, myDraft: null });
    await writer.client.data(save, { input: {} });
    expect(await writer.client.data(draft)).toEqual({
      me: { hasDraft: true },
      myDraft: {
        type: null,
        title: null,
        detailsHtml: null,
        budget: null,
        productValue: null,
        productUrl: null,
        categories: [],
        countries: [],
        allCountries: false,
        gender: null,
        minAge: null,
        maxAge: null,
        minFollowers: null,
        endsOn: null,
        hashtags: [],
        tags: [],
        pictures: [],
        updatedAt: expect.any(String),
      },
    });
  });

  test('a full one comes back as it was sent, and the next one replaces it', async () => {
    const own = await makePicture(product, writer);
    const input = { ...campaignForm([own], { endsOn: '2026-01-01', detailsHtml: '<p onclick="x">Hi</p>' }) };
    await writer.client.data(save, { input });
    const { myDraft } = await writer.client.data(draft);
    expect(myDraft).toMatchObject({
      ...input,
      detailsHtml: '<p>Hi</p>',
      pictures: [{ id: own, medium: `/files/${own}/640.webp` }],
    });
    await writer.client.data(save, { input: { title: 'Only this' } });
    expect((await writer.client.data(draft)).myDraft).toMatchObject({
      title: 'Only this',
      pictures: [],
      tags: [],
    });
    expect(await owner.client.data(draft)).toMatchObject({ myDraft: null });
  });

  test.each([
    ['title', 'BAD_INPUT', { title: 'x'.repeat(501) }],
    ['detailsHtml', 'BAD_INPUT', { detailsHtml: 'x'.repeat(20_001) }],
    ['budget', 'AMOUNT_INVALID', { budget: usd(100_000_001) }],
    ['productValue', 'BAD_INPUT', { productValue: usd(-1) }],
    ['productUrl', 'BAD_INPUT', { productUrl: 'x'.repeat(501) }],
    ['categories', 'BAD_INPUT', { categories: ['nothing'] }],
    ['countries', 'BAD_INPUT', { countries: ['XX'] }],
    ['minAge', 'BAD_INPUT', { minAge: -1 }],
    ['maxAge', 'BAD_INPUT', { maxAge: 101 }],
    ['minFollowers', 'BAD_INPUT', { minFollowers: -1 }],
    ['tags', 'BAD_INPUT', { tags: Array.from({ length: 31 }, () => 'x') }],
    ['pictures', 'BAD_INPUT', { pictures: Array.from({ length: 11 }, (_, index) => `p${index}`) }],
    ['pictures', 'NOT_FOUND', { pictures: ['0123456789abcdef'] }],
  ])('%s keeps its bounds', async (field, code, input) => {
    const refusal = await writer.client.refusal(save, { input });
    expect(refusal.extensions).toMatchObject({ code, field });
    expect((await writer.client.data(draft)).myDraft).toBeNull();
  });

  test('discarding deletes it, and does no harm without one', async () => {
    await writer.client.data(save, { input: { title: 'Gone soon' } });
    for (const _ of ['once', 'twice'])
      expect(await writer.client.data('mutation { discardDraft { isDiscarded } }')).toBeTruthy();
    expect((await writer.client.data(draft)).myDraft).toBeNull();
  });

  test('posting deletes it, a refused post keeps it', async () => {
    const own = await makePicture(product, writer);
    await writer.client.data(save, { input: { title: 'Soon' } });
    await writer.client.refusal(create, { input: campaignForm([own], { title: '' }) });
    expect((await writer.client.data(draft)).myDraft).toMatchObject({ title: 'Soon' });
    await writer.client.data(create, { input: campaignForm([own]) });
    expect(await writer.client.data(draft)).toEqual({ me: { hasDraft: false }, myDraft: null });
  });
});

test('after the last day a campaign is awarded with a hire, inactive without one, once', async () => {
  const applicant = await createPerson(product);
  const last = { endsOn: '2026-11-20' };
  const hired = await makeCampaign(product, owner, last);
  await createRemark(product, hired, applicant, 'done');
  const applied = await makeCampaign(product, owner, last);
  await createRemark(product, applied, applicant, 'offer_accepted');
  const lonely = await makeCampaign(product, owner, { ...last, isDisabled: true });
  const waiting = await makeCampaign(product, owner, { ...last, state: 'awaiting_approval' });
  const expire = () => systemCtx(product).inTransaction((ctx) => expireCampaigns(ctx, 2));

  expect(await expire()).toBe(0);
  product.clock.advance({ days: 1 });
  expect([await expire(), await expire(), await expire()]).toEqual([2, 1, 0]);
  const states = await Promise.all([hired, applied, lonely, waiting].map(stateOf));
  expect(states.map((row) => row?.state)).toEqual(['awarded', 'inactive', 'inactive', 'awaiting_approval']);
  expect(await factsOf(hired)).toEqual(['campaign.closed']);
  const log = await sql(
    product.databaseUrl,
    `select action, side, actor_id from transition where process = 'campaign' and subject_id = $1`,
    [applied],
  );
  expect(log).toEqual([{ action: 'expire', side: 'system', actor_id: null }]);
  await product.settled();
  const told = await sql(
    product.databaseUrl,
    `select message from notification where campaign_id = any($1) and recipient_id = $2 order by campaign_id`,
    [[hired, applied], owner.id],
  );
  expect(told).toEqual([
    { message: expect.stringMatching(/^Your campaign “.*” has ended\. Running jobs go on\.$/) },
    { message: expect.stringMatching(/^Your campaign “.*” ended without a hire\. Choose a new end date/) },
  ]);
});
