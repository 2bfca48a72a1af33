import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { idOf } from '../support/global-ids.ts';
import type { GraphqlClient } from '../support/graphql-client.ts';
import { type Cast, jobIn, makeCast, tries, waysOut } from '../support/job-states.ts';
import { createCampaign, jobOperations, type Kind } from '../support/jobs.ts';
import { openLive } from '../support/live-client.ts';
import { cards, openBankAccount, tokenise } from '../support/money.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let cast: Cast;

beforeAll(async () => {
  product = await startTestProduct();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  cast = await makeCast(product);
});

afterAll(() => product?.close());

const block = 'mutation ($id: ID!) { blockUser(input: { profileId: $id }) { profileId } }';
const unblock = 'mutation ($id: ID!) { unblockUser(input: { profileId: $id }) { profileId } }';
const blocked = '{ blockedUsers { totalCount nodes { blockedAt profile { id fullName } } } }';

/** Codes of what a person is refused. */
async function refusal(client: GraphqlClient, query: string, variables: object) {
  return (await client.refusal(query, variables)).extensions;
}

/** What one person finds of another. */
async function finds(seeker: Person, sought: Person, campaignId: number): Promise<string[]> {
  const found = await seeker.client.data(
    `query ($id: ID!, $campaignId: ID!, $owner: ID!) {
      profile(id: $id) { id }
      influencers(filter: {}, first: 100) { nodes { id } }
      topInfluencers(first: 100) { nodes { id } }
      campaign(id: $campaignId) { id }
      campaigns(filter: { ownerId: $owner }) { nodes { id } }
    }`,
    { id: sought.id, campaignId, owner: sought.id },
  );
  const has = (rows: { id: string }[]) => rows.some(({ id }) => id === idOf('Profile', sought.id));
  return [
    found.profile && 'profile',
    has(found.influencers.nodes) && 'search',
    has(found.topInfluencers.nodes) && 'top',
    found.campaign && 'campaign',
    found.campaigns.nodes.length > 0 && 'campaigns',
  ].filter((what) => typeof what === 'string');
}

const all = ['profile', 'search', 'top', 'campaign', 'campaigns'];

describe('blocking', () => {
  it('hides two people from each other, and from nobody else, until it is taken back', async () => {
    const [mei, arif, other] = await Promise.all(
      [1, 2, 3].map(() => createPerson(product, { followers: 90_000 })),
    );
    if (!mei || !arif || !other) throw new Error('people are missing');
    const ofMei = await createCampaign(product, mei);
    const ofArif = await createCampaign(product, arif);
    await mei.client.data(block, { id: arif.id });
    await mei.client.data(block, { id: arif.id });
    expect(await finds(mei, arif, ofArif)).toEqual([]);
    expect(await finds(arif, mei, ofMei)).toEqual([]);
    expect(await finds(other, mei, ofMei)).toEqual(all);
    expect((await mei.client.data(blocked)).blockedUsers).toMatchObject({
      totalCount: 1,
      nodes: [{ profile: { id: idOf('Profile', arif.id) } }],
    });
    expect((await arif.client.data(blocked)).blockedUsers.totalCount).toBe(0);

    await arif.client.data(unblock, { id: mei.id });
    expect(await finds(arif, mei, ofMei)).toEqual([]);
    await mei.client.data(unblock, { id: arif.id });
    expect(await finds(mei, arif, ofArif)).toEqual(all);
    expect(await finds(arif, mei, ofMei)).toEqual(all);
  });

  it('knows whom one can block', async () => {
    const { id, client } = await createPerson(product);
    expect(await refusal(client, block, { id })).toMatchObject({
      code: 'CANNOT_BLOCK_SELF',
      field: 'profileId',
    });
    expect(await refusal(client, block, { id: 999_999 })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('suggests nobody who is blocked, and refuses to invite them or to take their application', async () => {
    const owner = await createPerson(product, { country: 'SG' });
    const person = await createPerson(product, { country: 'SG', followers: 80_000, interests: ['Food'] });
    const id = await createCampaign(product, owner);
    const suggested =
      'query ($id: ID!) { suggestedUsers(campaignId: $id, first: 100) { nodes { profile { id } } } }';
    const names = async () => {
      const found = await owner.client.data(suggested, { id });
      return found.suggestedUsers.nodes.map((row: { profile: { id: string } }) => row.profile.id);
    };
    expect(await names()).toContain(idOf('Profile', person.id));
    await person.client.data(block, { id: owner.id });
    expect(await names()).not.toContain(idOf('Profile', person.id));
    const invite = `mutation ($campaignId: ID!, $influencerId: ID!, $amount: MoneyInput!) {
      invite(input: { campaignId: $campaignId, influencerId: $influencerId, amount: $amount }) { invitation { id } } }`;
    const input = { campaignId: id, influencerId: person.id, amount: usd(10_000) };
    expect(await refusal(owner.client, invite, input)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusal(person.client, jobOperations.apply, { campaignId: id, text: 'Me' })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('after a block', () => {
  const deeds = { ...tries, ...waysOut };
  const rows: [string, Kind, string, keyof typeof deeds, 'owner' | 'applicant', string][] = [
    ['no offer is made', 'paid', 'applied', 'makeOffer', 'owner', 'APART'],
    ['no offer is changed', 'paid', 'offered', 'makeOffer', 'owner', 'APART'],
    ['no offer is accepted', 'paid', 'offered', 'acceptOffer', 'applicant', 'APART'],
    ['an offer can be rejected', 'paid', 'offered', 'rejectOffer', 'applicant', 'ok'],
    ['nobody is hired by paying', 'paid', 'offer_accepted', 'payForHire', 'owner', 'APART'],
    ['nobody is hired for free', 'shoutout', 'applied', 'hire', 'owner', 'APART'],
    ['a paid job is marked as done', 'paid', 'hired', 'markAsDone', 'applicant', 'ok'],
    ['a free job is marked as done', 'shoutout', 'hired', 'markAsDone', 'applicant', 'ok'],
    ['a job that is done is paid out', 'paid', 'done', 'releasePayment', 'owner', 'ok'],
    ['an application is withdrawn', 'paid', 'applied', 'cancelJob', 'applicant', 'ok'],
    ['an application is turned down', 'paid', 'applied', 'cancelJob', 'owner', 'ok'],
    ['a paid job is asked to be cancelled', 'paid', 'hired', 'askToCancel', 'owner', 'ok'],
    ['a job is agreed to be cancelled', 'paid', 'cancel_asked', 'agreeToCancel', 'applicant', 'ok'],
    ['a job is disputed', 'paid', 'done', 'raiseDispute', 'applicant', 'ok'],
    ['a dispute goes on', 'paid', 'disputed', 'addDisputeStatement', 'owner', 'ok'],
  ];
  it.each(rows)('%s', async (_, kind, state, deed, by, expected) => {
    const owner = await createPerson(product);
    const applicant = await createPerson(product);
    await openBankAccount(product, applicant);
    const job = await jobIn(product, { ...cast, owner, applicant }, kind, state);
    const [blocker, other] = by === 'owner' ? [applicant, owner] : [owner, applicant];
    await blocker.client.data(block, { id: other.id });
    const asked = deeds[deed](job, await tokenise(product, cards.good));
    if (!asked) throw new Error('there is nothing to try');
    const { client } = by === 'owner' ? owner : applicant;
    const answer = await client.send(asked[0], asked[1]);
    expect(answer.errors?.[0]?.extensions?.code ?? 'ok').toBe(expected);
  });

  it('both still read their job, and neither learns there when the other is online', async () => {
    const owner = await createPerson(product);
    const applicant = await createPerson(product);
    const { remarkId } = await jobIn(product, { ...cast, owner, applicant }, 'shoutout', 'hired');
    await applicant.client.data(block, { id: owner.id });
    const read = `query ($id: ID!) { remark(id: $id) { state text
      applicant { id online lastSeenAt } campaign { owner { id online lastSeenAt } } } }`;
    const hidden = { online: false, lastSeenAt: null };
    const there = { online: expect.any(Boolean), lastSeenAt: expect.any(String) };
    const until = async (client: GraphqlClient) => (await client.data(read, { id: remarkId })).remark;
    await expect.poll(() => until(applicant.client)).toMatchObject({ applicant: there });
    expect(await until(applicant.client)).toMatchObject({ state: 'HIRED', campaign: { owner: hidden } });
    expect(await until(owner.client)).toMatchObject({ state: 'HIRED', applicant: hidden });
    const list = `{ blockedUsers { nodes { profile { online lastSeenAt } } } }`;
    expect((await applicant.client.data(list)).blockedUsers.nodes).toEqual([{ profile: hidden }]);
  });

  it('presence tells of the other once that they are not there, then nothing, not even that something changed', async () => {
    const [owner, viewer, other] = await Promise.all([1, 2, 3].map(() => createPerson(product)));
    if (!owner || !viewer || !other) throw new Error('people are missing');
    // Their coming online is told before.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const live = await openLive(product, viewer.client.cookie);
    const next = live.subscribe(
      'subscription ($ids: [ID!]!) { presenceChanged(profileIds: $ids) { id online lastSeenAt bio } }',
      { ids: [owner.id, other.id] },
    );
    const toldIn = (event: unknown) =>
      (event as { data: { presenceChanged: { id: string }[] } }).data.presenceChanged;
    const idsOf = (event: unknown) => toldIn(event).map(({ id }) => id);
    expect(idsOf(await next()).sort()).toEqual([owner, other].map(({ id }) => idOf('Profile', id)).sort());
    await owner.client.data(block, { id: viewer.id });
    await product.settled();
    const away = { id: idOf('Profile', owner.id), online: false, lastSeenAt: null, bio: null };
    expect(toldIn(await next())).toEqual([away]);
    const { pubsub } = product.ports;
    await pubsub.publish(`presence:${owner.id}`, { kind: 'presence', id: owner.id });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await pubsub.publish(`presence:${other.id}`, { kind: 'presence', id: other.id });
    expect(idsOf(await next())).toEqual([idOf('Profile', other.id)]);
    await owner.client.data(unblock, { id: viewer.id });
    expect(toldIn(await next())).toMatchObject([{ id: idOf('Profile', owner.id), online: true }]);
    live.dispose();
  });

  it('open pages hear nothing more of a campaign', async () => {
    const owner = await createPerson(product);
    const viewer = await createPerson(product);
    const id = await createCampaign(product, owner);
    const live = await openLive(product, viewer.client.cookie);
    const next = live.subscribe('subscription ($id: ID!) { campaignChanged(id: $id) { id title } }', { id });
    expect(await next()).toMatchObject({ data: { campaignChanged: { id: idOf('Campaign', id) } } });
    await owner.client.data(block, { id: viewer.id });
    const hide =
      'mutation ($id: ID!) { setCampaignDisabled(input: { id: $id, disabled: true }) { campaign { id } } }';
    await owner.client.data(hide, { id });
    expect(await next()).toMatchObject({ data: { campaignChanged: null } });
    live.dispose();
  });
});
