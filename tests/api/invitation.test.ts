import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shortCount } from '../../api/modules/campaigns/invite/suggested-user.view.ts';
import { usd } from '../../schema/usd.ts';
import { campaignOperations, countRows, makeCampaign } from '../support/campaigns.ts';
import { idOf } from '../support/global-ids.ts';
import { createRemark, jobOperations } from '../support/jobs.ts';
import { createPerson, type Person, type PersonFields } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;
let food: number;
const people: Record<string, Person> = {};
const { invite } = campaignOperations;
const suggested = `query ($campaignId: ID!, $sort: PeopleSort, $first: Int, $offset: Int) {
  suggestedUsers(campaignId: $campaignId, sort: $sort, first: $first, offset: $offset) {
    totalCount nodes { reason profile { id fullName } invitation { amount { amount } } } } }`;

/** Latitude and longitude. */
const places = {
  singapore: { latitude: 1.29, longitude: 103.85 },
  johor: { latitude: 1.49, longitude: 103.74 },
  manila: { latitude: 14.6, longitude: 120.98 },
};
const seen = new Date('2026-11-19T02:00:00Z');

beforeAll(async () => {
  product = await startTestProduct();
  const rows = await sql(product.databaseUrl, `select id from category where slug = 'food'`);
  food = Number(rows[0]?.id);
  owner = await createPerson(product, { followers: 500_000, interests: ['Food'], ...places.singapore });
  const base = {
    country: 'PH',
    gender: 'female',
    dateOfBirth: '1970-01-01',
    lastSeenAt: null,
    interests: [],
  } satisfies PersonFields;
  const given: Record<string, PersonFields> = {
    Perfect: {
      country: 'SG',
      interests: ['Food', 'Travel'],
      followers: 24_100,
      lastSeenAt: seen,
      dateOfBirth: '2004-02-01',
      ...places.johor,
    },
    Foodie: { interests: ['Food'], followers: 900_000, ...places.manila },
    Local: { country: 'SG', followers: 3_000, ...places.singapore },
    Elsewhere: { followers: 700_000 },
    Small: { country: 'SG', interests: ['Food'], followers: 999 },
    Man: { country: 'SG', interests: ['Food'], followers: 50_000, gender: 'male' },
    Applied: { country: 'SG', interests: ['Food'], followers: 50_000 },
  };
  for (const [first, fields] of Object.entries(given)) {
    people[first] = await createPerson(product, { ...base, first, last: 'X', ...fields });
  }
});
afterAll(() => product.close());

const wanted = (fields: object = {}) =>
  makeCampaign(product, owner, {
    categoryIds: [food],
    countries: ['SG'],
    gender: 'female',
    minAge: 18,
    maxAge: 24,
    minFollowers: 1_000,
    ...fields,
  });

describe('suggested users', () => {
  let campaignId: number;
  beforeAll(async () => {
    campaignId = await wanted();
    await createRemark(product, campaignId, people.Applied as Person);
  });
  const names = async (variables: object = {}) => {
    const { suggestedUsers } = await owner.client.data(suggested, { campaignId, ...variables });
    return suggestedUsers.nodes.map(({ profile }: { profile: { fullName: string } }) =>
      profile.fullName.slice(0, -2),
    );
  };

  test.each([
    ['DEFAULT', ['Perfect', 'Foodie', 'Local']],
    ['RECENT', ['Perfect', 'Foodie', 'Local']],
    ['FOLLOWERS_LOW_TO_HIGH', ['Local', 'Perfect', 'Foodie']],
    ['FOLLOWERS_HIGH_TO_LOW', ['Foodie', 'Perfect', 'Local']],
    ['DISTANCE', ['Local', 'Perfect', 'Foodie']],
  ])('%s: who could apply and has something in common', async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected);
  });

  test('come in pages with a reason', async () => {
    const { suggestedUsers } = await owner.client.data(suggested, {
      campaignId,
      first: 2,
      offset: 0,
    });
    expect(suggestedUsers.totalCount).toBe(3);
    expect(suggestedUsers.nodes.map(({ reason }: { reason: string }) => reason)).toEqual([
      'Food · Singapore · 24.1k followers',
      'Food · 900k followers',
    ]);
    expect(await names({ first: 2, offset: 2 })).toEqual(['Local']);
  });

  test('a campaign that looks for nothing special suggests everybody but its owner', async () => {
    const anybody = await makeCampaign(product, owner, {});
    const found = await names({ campaignId: anybody });
    expect([...found].sort()).toEqual(['Applied', 'Elsewhere', 'Foodie', 'Local', 'Man', 'Perfect', 'Small']);
  });

  test('cost one statement: the page, with whose campaign it is and whose session', async () => {
    product.statements.length = 0;
    await owner.client.data(suggested, { campaignId });
    expect(product.statements).toHaveLength(1);
  });
});

describe('inviting', () => {
  test('keeps the amount, tells the influencer, and shows on both sides', async () => {
    const campaignId = await wanted();
    const influencer = people.Perfect as Person;
    const made = (
      await owner.client.data(invite, {
        campaignId,
        influencerId: influencer.id,
        amount: usd(45_000),
      })
    ).invite.invitation;
    expect(made).toMatchObject({
      amount: { amount: 45_000, currency: 'USD' },
      campaign: { id: idOf('Campaign', campaignId) },
      influencer: { id: idOf('Profile', influencer.id) },
    });
    const facts = await sql(product.databaseUrl, `select payload from outbox where type = 'invitation.sent'`);
    expect(facts).toEqual([
      {
        payload: {
          ...{ campaignId, accountId: influencer.id, amountMinor: 45_000, actorId: owner.id },
          asOf: expect.any(Number),
        },
      },
    ]);
    const mine = 'query ($id: ID!) { campaign(id: $id) { myInvitation { id amount { amount } } } }';
    const { campaign } = await influencer.client.data(mine, { id: campaignId });
    expect(campaign.myInvitation).toEqual({ id: made.id, amount: { amount: 45_000 } });
    const other = await people.Foodie?.client.data(mine, { id: campaignId });
    expect(other?.campaign.myInvitation).toBeNull();
    const { suggestedUsers } = await owner.client.data(suggested, { campaignId });
    expect(suggestedUsers.nodes[0].invitation).toEqual({ amount: { amount: 45_000 } });
  });

  test('two at once make one invitation', async () => {
    const asked = { campaignId: await wanted(), influencerId: people.Local?.id, amount: usd(1_000) };
    const both = await Promise.all([owner.client.send(invite, asked), owner.client.send(invite, asked)]);
    expect(both.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort()).toEqual([
      'ALREADY_INVITED',
      'done',
    ]);
  });

  test.each<[string, object, object, string, string]>([
    ['nothing offered', {}, { amount: null }, 'OFFER_AMOUNT_REQUIRED', 'Please enter offer amount!'],
    ['0 offered', {}, { amount: usd(0) }, 'OFFER_AMOUNT_REQUIRED', 'Please enter offer amount!'],
    ['less than 0', {}, { amount: usd(-1) }, 'OFFER_AMOUNT_REQUIRED', 'Please enter offer amount!'],
    ['more than a million', {}, { amount: usd(100_000_001) }, 'AMOUNT_INVALID', 'Please enter an amount of'],
    [
      'money for a shoutout',
      { type: 'shoutout' },
      { amount: usd(5) },
      'NOT_PAID_TYPE',
      'Only paid campaigns',
    ],
    ['oneself', {}, { influencerId: 'owner' }, 'OWN_CAMPAIGN', 'This is your own campaign'],
    ['nobody', {}, { influencerId: 999_999 }, 'NOT_FOUND', "We couldn't find this"],
    [
      'who applied',
      {},
      { influencerId: 'applied' },
      'ALREADY_APPLIED',
      'This influencer has already applied',
    ],
  ])('%s is refused', async (_case, fields, given, code, text) => {
    const campaignId = await wanted(fields);
    await createRemark(product, campaignId, people.Applied as Person);
    const asked = { influencerId: people.Man?.id, amount: usd(5_000), ...given };
    const named: Record<string, number | undefined> = { owner: owner.id, applied: people.Applied?.id };
    const influencerId = named[String(asked.influencerId)] ?? asked.influencerId;
    const before = await countRows(product, 'invitation', 'outbox');
    const refusal = await owner.client.refusal(invite, { ...asked, campaignId, influencerId });
    expect(refusal.extensions.code).toBe(code);
    expect(refusal.message).toContain(text);
    expect(await countRows(product, 'invitation', 'outbox')).toEqual(before);
  });

  test('to a shoutout needs no amount', async () => {
    const campaignId = await wanted({ type: 'shoutout' });
    const made = (await owner.client.data(invite, { campaignId, influencerId: people.Man?.id })).invite
      .invitation;
    expect(made.amount).toBeNull();
  });

  test('is answered by applying: its amount becomes the first offer, and it waits no longer', async () => {
    const campaignId = await wanted();
    const influencer = people.Perfect as Person;
    await owner.client.data(invite, { campaignId, influencerId: influencer.id, amount: usd(45_000) });
    const remark = (await influencer.client.data(jobOperations.apply, { campaignId })).applyToCampaign.remark;
    expect(remark).toMatchObject({
      state: 'OFFERED',
      offer: { state: 'PENDING', amount: { amount: 45_000 } },
    });
    const mine = 'query ($id: ID!) { campaign(id: $id) { myInvitation { id } myRemark { state } } }';
    const { campaign } = await influencer.client.data(mine, { id: campaignId });
    expect(campaign).toEqual({ myInvitation: null, myRemark: { state: 'OFFERED' } });
  });
});

describe('an open invitation', () => {
  const { declineInvitation, withdrawInvitation } = campaignOperations;
  const invited = async (fields: object = {}) => {
    const campaignId = await wanted(fields);
    const influencer = await createPerson(product, { followers: 5_000 });
    const asked = { campaignId, influencerId: influencer.id, amount: usd(45_000) };
    const { id } = (await owner.client.data(invite, asked)).invite.invitation;
    return { campaignId, influencer, asked, id };
  };
  const mine = `query ($id: ID!) { campaign(id: $id) { myInvitation { id state
    permissions { decline { allowed } withdraw { allowed code } } } } }`;
  const messageOf = async ({ client }: Person) => {
    await product.settled();
    const { notifications } = await client.data('{ notifications(first: 1) { nodes { message } } }');
    return notifications.nodes[0].message;
  };
  const tasksOf = async ({ client }: Person) =>
    (await client.data('{ myTasks { nodes { kind amount { amount } campaign { id } } } }')).myTasks.nodes;

  test('says who may answer it, and waits among the tasks of the influencer', async () => {
    const { campaignId, influencer, id } = await invited();
    const { campaign } = await influencer.client.data(mine, { id: campaignId });
    expect(campaign.myInvitation).toEqual({
      id,
      state: 'OPEN',
      permissions: { decline: { allowed: true }, withdraw: { allowed: false, code: 'FORBIDDEN' } },
    });
    expect(await tasksOf(influencer)).toEqual([
      {
        kind: 'INVITATION_TO_ANSWER',
        amount: { amount: 45_000 },
        campaign: { id: idOf('Campaign', campaignId) },
      },
    ]);
  });

  test('can be declined by the influencer: the owner is told, and applying makes no offer of it', async () => {
    const { campaignId, influencer, asked, id } = await invited();
    const answer = await influencer.client.data(declineInvitation, { invitationId: id });
    expect(answer.declineInvitation.invitation).toEqual({ id, state: 'DECLINED' });
    expect(await messageOf(owner)).toMatch(/declined your invitation/);
    expect(await tasksOf(influencer)).toEqual([]);
    const again = await owner.client.refusal(invite, asked);
    expect(again.extensions.code).toBe('ALREADY_INVITED');
    const remark = (await influencer.client.data(jobOperations.apply, { campaignId })).applyToCampaign.remark;
    expect(remark).toMatchObject({ state: 'APPLIED', offer: null });
  });

  test('can be withdrawn by the owner, and sent again with another amount', async () => {
    const { campaignId, influencer, asked, id } = await invited();
    const answer = await owner.client.data(withdrawInvitation, { invitationId: id });
    expect(answer.withdrawInvitation.invitation).toEqual({ id, state: 'WITHDRAWN' });
    expect(await messageOf(influencer)).toMatch(/withdrew the invitation/);
    expect((await influencer.client.data(mine, { id: campaignId })).campaign.myInvitation).toBeNull();
    const sent = await owner.client.data(invite, { ...asked, amount: usd(50_000) });
    expect(sent.invite.invitation).toMatchObject({ id, amount: { amount: 50_000 } });
    const remark = (await influencer.client.data(jobOperations.apply, { campaignId })).applyToCampaign.remark;
    expect(remark).toMatchObject({ state: 'OFFERED', offer: { amount: { amount: 50_000 } } });
  });

  test('is answered once', async () => {
    const { influencer, id } = await invited();
    await influencer.client.data(declineInvitation, { invitationId: id });
    const twice = await influencer.client.refusal(declineInvitation, { invitationId: id });
    expect(twice.extensions.code).toBe('WRONG_STATE');
    const late = await owner.client.refusal(withdrawInvitation, { invitationId: id });
    expect(late.extensions.code).toBe('WRONG_STATE');
  });
});

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1k'],
  [24_100, '24.1k'],
  [999_949, '999.9k'],
  [999_950, '1M'],
  [1_250_000, '1.3M'],
])('%i followers are shown as %s', (count, text) => {
  expect(shortCount(count)).toBe(text);
});
