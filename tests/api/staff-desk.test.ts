import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignOperations, countRows, makeCampaign } from '../support/campaigns.ts';
import { idOf } from '../support/global-ids.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { confirmNewest } from '../support/two-people.ts';

let product: TestProduct;
let staff: Person;
let owner: Person;
const { approve, reject, feature } = campaignOperations;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await createPerson(product, { isStaff: true, first: 'Sam', last: 'Clerk', username: 'clerk' });
  owner = await createPerson(product, { first: 'Mei', last: 'Tan', username: 'noodle_mei' });
});
afterAll(() => product.close());

const waiting = (fields: object = {}) =>
  makeCampaign(product, owner, { state: 'awaiting_approval', ...fields });
const newestAction = async () => {
  const query = '{ staffActions(first: 1) { nodes { action subject reason staff { fullName } createdAt } } }';
  return (await staff.client.data(query)).staffActions.nodes[0];
};
const factsOf = (id: number) =>
  sql(
    product.databaseUrl,
    `select type, payload->>'reason' as reason, (payload->>'actorId')::int as actor
      from outbox where (payload->>'campaignId')::int = $1 order by id`,
    [id],
  );

test('the queue has the longest waiting first', async () => {
  const late = await waiting({ submittedAt: new Date('2026-11-19T02:00:00Z') });
  const early = await waiting({ submittedAt: new Date('2026-11-17T02:00:00Z') });
  const { campaignsAwaitingApproval: queue } = await staff.client.data(
    '{ campaignsAwaitingApproval { totalCount nodes { id state owner { fullName } detailsHtml pictures { large } } } }',
  );
  expect(queue.totalCount).toBe(2);
  expect(queue.nodes.map(({ id }: { id: string }) => id)).toEqual([
    idOf('Campaign', early),
    idOf('Campaign', late),
  ]);
});

test('approving opens a campaign, tells its owner and is written down', async () => {
  const id = await waiting();
  const { approveCampaign } = await staff.client.data(approve, { id, note: ' Fine. ' });
  expect(approveCampaign.campaign.state).toBe('OPEN');
  expect(await newestAction()).toMatchObject({
    action: 'approveCampaign',
    subject: `campaign ${id}`,
    reason: 'Fine.',
    staff: { fullName: 'Sam Clerk' },
  });
  expect(await factsOf(id)).toEqual([{ type: 'campaign.approved', reason: 'Fine.', actor: staff.id }]);
});

test('rejecting needs a reason, which the owner reads', async () => {
  const id = await waiting();
  const refusal = await staff.client.refusal(reject, { id, reason: '  ' });
  expect(refusal.extensions).toMatchObject({ code: 'REASON_REQUIRED', field: 'reason' });
  const { rejectCampaign } = await staff.client.data(reject, { id, reason: 'The brief asks for free work.' });
  expect(rejectCampaign.campaign).toEqual({
    id: idOf('Campaign', id),
    state: 'INACTIVE',
    rejectedReason: 'The brief asks for free work.',
  });
  expect(await newestAction()).toMatchObject({
    action: 'rejectCampaign',
    reason: 'The brief asks for free work.',
  });
  expect((await factsOf(id))[0]).toMatchObject({
    type: 'campaign.rejected',
    reason: 'The brief asks for free work.',
  });
});

test('featuring puts a campaign at a place, null takes it out', async () => {
  const id = await makeCampaign(product, owner);
  const featured = async (position: number | null) =>
    (await staff.client.data(feature, { id, position, reason: 'Launch' })).featureCampaign.campaign
      .isFeatured;
  expect(await featured(3)).toBe(true);
  expect(await newestAction()).toMatchObject({ action: 'featureCampaign' });
  expect(await featured(null)).toBe(false);
  expect(await newestAction()).toMatchObject({ action: 'unfeatureCampaign' });
  expect((await factsOf(id)).map(({ type }) => type)).toEqual(['campaign.changed', 'campaign.changed']);
});

describe('refused, and nothing written', () => {
  test.each<[string, string, (id: number) => object, string]>([
    ['approving an open one', approve, (id) => ({ id }), 'WRONG_STATE'],
    ['rejecting an open one', reject, (id) => ({ id, reason: 'x' }), 'WRONG_STATE'],
    ['approving none', approve, () => ({ id: 999_999 }), 'NOT_FOUND'],
    ['featuring without a reason', feature, (id) => ({ id, position: 1, reason: '' }), 'REASON_REQUIRED'],
    ['featuring at 0', feature, (id) => ({ id, position: 0, reason: 'x' }), 'BAD_INPUT'],
    ['a reason too long', reject, (id) => ({ id, reason: 'x'.repeat(1_001) }), 'BAD_INPUT'],
  ])('%s', async (_case, operation, variables, code) => {
    const id = await makeCampaign(product, owner);
    const before = await countRows(product, 'staff_action', 'outbox', 'transition');
    expect((await staff.client.refusal(operation, variables(id))).extensions.code).toBe(code);
    expect(await countRows(product, 'staff_action', 'outbox', 'transition')).toEqual(before);
  });

  test('approving one whose last day has passed', async () => {
    const id = await makeCampaign(product, owner, { state: 'awaiting_approval', endsOn: '2026-11-19' });
    expect((await staff.client.refusal(approve, { id })).extensions.code).toBe('CAMPAIGN_ENDED');
    expect((await staff.client.data(reject, { id, reason: 'Too late.' })).rejectCampaign.campaign.state).toBe(
      'INACTIVE',
    );
  });

  test('featuring one that is not published', async () => {
    const refusal = await staff.client.refusal(feature, { id: await waiting(), position: 1, reason: 'x' });
    expect(refusal.extensions.code).toBe('WRONG_STATE');
  });

  test.each([
    '{ campaignsAwaitingApproval { totalCount } }',
    '{ findUsers(search: "a") { totalCount } }',
    '{ staffActions { totalCount } }',
    'mutation { approveCampaign(input: { id: 1 }) { campaign { id } } }',
    'mutation { rejectCampaign(input: { id: 1, reason: "x" }) { campaign { id } } }',
    'mutation { featureCampaign(input: { id: 1, position: 1, reason: "x" }) { campaign { id } } }',
    'mutation { setStaff(input: { accountId: 1, isStaff: true, reason: "x" }) { staffAccount { id } } }',
  ])('for anybody but staff: %s', async (operation) => {
    expect((await owner.client.refusal(operation)).extensions.code).toBe('FORBIDDEN');
  });
});

describe('accounts', () => {
  const find = `query ($search: String!) { findUsers(search: $search) { totalCount nodes {
    id email emailVerified isStaff createdAt profile { fullName username } campaignCount remarkCount } } }`;

  test.each([
    ['part of a name', 'ei ta'],
    ['part of a username', 'DLE_ME'],
    ['part of an address', 'mei@people'],
  ])('are found by %s', async (_how, search) => {
    const { findUsers } = await staff.client.data(find, { search });
    expect(findUsers.totalCount).toBe(1);
    expect(findUsers.nodes[0]).toMatchObject({
      id: idOf('StaffAccount', owner.id),
      email: 'noodle_mei@people.test',
      emailVerified: true,
      isStaff: false,
      profile: { fullName: 'Mei Tan', username: 'noodle_mei' },
      remarkCount: 0,
    });
    expect(findUsers.nodes[0].campaignCount).toBeGreaterThan(0);
  });

  test('of staff alone are those with a role', async () => {
    const { findUsers } = await staff.client.data(
      '{ findUsers(search: "", staffOnly: true) { nodes { id isStaff } } }',
    );
    expect(findUsers.nodes).toEqual([{ id: idOf('StaffAccount', staff.id), isStaff: true }]);
  });

  test('% and _ stand for themselves, and nothing means everybody', async () => {
    expect((await staff.client.data(find, { search: '%' })).findUsers.totalCount).toBe(0);
    expect((await staff.client.data(find, { search: 'n_odle' })).findUsers.totalCount).toBe(0);
    expect((await staff.client.data(find, { search: '' })).findUsers.totalCount).toBe(2);
  });

  test('the staff flag is given and taken with a reason, at once, never by oneself', async () => {
    const helper = await createPerson(product);
    const set = `mutation ($id: ID!, $on: Boolean!, $reason: String!) {
      setStaff(input: { accountId: $id, isStaff: $on, reason: $reason }) { staffAccount { id isStaff } } }`;
    const code = async (variables: object) => (await staff.client.refusal(set, variables)).extensions.code;
    expect(await code({ id: staff.id, on: false, reason: 'x' })).toBe('FORBIDDEN');
    expect(await code({ id: helper.id, on: true, reason: '' })).toBe('REASON_REQUIRED');
    expect(await code({ id: 999_999, on: true, reason: 'x' })).toBe('NOT_FOUND');
    const other = await createPerson(product, { isStaff: true });
    expect(await code({ id: helper.id, on: true, reason: 'Joins support' })).toBe('SECOND_PERSON_NEEDED');
    await confirmNewest(other);
    expect((await helper.client.data('{ me { isStaff } }')).me.isStaff).toBe(true);
    expect(await helper.client.data('{ findUsers(search: "") { totalCount } }')).toBeTruthy();
    expect(await newestAction()).toMatchObject({ action: 'giveStaff', subject: `account ${helper.id}` });
    expect(await code({ id: helper.id, on: false, reason: 'Left' })).toBe('SECOND_PERSON_NEEDED');
    await confirmNewest(other);
    expect((await helper.client.refusal('{ findUsers(search: "") { totalCount } }')).extensions.code).toBe(
      'FORBIDDEN',
    );
  });
});
