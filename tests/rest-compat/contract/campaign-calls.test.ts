import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCampaign } from '../../support/campaigns.ts';
import { createRemark } from '../../support/jobs.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { RestClient, startRestProduct } from '../../support/rest.ts';
import type { TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let brand: Person;
let maya: Person;
let visitor: RestClient;
let owner: RestClient;

beforeAll(async () => {
  product = await startRestProduct();
  brand = await createPerson(product, { username: 'brand' });
  maya = await createPerson(product, { username: 'maya' });
  visitor = new RestClient(product);
  owner = new RestClient(product, brand);
});
afterAll(() => product?.close());

describe('campaign calls', () => {
  test('campaigns of a person and details of one', async () => {
    const open = await makeCampaign(product, brand, { categoryIds: [2] });
    const hidden = await makeCampaign(product, brand, { state: 'awaiting_approval' });
    await createRemark(product, open, maya);
    const mine = async (client: RestClient, id: unknown = brand.id) =>
      (await client.send('POST', `/Campaigns/usercampaign?ownerId=${id}`)).body.data.map(
        ({ id: found }: { id: number }) => found,
      );
    expect([await mine(owner), await mine(visitor), await mine(visitor, 999_999)]).toEqual([
      [hidden, open],
      [open],
      [],
    ]);
    expect((await visitor.send('POST', '/Campaigns/usercampaign')).status).toBe(400);
    const inJson = { body: { ownerId: String(brand.id) } };
    expect((await visitor.send('POST', '/Campaigns/usercampaign', inJson)).body.error.message).toBe(
      'Value is not a number.',
    );
    const inForm = {
      body: `ownerId=${brand.id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    expect((await visitor.send('POST', '/Campaigns/usercampaign', inForm)).status).toBe(200);
    const details = (client: RestClient, id: number) =>
      client.send('POST', `/Campaigns/campaigndetails?campaignId=${id}`);
    const { body } = await details(owner, open);
    expect(body).toMatchObject({
      campaigndetails: { id: open, profile: { ownerId: brand.id } },
      remarksoncampains: [{ ownerId: maya.id, profile: { username: 'maya' } }],
    });
    expect(body.suggestedUser).toBeInstanceOf(Array);
    expect((await details(visitor, open)).body).toMatchObject({ suggestedUser: [], remarksoncampains: [] });
    expect((await details(visitor, hidden)).body.error).toMatchObject({ code: 'MODEL_NOT_FOUND' });
    expect((await visitor.send('POST', '/Campaigns/campaigndetails')).status).toBe(400);
  });
});
