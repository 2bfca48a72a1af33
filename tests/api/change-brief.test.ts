import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { makeCampaign } from '../support/campaigns.ts';
import { jobOperations } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await createPerson(product);
});
afterAll(() => product.close());

const change = `mutation ($id: ID!, $brief: WorkInput) {
  changeBrief(input: { id: $id, brief: $brief }) { campaign { state brief { deliverables { format count } } } } }`;
const reels = (count: number, more: object = {}) => ({
  deliverables: [{ platform: 'INSTAGRAM', format: 'REEL', count }],
  ...more,
});
const changeTo = (id: number, brief: object | null) => owner.client.data(change, { id, brief });
const countOf = (work: { deliverables: { count: number }[] } | null) => work?.deliverables[0]?.count ?? null;

describe('the brief of a published campaign', () => {
  test.each(['open', 'awarded'] as const)('can change while it is %s, which stays so', async (state) => {
    const id = await makeCampaign(product, owner, { state });
    const { changeBrief } = await changeTo(id, reels(2));
    expect(changeBrief.campaign).toEqual({
      state: state.toUpperCase(),
      brief: { deliverables: [{ format: 'REEL', count: 2 }] },
    });
    expect((await changeTo(id, null)).changeBrief.campaign.brief).toBeNull();
  });

  test.each([
    ['awaiting_approval', {}],
    ['inactive', { rejectedReason: 'No.' }],
  ] as const)('of one that is %s is edited with the rest of it', async (state, fields) => {
    const id = await makeCampaign(product, owner, { state, ...fields });
    const { extensions } = await owner.client.refusal(change, { id, brief: reels(1) });
    expect(extensions.code).toBe('WRONG_STATE');
  });

  test('is checked as when it was posted, at its field', async () => {
    const id = await makeCampaign(product, owner, { type: 'sponsored' });
    const refused = await owner.client.refusal(change, { id, brief: reels(99) });
    expect(refused.extensions).toMatchObject({
      faults: [{ path: ['brief', 'deliverables', '0', 'count'] }, { path: ['brief', 'productDescription'] }],
    });
  });

  test('publishes whether it can change', async () => {
    const read = 'query ($id: ID!) { campaign(id: $id) { permissions { changeBrief { allowed code } } } }';
    const id = await makeCampaign(product, owner);
    const other = await createPerson(product);
    const of = async ({ client }: Person) =>
      (await client.data(read, { id })).campaign.permissions.changeBrief;
    expect(await of(owner)).toEqual({ allowed: true, code: null });
    expect(await of(other)).toEqual({ allowed: false, code: 'FORBIDDEN' });
  });
});

describe('a changed brief', () => {
  const applied = async (campaignId: number, person: Person) =>
    (await person.client.data(jobOperations.apply, { campaignId })).applyToCampaign.remark.id;

  test('is that of later applications: a hire without money takes the one applied to', async () => {
    const id = await makeCampaign(product, owner, { type: 'shoutout' });
    const withReturn = (count: number) => reels(count, { ownerDeliverables: reels(1).deliverables });
    await changeTo(id, withReturn(1));
    const [early, late] = [await createPerson(product), await createPerson(product)];
    const first = await applied(id, early);
    await changeTo(id, withReturn(5));
    const second = await applied(id, late);
    const read = `query ($id: ID!) { remark(id: $id) {
      brief { deliverables { count } } deals { work { deliverables { count } } } } }`;
    for (const [remarkId, person, count] of [
      [first, early, 1],
      [second, late, 5],
    ] as const) {
      await owner.client.data(jobOperations.hire, { remarkId });
      await changeTo(id, withReturn(9));
      const { remark } = await person.client.data(read, { id: remarkId });
      expect(countOf(remark.brief)).toBe(count);
      expect(remark.deals.map(({ work }: { work: Parameters<typeof countOf>[0] }) => countOf(work))).toEqual([
        count,
      ]);
    }
  });

  test('leaves open proposals their terms, and begins the next first one', async () => {
    const id = await makeCampaign(product, owner);
    await changeTo(id, reels(1));
    const [early, late] = [await createPerson(product), await createPerson(product)];
    const first = await applied(id, early);
    const second = await applied(id, late);
    const offer = (remarkId: string) =>
      owner.client.data(jobOperations.makeOffer, { remarkId, amount: usd(40_000) });
    await offer(first);
    await changeTo(id, reels(7));
    await offer(second);
    const read = 'query ($id: ID!) { remark(id: $id) { offer { work { deliverables { count } } } } }';
    const counted = async (remarkId: string) =>
      countOf((await owner.client.data(read, { id: remarkId })).remark.offer.work);
    expect([await counted(first), await counted(second)]).toEqual([1, 7]);
    // A change of the amount alone keeps the work of the proposal.
    await owner.client.data(jobOperations.makeOffer, { remarkId: first, amount: usd(41_000) });
    expect(await counted(first)).toBe(1);
  });
});
