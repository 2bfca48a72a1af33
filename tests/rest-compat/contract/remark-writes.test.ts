import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usd } from '../../../schema/usd.ts';
import { makeCampaign } from '../../support/campaigns.ts';
import { createOffer, createRemark, jobOperations } from '../../support/jobs.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { RestClient, startRestProduct, told, updateRows } from '../../support/rest.ts';
import type { TestProduct } from '../../support/test-product.ts';
import { unlimited } from '../../support/unlimited.ts';

let product: TestProduct;
let brand: Person;
let maya: Person;
let owner: RestClient;
let influencer: RestClient;
let visitor: RestClient;

beforeAll(async () => {
  product = await startRestProduct({}, { ports: { limiter: unlimited } });
  brand = await createPerson(product, { username: 'brand' });
  maya = await createPerson(product, { username: 'maya', hasBankAccount: true });
  owner = new RestClient(product, brand);
  influencer = new RestClient(product, maya);
  visitor = new RestClient(product);
});
afterAll(() => product?.close());

describe('applications', () => {
  let campaignId: number;
  beforeEach(async () => {
    campaignId = await makeCampaign(product, brand);
  });
  const apply = (client: RestClient, fields: object = {}) =>
    client.send('POST', '/Remarks', {
      body: { ownerId: maya.id, campaignId, remarkText: '', ...fields },
    });

  test('begin with flags of 0, once for each campaign', async () => {
    const { status, body } = await apply(influencer);
    expect(status).toBe(200);
    // As LoopBack: what was sent, the defaults and the id, and nothing else of the row.
    expect(body).toEqual({
      id: expect.any(Number),
      ownerId: maya.id,
      campaignId,
      remarkText: '',
      isHired: 0,
      offerStatus: 0,
      isMarkAsDone: 0,
      isPaymentReleased: 0,
      createdAt: '2026-11-20T02:00:00.000Z',
    });
    expect(told(await apply(influencer))).toEqual([422, { campaignId: ['uniqueness'] }]);
    expect(told(await apply(influencer, { campaignId: 999_999 }))).toEqual([422, { campaignId: ['custom'] }]);
    expect(told(await apply(influencer, { campaignId: null }))).toEqual([422, { campaignId: ['presence'] }]);
    expect(told(await apply(influencer, { ownerId: '' }))).toEqual([422, { ownerId: ['presence'] }]);
    expect((await apply(owner)).status).toBe(403);
    expect(told(await apply(owner, { ownerId: brand.id }))).toEqual([422, { campaignId: ['custom'] }]);
    expect((await apply(visitor)).status).toBe(401);
  });

  test('tell the least number of followers', async () => {
    const big = await makeCampaign(product, brand, { minFollowers: 1_000_000 });
    const { body } = await apply(influencer, { campaignId: big });
    expect(body.error.details.messages).toEqual({
      campaignId: ['Minimum followers count should be 1000000 to apply for this campaign.'],
    });
  });

  test('are moved on by flags: offered, changed, accepted', async () => {
    const { id } = (await apply(influencer)).body;
    const steps: [client: RestClient, where: object, body: object, count: number][] = [
      [influencer, { id }, { offerAmount: 450, offerStatus: 1 }, 0],
      [owner, { id }, { offerAmount: 450, offerStatus: 1 }, 1],
      [owner, { id }, { offerAmount: '500.50', offerStatus: 1 }, 1],
      [owner, { id }, { offerStatus: 2 }, 0],
      [influencer, { ownerId: maya.id, campaignId }, { offerStatus: 3 }, 1],
      [influencer, { ownerId: maya.id, campaignId }, { offerStatus: 2 }, 0],
      [owner, { ownerId: maya.id, campaignId }, { offerAmount: 300, offerStatus: 1 }, 1],
      [influencer, { id }, { offerStatus: 2 }, 1],
      [influencer, { id }, { offerStatus: 2 }, 1],
      [owner, { id }, { offerAmount: 1, offerStatus: 1 }, 0],
      [owner, { id }, { isHired: 1 }, 0],
      [influencer, { id }, { markAsDoneText: 'done', isMarkAsDone: 1 }, 0],
      [owner, { id }, { isPaymentReleased: 1 }, 0],
      [owner, { id }, {}, 1],
    ];
    for (const [client, where, body, count] of steps)
      expect((await updateRows(client, 'Remarks', where, body)).body, JSON.stringify(body)).toEqual({
        count,
      });
    const [row] = await owner.list('/Remarks', { where: { id } });
    expect(row).toMatchObject({ offerStatus: 2, offerAmount: 300, isHired: 0 });
  });

  test('show the terms of the influencer as a rejection with their amount, which the owner may accept or answer', async () => {
    const { id } = (await apply(influencer)).body;
    const flags = async () => (await owner.list('/Remarks', { where: { id } }))[0];
    const propose = (minor: number) =>
      maya.client.data(jobOperations.makeOffer, { remarkId: id, amount: usd(minor) });
    await updateRows(owner, 'Remarks', { id }, { offerAmount: 450, offerStatus: 1 });
    const countered = await propose(52_000);
    expect(await flags()).toMatchObject({ offerStatus: 3, offerAmount: 520 });
    expect(await owner.list('/Remarks', { where: { id, offerStatus: 3 } })).toHaveLength(1);
    expect(
      (await updateRows(influencer, 'Remarks', { id }, { offerAmount: 600, offerStatus: 1 })).body,
    ).toEqual({
      count: 0,
    });
    expect((await updateRows(owner, 'Remarks', { id }, { offerAmount: 480, offerStatus: 1 })).body).toEqual({
      count: 1,
    });
    expect(await flags()).toMatchObject({ offerStatus: 1, offerAmount: 480 });
    expect(countered.makeOffer.remark.state).toBe('COUNTERED');
    const { offer } = (await propose(50_000)).makeOffer.remark;
    await brand.client.data(jobOperations.acceptOffer, { offerId: offer.id });
    expect(await flags()).toMatchObject({ offerStatus: 2, offerAmount: 500, isHired: 0 });
  });

  test('are not matched for who has no part in them, staff neither, although staff sees them', async () => {
    const staff = new RestClient(product, await createPerson(product, { isStaff: true }));
    const stranger = new RestClient(product, await createPerson(product));
    const { id } = (await apply(influencer)).body;
    await updateRows(owner, 'Remarks', { id }, { offerAmount: 450, offerStatus: 1 });
    const deeds = [{ offerStatus: 2 }, { offerStatus: 1, offerAmount: 450 }, { isHired: 1 }, {}];
    for (const client of [staff, stranger])
      for (const deed of deeds)
        for (const where of [{ id }, { campaignId }, { id: { gt: 0 } }])
          expect((await updateRows(client, 'Remarks', where, deed)).body, JSON.stringify(deed)).toEqual({
            count: 0,
          });
    expect(await owner.list('/Remarks', { where: { id } })).toMatchObject([{ offerStatus: 1, isHired: 0 }]);
    expect(await staff.count('/Remarks', { id })).toBe(1);
  });

  test('of paid jobs are marked as done, those without money are hired at once', async () => {
    const paid = await createRemark(product, campaignId, maya, 'hired');
    await createOffer(product, paid, 'accepted');
    const done = { markAsDoneText: 'Posted', isMarkAsDone: 1 };
    expect((await updateRows(owner, 'Remarks', { id: paid }, { isHired: 1 })).body).toEqual({ count: 1 });
    expect((await updateRows(influencer, 'Remarks', { id: paid }, { isMarkAsDone: 1 })).body).toEqual({
      count: 0,
    });
    expect((await updateRows(influencer, 'Remarks', { id: paid }, done)).body).toEqual({ count: 1 });
    expect((await updateRows(influencer, 'Remarks', { id: paid }, done)).body).toEqual({ count: 1 });
    const free = await makeCampaign(product, brand, { type: 'shoutout' });
    const remark = await createRemark(product, free, maya);
    expect((await updateRows(influencer, 'Remarks', { id: remark }, { isHired: 1 })).body).toEqual({
      count: 0,
    });
    expect((await updateRows(owner, 'Remarks', { id: remark }, { isHired: 1 })).body).toEqual({ count: 1 });
    expect(
      await owner.list('/Remarks', { where: { id: { inq: [paid, remark] } }, order: 'id' }),
    ).toMatchObject([
      { isHired: 1, isMarkAsDone: 1, markAsDoneText: 'Posted' },
      { isHired: 1, isMarkAsDone: 0 },
    ]);
  });

  test('show what they are paid through to the owner of the campaign and the applicant alone', async () => {
    await apply(influencer);
    const [seen] = await owner.list('/Remarks', { where: { campaignId }, include: 'profile' });
    const added = { stripeAccountNumber: 'added', stripeBankAccountId: 'added' };
    expect(seen.profile).toMatchObject(added);
    const [own] = await influencer.list('/Remarks', { where: { ownerId: maya.id }, include: 'profile' });
    expect(own.profile).toMatchObject(added);
    const where = { campaignId };
    expect([await visitor.count('/Remarks', where), await owner.count('/Remarks', where)]).toEqual([0, 1]);
    const other = new RestClient(product, await createPerson(product));
    expect([await other.list('/Remarks', { where }), await other.count('/Remarks')]).toEqual([[], 0]);
  });

  test('end with the campaign, and are not moved by bad values', async () => {
    const over = await makeCampaign(product, brand, { state: 'awarded' });
    expect(told(await apply(influencer, { campaignId: over }))).toEqual([422, { campaignId: ['custom'] }]);
    const { id } = (await apply(influencer)).body;
    const offers: [amount: unknown, count: number][] = [
      [0, 0],
      [-5, 0],
      ['1.005', 0],
      [1_000_001, 0],
      [null, 0],
      [1_000_000, 1],
    ];
    for (const [offerAmount, count] of offers)
      expect((await updateRows(owner, 'Remarks', { id }, { offerAmount, offerStatus: 1 })).body).toEqual({
        count,
      });
    for (const body of [{ offerAmount: 'abc', offerStatus: 1 }, { offerStatus: 'x' }, { isHired: [1] }])
      expect((await updateRows(owner, 'Remarks', { id }, body)).status).toBe(400);
    expect((await updateRows(owner, 'Remarks', {}, { offerStatus: 2 })).status).toBe(400);
    expect((await updateRows(visitor, 'Remarks', { id }, { offerStatus: 2 })).status).toBe(401);
    expect((await updateRows(owner, 'Remarks', { id }, { isPaymentReleased: 1 })).body).toEqual({ count: 0 });
  });
});
