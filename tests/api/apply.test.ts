import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorText } from '../../schema/errors.ts';
import { fault } from '../support/fault.ts';
import { rowNumber } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { type CampaignFields, createCampaign, jobOperations } from '../support/jobs.ts';
import { createPerson, type Person, type PersonFields } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let brand: Person;

beforeAll(async () => {
  product = await startTestProduct();
  brand = await createPerson(product);
});
afterAll(() => product?.close());

const remarks = (campaignId: number) =>
  sql(product.databaseUrl, 'select applicant_id, text, state from remark where campaign_id = $1', [
    campaignId,
  ]);

describe('the gates of applying, each with its text', () => {
  const gates: [string, PersonFields, CampaignFields, string, string][] = [
    ['address not verified', { isVerified: false }, {}, 'EMAIL_NOT_VERIFIED', errorText.EMAIL_NOT_VERIFIED],
    ['awarded', {}, { state: 'awarded' }, 'CAMPAIGN_CLOSED', errorText.CAMPAIGN_CLOSED],
    ['inactive', {}, { state: 'inactive' }, 'CAMPAIGN_CLOSED', errorText.CAMPAIGN_CLOSED],
    ['disabled', {}, { isDisabled: true }, 'CAMPAIGN_CLOSED', errorText.CAMPAIGN_CLOSED],
    ['ended yesterday', {}, { endsOn: '2026-11-19' }, 'CAMPAIGN_CLOSED', errorText.CAMPAIGN_CLOSED],
    ['rejected by staff', {}, { rejectedReason: 'No' }, 'NOT_FOUND', errorText.NOT_FOUND],
    ['never approved', {}, { state: 'awaiting_approval' }, 'NOT_FOUND', errorText.NOT_FOUND],
    ['no gender', { gender: null }, {}, 'PROFILE_INCOMPLETE', errorText.PROFILE_INCOMPLETE],
    ['no date of birth', { dateOfBirth: null }, {}, 'PROFILE_INCOMPLETE', errorText.PROFILE_INCOMPLETE],
    ['no country', { country: null }, {}, 'PROFILE_INCOMPLETE', errorText.PROFILE_INCOMPLETE],
    ['no bio', { bio: null }, {}, 'PROFILE_INCOMPLETE', errorText.PROFILE_INCOMPLETE],
    ['no price', { instagramPriceMinor: null }, {}, 'PROFILE_INCOMPLETE', errorText.PROFILE_INCOMPLETE],
    [
      'too few followers',
      { followers: 999 },
      { minFollowers: 1000 },
      'TOO_FEW_FOLLOWERS',
      'Minimum followers count should be 1000 to apply for this campaign.',
    ],
    [
      'incomplete and too few: the profile is told first',
      { bio: null, followers: 0 },
      { minFollowers: 1000 },
      'PROFILE_INCOMPLETE',
      errorText.PROFILE_INCOMPLETE,
    ],
  ];
  test.each(gates)('%s', async (_name, person, campaign, code, text) => {
    const campaignId = await createCampaign(product, brand, campaign);
    const { client } = await createPerson(product, person);
    const refusal = await client.refusal(jobOperations.apply, { campaignId });
    expect([refusal.extensions.code, refusal.message]).toEqual([code, text]);
    expect(await remarks(campaignId)).toEqual([]);
  });

  test('a visitor, the owner, and somebody who applied before', async () => {
    const campaignId = await createCampaign(product, brand);
    const { client } = await createPerson(product);
    await client.data(jobOperations.apply, { campaignId });
    const codes = [];
    for (const who of [new GraphqlClient(product), brand.client, client]) {
      codes.push((await who.refusal(jobOperations.apply, { campaignId })).extensions.code);
    }
    expect(codes).toEqual(['SIGN_IN_REQUIRED', 'OWN_CAMPAIGN', 'ALREADY_APPLIED']);
    expect(await remarks(campaignId)).toHaveLength(1);
  });

  test('the last day still counts', async () => {
    const campaignId = await createCampaign(product, brand, { endsOn: '2026-11-20', minFollowers: 41_000 });
    const { client } = await createPerson(product);
    await client.data(jobOperations.apply, { campaignId });
  });
});

test('two tabs at once make one application', async () => {
  const campaignId = await createCampaign(product, brand);
  const { client } = await createPerson(product);
  const tries = Array.from({ length: 8 }, () => client.send(jobOperations.apply, { campaignId }));
  const answers = await Promise.all(tries);
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'applied').sort();
  expect(codes).toEqual([...Array(7).fill('ALREADY_APPLIED'), 'applied']);
});

test('the message is optional, trimmed, and at most 2,000 characters', async () => {
  const { client } = await createPerson(product);
  const first = await createCampaign(product, brand);
  const { applyToCampaign } = await client.data(jobOperations.apply, { campaignId: first, text: '  ' });
  expect(applyToCampaign.remark).toMatchObject({
    text: null,
    state: 'APPLIED',
    mySide: 'APPLICANT',
    turn: 'OWNER',
  });
  const second = await createCampaign(product, brand);
  const long = await client.refusal(jobOperations.apply, { campaignId: second, text: 'x'.repeat(2001) });
  expect(long.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'text' });
  const said = await client.data(jobOperations.apply, { campaignId: second, text: ' <b>Hi</b> ' });
  expect(said.applyToCampaign.remark.text).toBe('<b>Hi</b>');
});

test('the amount of an invitation becomes the first offer, the owner’s', async () => {
  const campaignId = await createCampaign(product, brand);
  const { client, id } = await createPerson(product);
  await sql(
    product.databaseUrl,
    'insert into invitation (campaign_id, influencer_id, amount_minor, created_at) values ($1, $2, 30000, now())',
    [campaignId, id],
  );
  const { applyToCampaign } = await client.data(jobOperations.apply, { campaignId });
  expect(applyToCampaign.remark).toMatchObject({
    state: 'OFFERED',
    turn: 'APPLICANT',
    offer: { state: 'PENDING', amount: { amount: 30_000, currency: 'USD' } },
    timeline: [
      { action: 'apply', state: 'APPLIED', by: 'APPLICANT', amount: null },
      { action: 'makeOffer', state: 'OFFERED', by: 'OWNER', amount: { amount: 30_000 } },
    ],
  });
  const log = await sql(
    product.databaseUrl,
    `select actor_id from transition where process = 'remark' and subject_id = $1 and action = 'makeOffer'`,
    [rowNumber(applyToCampaign.remark.id)],
  );
  expect(log).toEqual([{ actor_id: brand.id }]);
});

test('ids that no row can have, and rows that are not there', async () => {
  const { client } = await createPerson(product);
  for (const campaignId of ['0', '-1', '9999999999', 'x', "1' or 1=1", '2147483647']) {
    const refusal = await client.refusal(jobOperations.apply, { campaignId });
    expect(refusal.extensions).toEqual(fault('NOT_FOUND', 'campaignId'));
  }
});
