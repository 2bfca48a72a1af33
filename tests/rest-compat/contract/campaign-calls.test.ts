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

describe('usercampaign', () => {
  const of = async (client: RestClient, id: unknown = brand.id) =>
    (await client.send('POST', `/Campaigns/usercampaign?ownerId=${id}`)).body.data.map(
      ({ id: found }: { id: number }) => found,
    );

  test('answers campaigns of a person, newest first, unlisted ones to their owner', async () => {
    const open = await makeCampaign(product, brand);
    const waiting = await makeCampaign(product, brand, { state: 'awaiting_approval' });
    const disabled = await makeCampaign(product, brand, { isDisabled: true });
    const over = await makeCampaign(product, brand, { endsOn: '2026-11-01' });
    await createRemark(product, open, maya);
    expect([await of(owner), await of(visitor), await of(visitor, 999_999)]).toEqual([
      [over, disabled, waiting, open],
      [open],
      [],
    ]);
    const { body } = await owner.send('POST', `/Campaigns/usercampaign?ownerId=${brand.id}`);
    const [row] = body.data.filter(({ id }: { id: number }) => id === open);
    expect(Object.keys(body)).toEqual(['data']);
    expect(row).toMatchObject({ profile: { ownerId: brand.id }, remarks: [{ ownerId: maya.id }] });
  });

  const form = 'application/x-www-form-urlencoded';
  test.each<[what: string, query: string, body: unknown, type: string, status: number, message?: string]>([
    ['in the query', '?ownerId=1', undefined, '', 200],
    ['in JSON', '', { ownerId: 1 }, 'application/json', 200],
    ['in a form', '', 'ownerId=1', form, 200],
    ['as text in JSON', '', { ownerId: '1' }, 'application/json', 400, 'Value is not a number.'],
    ['as no number', '?ownerId=abc', undefined, '', 400, 'Value is not a number.'],
    ['missing', '', undefined, '', 400, 'ownerId is a required argument'],
    ['empty', '?ownerId=', undefined, '', 400, 'ownerId is a required argument'],
  ])('takes its argument %s', async (_, query, body, type, status, message) => {
    const answer = await visitor.send('POST', `/Campaigns/usercampaign${query}`, {
      body,
      headers: type ? { 'content-type': type } : {},
    });
    expect([answer.status, answer.body.error?.message]).toEqual([status, message]);
  });

  test('is no GET', async () => {
    expect((await visitor.send('GET', '/Campaigns/usercampaign?ownerId=1')).status).toBe(404);
  });
});

describe('campaigndetails', () => {
  const details = (client: RestClient, id: unknown) =>
    client.send('POST', `/Campaigns/campaigndetails?campaignId=${id}`);

  test('answers the campaign, its applications, and suggested people to its owner', async () => {
    const open = await makeCampaign(product, brand, { categoryIds: [2] });
    await createRemark(product, open, maya);
    const nina = await createPerson(product, { interests: ['Food'], followers: 9_000 });
    const { body } = await details(owner, open);
    expect(Object.keys(body)).toEqual(['campaigndetails', 'suggestedUser', 'remarksoncampains']);
    expect(body).toMatchObject({
      campaigndetails: { id: open, profile: { ownerId: brand.id } },
      remarksoncampains: [{ ownerId: maya.id, profile: { username: 'maya' } }],
    });
    const suggested = body.suggestedUser.map(({ ownerId }: { ownerId: number }) => ownerId);
    expect(suggested).toContain(nina.id);
    expect(suggested).not.toContain(maya.id);
    expect((await details(visitor, open)).body).toMatchObject({ suggestedUser: [], remarksoncampains: [] });
    expect((await details(new RestClient(product, maya), open)).body.remarksoncampains).toHaveLength(1);
  });

  test('does not find what is not there or not visible', async () => {
    const waiting = await makeCampaign(product, brand, { state: 'awaiting_approval' });
    for (const id of [waiting, 999_999]) {
      const { status, body } = await details(visitor, id);
      expect([status, body.error.code]).toEqual([404, 'MODEL_NOT_FOUND']);
    }
    expect((await details(owner, waiting)).body.campaigndetails.id).toBe(waiting);
    for (const [query, message] of [
      ['', 'campaignId is a required argument'],
      ['?campaignId=x', 'Value is not a number.'],
    ]) {
      const { status, body } = await visitor.send('POST', `/Campaigns/campaigndetails${query}`);
      expect([status, body.error.message]).toEqual([400, message]);
    }
  });
});
