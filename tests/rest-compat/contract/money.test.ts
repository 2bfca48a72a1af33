import { afterAll, beforeAll, expect, test } from 'vitest';
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

describe('money', () => {
  const register = { countryShortCode: 'SG', country: 'Singapore', bankTokenId: 'btok_nonsense', ownerId: 0 };

  test('a payment is refused without an accepted offer, with another amount, and for strangers', async () => {
    const campaignId = await makeCampaign(product, brand);
    const remark = await createRemark(product, campaignId, maya, 'offer_accepted');
    await createOffer(product, remark, 'accepted', 45_000);
    const pay = (client: RestClient, fields: object = {}) =>
      client.send('POST', '/campaignpayment', {
        body: { amount: 450, stripeToken: 'tok_visa', applicantOwnerId: maya.id, campaignId, ...fields },
      });
    for (const refused of [
      await pay(owner, { amount: 1 }),
      await pay(owner, { applicantOwnerId: brand.id }),
      await pay(influencer),
      await pay(owner, { stripeToken: 'nonsense' }),
    ])
      expect([refused.status, refused.body]).toMatchObject([
        200,
        { status: 402, error: true, paymentStatus: 'failed' },
      ]);
    expect((await pay(visitor)).status).toBe(401);
    expect((await pay(owner, { ownerId: maya.id })).status).toBe(403);
    const paid = await pay(owner);
    expect(paid.body).toMatchObject({ status: 200, error: false, paymentStatus: 'succeeded' });
    expect((await pay(owner)).body).toMatchObject({ paymentStatus: 'succeeded' });
    await product.settled();
    expect(await sql(product.databaseUrl, 'select count(*)::int from payment')).toEqual([{ count: 1 }]);
    const list = async (query: string, client = owner, id = brand.id) =>
      (await client.send('GET', `/Transactions/earnspendlist?ownerId=${id}${query}`)).body;
    expect(await list('')).toMatchObject({
      transactionData: [
        { OwnerId: brand.id, txnType: 'debit', amount: 450, currency: 'USD', campaigns: { id: campaignId } },
      ],
      count: 1,
    });
    expect(await list('&txnType=credit')).toEqual({ transactionData: [], count: 0 });
    expect(await list('', influencer)).toEqual({ transactionData: [], count: 0 });
    expect(await owner.list('/Transactions', { where: { OwnerId: brand.id } })).toHaveLength(1);
    expect((await owner.send('GET', '/Transactions/earnspendlist')).status).toBe(400);
    const transfer = await owner.send('POST', '/transferamounttocustomer/', {
      body: { ownerId: maya.id, campaignId, payoutAmount: 450 },
    });
    expect([transfer.status, transfer.body.error]).toEqual([200, true]);
  });

  test('a payout needs the bank account of the recipient', async () => {
    const campaignId = await makeCampaign(product, brand);
    const remark = await createRemark(product, campaignId, maya, 'done');
    await createOffer(product, remark, 'accepted', 45_000);
    const { status, body } = await owner.send('POST', '/transferamounttocustomer/', {
      body: { ownerId: maya.id, campaignId, payoutAmount: 450 },
    });
    expect([status, body]).toEqual([
      200,
      { status: 400, error: true, message: 'No Bank account added for the recipient user' },
    ]);
  });

  test('a registration is refused in words', async () => {
    const { status, body } = await influencer.send('POST', '/registeraccount/', {
      body: { ...register, ownerId: maya.id },
    });
    expect([status, body.status, body.error]).toEqual([200, 400, true]);
    expect(
      (await owner.send('POST', '/registeraccount/', { body: { ...register, ownerId: maya.id } })).status,
    ).toBe(403);
  });
});
