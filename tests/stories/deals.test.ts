import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { violations } from '../support/checks.ts';
import { idOf } from '../support/global-ids.ts';
import { createCampaign, createRemark, jobOperations } from '../support/jobs.ts';
import { cards, openBankAccount, tokenise } from '../support/money.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let brand: Person;
let influencer: Person;

beforeAll(async () => {
  product = await startTestProduct();
  brand = await createPerson(product);
  influencer = await createPerson(product);
  await openBankAccount(product, influencer);
});
afterAll(() => product?.close());

const brief = {
  deliverables: [{ platform: 'instagram', format: 'reel', count: 1, note: null }],
  ownerDeliverables: [],
  productDescription: null,
  dueOn: null,
  dueDays: 10,
  draftFirst: true,
  rounds: 1,
  usage: { channels: 'own', days: 90, countries: ['SG'] },
};
const work = {
  deliverables: [
    { platform: 'INSTAGRAM', format: 'REEL', count: 1 },
    { platform: 'TIKTOK', format: 'VIDEO', count: 1, note: 'Of the queue' },
  ],
  dueOn: '2026-12-12',
  draftFirst: true,
  rounds: 2,
  usage: { channels: 'OWN', days: 90, countries: ['SG'] },
};
const applied = async (kind: 'paid' | 'shoutout' | 'sponsored' = 'paid', content: object | null = brief) => {
  const campaignId = await createCampaign(product, brand, { kind, title: 'Laksa “week”\n\u{1f35c}' });
  await sql(product.databaseUrl, 'update campaign set brief = $2 where id = $1', [
    campaignId,
    content && JSON.stringify(content),
  ]);
  return createRemark(product, campaignId, influencer);
};
const make = `mutation ($input: MakeOfferInput!) { makeOffer(input: $input) { remark { offer { id work {
  deliverables { platform format count note } dueOn dueDays draftFirst rounds usage { channels days countries } } } } } }`;
const propose = async (who: Person, remarkId: number, minor: number, more: object = {}) =>
  (await who.client.data(make, { input: { remarkId, amount: usd(minor), ...more } })).makeOffer.remark.offer;
const sheets = `query ($id: ID!) { remark(id: $id) { deals { id version document sha256 createdAt proposedBy campaignTitle
  ownerName applicantName ownerAcceptedAt applicantAcceptedAt amount { amount currency } dueAt
  work { deliverables { platform count note } rounds dueOn } } } }`;
const iso = (at: string | null) => at && new Date(at).toISOString();
const dealsOf = async (who: Person, remarkId: number) => {
  const { remark } = await who.client.data(sheets, { id: remarkId });
  return remark?.deals.map(
    ({ ownerAcceptedAt, applicantAcceptedAt, dueAt, ...deal }: Record<string, string>) => ({
      ...deal,
      ownerAcceptedAt: iso(ownerAcceptedAt ?? null),
      applicantAcceptedAt: iso(applicantAcceptedAt ?? null),
      dueAt: iso(dueAt ?? null),
    }),
  );
};

/** What a stranger does with the printed JSON. */
const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

test('two counter-proposals, acceptance, and a sheet whose hash anybody recomputes', async () => {
  const remarkId = await applied();
  const first = await propose(brand, remarkId, 40_000);
  expect(first.work).toMatchObject({ dueDays: 10, rounds: 1, usage: { channels: 'OWN', days: 90 } });
  product.clock.advance({ hours: 2 });
  const second = await propose(influencer, remarkId, 48_000, { work });
  expect(second.work).toMatchObject({ dueOn: '2026-12-12', dueDays: null, rounds: 2 });
  product.clock.advance({ hours: 2 });
  const last = await propose(brand, remarkId, 45_000, { message: 'The 12th works.' });
  expect(last.work).toEqual(second.work);
  const proposedAt = product.clock.now();
  expect(await dealsOf(brand, remarkId)).toEqual([]);
  product.clock.advance({ hours: 3, seconds: 7 });
  await influencer.client.data(jobOperations.acceptOffer, { offerId: last.id });
  const [deal, ...others] = await dealsOf(brand, remarkId);
  expect(others).toEqual([]);
  expect(deal).toMatchObject({
    version: 1,
    proposedBy: 'OWNER',
    campaignTitle: 'Laksa “week”\n\u{1f35c}',
    ownerAcceptedAt: proposedAt.toISOString(),
    applicantAcceptedAt: product.clock.now().toISOString(),
    amount: { amount: 45_000, currency: 'USD' },
    dueAt: '2026-12-12T15:59:59.000Z',
    work: { rounds: 2, dueOn: '2026-12-12', deliverables: [{ count: 1 }, { note: 'Of the queue' }] },
  });
  expect(hashed(deal.document)).toBe(deal.sha256);
  const told = JSON.parse(deal.document);
  expect(hashed(canonicalize(told) ?? '')).toBe(deal.sha256);
  expect(told).toMatchObject({ job: idOf('Remark', remarkId), version: 1, timeZone: 'Asia/Singapore' });
  expect(told.owner).toEqual({
    id: idOf('Profile', brand.id),
    name: deal.ownerName,
    acceptedAt: deal.ownerAcceptedAt,
  });
  const paid = await brand.client.data(jobOperations.pay, {
    input: { remarkId, paymentMethodId: await tokenise(product, cards.good) },
  });
  expect(paid.payForHire.remark.held).toEqual({ amount: 45_000, currency: 'USD' });
  expect(await violations(product)).toEqual([]);
});

test('a sheet is neither changed nor deleted, and strangers do not see it', async () => {
  const remarkId = await applied();
  const { id: offerId } = await propose(brand, remarkId, 40_000);
  await influencer.client.data(jobOperations.acceptOffer, { offerId });
  for (const statement of [`update deal set version = 9`, 'delete from deal']) {
    await expect(sql(product.databaseUrl, statement)).rejects.toThrow(/never changed/);
  }
  const [deal] = await dealsOf(influencer, remarkId);
  const found = 'query ($id: ID!) { node(id: $id) { id ... on Deal { sha256 } } }';
  const staff = await createPerson(product, { isStaff: true });
  for (const who of [brand, influencer, staff]) {
    expect((await who.client.data(found, { id: deal.id })).node).toEqual({
      id: deal.id,
      sha256: deal.sha256,
    });
  }
  const stranger = await createPerson(product);
  expect((await stranger.client.data(found, { id: deal.id })).node).toBeNull();
  expect(await dealsOf(stranger, remarkId)).toBeUndefined();
});

test.each([
  ['shoutout', '2026-11-30T15:59:59.000Z'],
  ['sponsored', null],
] as const)('hiring for a %s campaign agrees to its brief', async (kind, due) => {
  const remarkId = await applied(kind);
  await brand.client.data(jobOperations.hire, { remarkId });
  const [deal] = await dealsOf(influencer, remarkId);
  expect(deal).toMatchObject({
    version: 1,
    proposedBy: 'APPLICANT',
    amount: null,
    dueAt: due,
    work: { rounds: 1 },
  });
  expect(deal.ownerAcceptedAt).toBe(product.clock.now().toISOString());
});

describe('work of an offer', () => {
  test('is checked at its fields, and may not be due before it is agreed', async () => {
    const remarkId = await applied();
    const { errors } = await brand.client.send(make, {
      input: { remarkId, amount: usd(40_000), work: { ...work, dueOn: '2026-11-19', rounds: 6 } },
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      faults: [
        { code: 'DATE_IN_PAST', path: ['work', 'dueOn'] },
        { code: 'BAD_INPUT', path: ['work', 'rounds'] },
      ],
    });
    const { id: offerId } = await propose(brand, remarkId, 40_000, {
      work: { ...work, dueOn: '2026-11-21' },
    });
    product.clock.advance({ days: 2 });
    const late = await influencer.client.refusal(jobOperations.acceptOffer, { offerId });
    expect(late.extensions.code).toBe('OFFER_OVERDUE');
    const { id: again } = await propose(brand, remarkId, 40_000, { work: { ...work, dueOn: '2026-12-12' } });
    await influencer.client.data(jobOperations.acceptOffer, { offerId: again });
  });

  test('is as the brief of the campaign said when the first offer was made', async () => {
    const remarkId = await applied();
    await propose(brand, remarkId, 40_000);
    await sql(
      product.databaseUrl,
      `update campaign set brief = null from remark r where r.campaign_id = campaign.id
      and r.id = $1`,
      [remarkId],
    );
    expect((await propose(influencer, remarkId, 41_000)).work).toMatchObject({ dueDays: 10 });
    const bare = await applied('paid', null);
    expect((await propose(brand, bare, 40_000)).work).toBeNull();
    expect((await propose(influencer, bare, 40_000, { work })).work).toMatchObject({ rounds: 2 });
  });
});
