import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCampaign } from '../../support/campaigns.ts';
import { createOffer, createRemark } from '../../support/jobs.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { RestClient, startRestProduct } from '../../support/rest.ts';
import { sql } from '../../support/sql.ts';
import type { TestProduct } from '../../support/test-product.ts';
import { unlimited } from '../../support/unlimited.ts';

let product: TestProduct;
let brand: Person;
let maya: Person;
let visitor: RestClient;
let owner: RestClient;
let influencer: RestClient;

beforeAll(async () => {
  product = await startRestProduct({}, { ports: { limiter: unlimited } });
  brand = await createPerson(product);
  maya = await createPerson(product);
  visitor = new RestClient(product);
  owner = new RestClient(product, brand);
  influencer = new RestClient(product, maya);
});
afterAll(() => product?.close());

/** A job of the influencer in a state, with an offer of 450. */
async function jobIn(state: string, offer = 'accepted'): Promise<{ campaignId: number; remarkId: number }> {
  const campaignId = await makeCampaign(product, brand);
  const remarkId = await createRemark(product, campaignId, maya, state);
  await createOffer(product, remarkId, offer, 45_000);
  return { campaignId, remarkId };
}
const post = (client: RestClient, path: string, body: object) => client.send('POST', path, { body });

describe('a payment', () => {
  const pay = (campaignId: number, fields: object = {}, client = owner) =>
    post(client, '/campaignpayment', {
      ...{ amount: 450, name: 'Brand', email: brand.email, description: 'Hire', ownerId: brand.id },
      ...{ stripeToken: 'tok_visa', applicantOwnerId: maya.id, campaignId },
      ...fields,
    });
  const failed = { status: 402, error: true, paymentStatus: 'failed' };
  const wrongAmount = { ...failed, message: expect.stringContaining('The amount is not the one') };

  test.each<[what: string, fields: () => object, told: object, who?: () => RestClient]>([
    ['of less', () => ({ amount: 1 }), wrongAmount],
    ['of more', () => ({ amount: 45_001 }), wrongAmount],
    ['of no number', () => ({ amount: 'abc' }), wrongAmount],
    ['of nothing', () => ({ amount: undefined }), wrongAmount],
    ['for somebody who did not apply', () => ({ applicantOwnerId: brand.id }), failed],
    ['for a campaign that there is not', () => ({ campaignId: 999_999 }), failed],
    ['for no campaign', () => ({ campaignId: 'abc' }), failed],
    ['by somebody else', () => ({ ownerId: maya.id }), failed, () => influencer],
    ['without a card', () => ({ stripeToken: undefined }), failed],
    ['by what is no token', () => ({ stripeToken: 'nonsense' }), failed],
    ['by a token that there is not', () => ({ stripeToken: 'tok_nonsense' }), failed],
    [
      'that the bank declines, in its words',
      () => ({ stripeToken: 'tok_chargeDeclined' }),
      { ...failed, message: 'Your card was declined.' },
    ],
    [
      'that the bank asks about',
      () => ({ stripeToken: 'tok_authenticationRequired' }),
      { status: 402, error: true, paymentStatus: 'requires_action' },
    ],
  ])('%s is refused with 200', async (_, fields, told, who = () => owner) => {
    const { campaignId, remarkId } = await jobIn('offer_accepted');
    const { status, body } = await pay(campaignId, fields(), who());
    expect([status, body]).toMatchObject([200, told]);
    expect(body.message).toMatch(/\w+/);
    expect(await sql(product.databaseUrl, 'select is_hired from remark where id = $1', [remarkId])).toEqual([
      { is_hired: false },
    ]);
    const paid = `select from payment where remark_id = $1 and state = 'succeeded'`;
    expect(await sql(product.databaseUrl, paid, [remarkId])).toEqual([]);
  });

  test('needs an accepted offer, a session, and to say what it is about', async () => {
    const { campaignId } = await jobIn('offered', 'pending');
    expect((await pay(campaignId)).body).toMatchObject(failed);
    expect((await pay(campaignId, {}, visitor)).status).toBe(401);
    expect((await pay(campaignId, { ownerId: maya.id })).status).toBe(403);
    for (const name of ['campaignId', 'applicantOwnerId']) {
      const { status, body } = await pay(campaignId, { [name]: undefined });
      expect([status, body.error.message]).toEqual([400, `${name} is a required argument`]);
    }
    const headers = { 'content-type': 'application/json' };
    expect((await owner.send('POST', '/campaignpayment', { body: '{bad', headers })).status).toBe(400);
  });

  test.each([450, '450', 45_000])(
    'of %j is the agreed one; the same again charges nothing more',
    async (amount) => {
      const { campaignId, remarkId } = await jobIn('offer_accepted');
      for (let again = 0; again < 2; again += 1)
        expect((await pay(campaignId, { amount, campaignId: String(campaignId) })).body).toEqual({
          status: 200,
          error: false,
          message: 'Your Payment has been Successful.',
          paymentStatus: 'succeeded',
        });
      await product.settled();
      const paid = 'select amount_minor::int from payment where remark_id = $1';
      expect(await sql(product.databaseUrl, paid, [remarkId])).toEqual([{ amount_minor: 45_000 }]);
    },
  );
});

describe('a payout', () => {
  const transfer = (campaignId: unknown, fields: object = {}, client = owner) =>
    post(client, '/transferamounttocustomer/', {
      ownerId: maya.id,
      campaignId,
      payoutAmount: 450,
      ...fields,
    });

  test('needs the bank account of the recipient', async () => {
    const { campaignId } = await jobIn('done');
    const { status, body } = await transfer(campaignId);
    expect([status, body]).toEqual([
      200,
      { status: 400, error: true, message: 'No Bank account added for the recipient user' },
    ]);
  });

  test.each<[what: string, fields: object, status: number, who?: () => RestClient]>([
    ['of another amount', { payoutAmount: 451 }, 400],
    ['to somebody who did not apply', { ownerId: 999_999 }, 404],
    ['of a campaign that there is not', { campaignId: 999_999 }, 404],
    ['by somebody else', {}, 404, () => influencer],
  ])('%s is refused with 200', async (_, fields, status, who = () => owner) => {
    const { campaignId } = await jobIn('done');
    const answer = await transfer(campaignId, fields, who());
    expect([answer.status, answer.body]).toMatchObject([200, { status, error: true }]);
    expect(answer.body.message).toMatch(/\w+/);
  });

  test('of a job that is not done is refused; without a session or a campaign by HTTP', async () => {
    const { campaignId } = await jobIn('hired');
    expect((await transfer(campaignId)).body).toMatchObject({ status: 400, error: true });
    expect((await transfer(campaignId, {}, visitor)).status).toBe(401);
    const { status, body } = await transfer(undefined);
    expect([status, body.error.message]).toEqual([400, 'campaignId is a required argument']);
  });
});

describe('a bank registration', () => {
  const register = (client: RestClient, fields: object = {}) =>
    post(client, '/registeraccount/', { countryShortCode: 'SG', country: 'Singapore', ...fields });
  const whole = {
    ...{ city: 'Singapore', line1: '8 Marina View', line2: '#12-34', postal_code: '018960' },
    ...{ state: 'Central Region', id_number: 'S9412345Z', day: 4, month: 7, year: 1994 },
    ...{ accountType: 'saving', bankName: 'DBS', accountHolderName: 'Maya', swiftCode: 'DBSSSGSG' },
    rountingNumber: '7171-001',
  };

  test('is refused in words: the form its own, the provider its own', async () => {
    const empty = await register(influencer, { ownerId: maya.id, bankTokenId: 'btok_nonsense' });
    expect([empty.status, empty.body]).toMatchObject([200, { status: 400, error: true }]);
    const { body } = await register(influencer, { ...whole, bankTokenId: 'btok_nonsense' });
    expect(body).toEqual({ status: 400, error: true, message: expect.stringContaining('btok_nonsense') });
    expect(await influencer.list('/UserBankAccounts')).toEqual([]);
  });

  test('is one’s own', async () => {
    expect((await register(owner, { ...whole, ownerId: maya.id })).status).toBe(403);
    expect((await register(visitor, whole)).status).toBe(401);
  });
});
