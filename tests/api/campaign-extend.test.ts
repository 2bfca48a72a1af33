import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { campaignForm, campaignOperations, makeCampaign, makePicture } from '../support/campaigns.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await createPerson(product);
});
afterAll(() => product.close());

const permissions = 'permissions { extend { allowed code } duplicate { allowed code } }';
const extend = `mutation ($input: ExtendCampaignInput!) {
  extendCampaign(input: $input) { campaign { state endsOn ${permissions} } } }`;

describe('extending a campaign', () => {
  const events = async (id: number) =>
    (
      await sql(
        product.databaseUrl,
        `select type from outbox where (payload->>'campaignId')::int = $1 order by id`,
        [id],
      )
    ).map(({ type }) => type);

  test('moves its last day; it stays open, and open pages hear of it', async () => {
    const id = await makeCampaign(product, owner, { endsOn: '2026-12-12' });
    const { extendCampaign } = await owner.client.data(extend, { input: { id, endsOn: '2027-01-31' } });
    expect(extendCampaign.campaign).toMatchObject({ state: 'OPEN', endsOn: '2027-01-31' });
    expect(await events(id)).toEqual(['campaign.changed']);
    const log = await sql(
      product.databaseUrl,
      `select action, from_state, to_state, note from transition where process = 'campaign' and subject_id = $1`,
      [id],
    );
    expect(log).toEqual([
      { action: 'extend', from_state: 'open', to_state: 'open', note: '2026-12-12 to 2027-01-31' },
    ]);
  });

  test('keeps what staff approved: only the day changes', async () => {
    const id = await makeCampaign(product, owner, { endsOn: '2026-12-12', isFeatured: true });
    const row = async () =>
      (await sql(product.databaseUrl, 'select * from campaign where id = $1', [id]))[0] as object;
    const before = await row();
    await owner.client.data(extend, { input: { id, endsOn: '2026-12-13' } });
    const after = await row();
    const changed = Object.keys(after).filter(
      (name) => JSON.stringify(Reflect.get(after, name)) !== JSON.stringify(Reflect.get(before, name)),
    );
    expect(changed.sort()).toEqual(['ends_on', 'updated_at']);
  });

  test.each(['2026-12-12', '2026-12-11', '2020-01-01'])('not to %s', async (endsOn) => {
    const id = await makeCampaign(product, owner, { endsOn: '2026-12-12' });
    const { extensions } = await owner.client.refusal(extend, { input: { id, endsOn } });
    expect(extensions).toMatchObject({
      code: 'BAD_INPUT',
      field: 'endsOn',
      params: { format: 'a day after 2026-12-12' },
    });
  });

  test.each<[string, Parameters<typeof makeCampaign>[2]]>([
    ['one that waits', { state: 'awaiting_approval' }],
    ['an awarded one', { state: 'awarded' }],
    ['a rejected one', { state: 'inactive', rejectedReason: 'No.' }],
    ['one that has ended', { endsOn: '2026-11-19' }],
  ])('%s is not extended, and says so', async (_case, fields) => {
    const id = await makeCampaign(product, owner, fields);
    const read = `query ($id: ID!) { campaign(id: $id) { ${permissions} } }`;
    const { campaign } = await owner.client.data(read, { id });
    expect(campaign.permissions.extend).toEqual({ allowed: false, code: 'WRONG_STATE' });
    expect(campaign.permissions.duplicate.allowed).toBe(true);
    const { extensions } = await owner.client.refusal(extend, { input: { id, endsOn: '2027-06-01' } });
    expect(extensions.code).toBe('WRONG_STATE');
  });
});

describe('duplicating a campaign', () => {
  const draft = `type title detailsHtml budget { amount currency } categories countries allCountries gender minAge
    maxAge minFollowers endsOn hashtags tags pictures { id } brief { deliverables { platform format count } dueOn dueDays }`;
  const duplicate = `mutation ($input: DuplicateCampaignInput!) {
    duplicateCampaign(input: $input) { campaignDraft { ${draft} } } }`;
  const discard = 'mutation { discardDraft { isDiscarded } }';
  const brief = {
    deliverables: [{ platform: 'INSTAGRAM', format: 'REEL', count: 1 }],
    dueOn: '2026-12-20',
  };
  const posted = async (fields: object = {}): Promise<string> => {
    const input = campaignForm([await makePicture(product, owner)], { brief, ...fields });
    return (await owner.client.data(campaignOperations.create, { input })).createCampaign.campaign.id;
  };

  test('copies all but the last day into the draft', async () => {
    const campaignId = await posted();
    const { duplicateCampaign } = await owner.client.data(duplicate, { input: { campaignId } });
    expect(duplicateCampaign.campaignDraft).toMatchObject({
      ...{ type: 'PAID', title: 'Noodle week', budget: usd(90_000), categories: ['food'] },
      ...{ countries: ['MY', 'SG'], allCountries: false, gender: 'ANY', minAge: 18, maxAge: 24 },
      ...{ minFollowers: 1_000, endsOn: null, hashtags: ['noodles'], tags: ['asian food'], brief },
    });
    expect(duplicateCampaign.campaignDraft.pictures).toHaveLength(1);
  });

  test('asks before it replaces a draft', async () => {
    const campaignId = await posted({ title: 'Laksa week' });
    await owner.client.data('mutation { saveDraft(input: { title: "Mine" }) { campaignDraft { title } } }');
    const { extensions } = await owner.client.refusal(duplicate, { input: { campaignId } });
    expect(extensions.code).toBe('DRAFT_EXISTS');
    expect((await owner.client.data('{ myDraft { title } }')).myDraft.title).toBe('Mine');
    const input = { campaignId, replaceDraft: true };
    const { duplicateCampaign } = await owner.client.data(duplicate, { input });
    expect(duplicateCampaign.campaignDraft.title).toBe('Laksa week');
    await owner.client.data(discard);
  });

  test('leaves out a due day that has passed and categories that are no more, and keeps any age', async () => {
    const campaignId = await posted({ categories: ['food', 'travel'], minAge: null, maxAge: null });
    await sql(
      product.databaseUrl,
      `update campaign set brief = jsonb_set(brief, '{dueOn}', '"2026-11-01"') where id = $1`,
      [Number(campaignId.split('_')[1])],
    );
    await sql(product.databaseUrl, `update category set is_active = false where slug = 'travel'`);
    const { duplicateCampaign } = await owner.client.data(duplicate, { input: { campaignId } });
    expect(duplicateCampaign.campaignDraft).toMatchObject({
      categories: ['food'],
      ...{ minAge: 0, maxAge: 0 },
      brief: { ...brief, dueOn: null, dueDays: null },
    });
    await sql(product.databaseUrl, `update category set is_active = true where slug = 'travel'`);
    await owner.client.data(discard);
  });

  test('is for its owner', async () => {
    const other = await createPerson(product);
    const campaignId = await makeCampaign(product, owner);
    const { extensions } = await other.client.refusal(duplicate, { input: { campaignId } });
    expect(extensions.code).toBe('FORBIDDEN');
  });
});
