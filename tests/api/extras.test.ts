import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { hiredFor } from '../support/amendments.ts';
import { violations } from '../support/checks.ts';
import {
  agreedExtra,
  extraOperations,
  longerUse,
  moreWork,
  payExtra,
  proposeExtra,
} from '../support/extras.ts';
import { idOf } from '../support/global-ids.ts';
import { type Cast, makeCast } from '../support/job-states.ts';
import { createCampaign, createRemark, jobOperations } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { told } from '../support/told.ts';

let product: TestProduct;
let cast: Cast;
let brand: Person;
let influencer: Person;

beforeAll(async () => {
  product = await startTestProduct();
  cast = await makeCast(product);
  brand = cast.owner;
  influencer = cast.applicant;
});
afterAll(() => product?.close());

const read = async (who: Person, id: number) =>
  (await who.client.data(extraOperations.remark, { id })).remark;
const refusal = async (who: Person, remarkId: number, more: object = {}) => {
  const input = { remarkId, amount: usd(12_000), work: moreWork, ...more };
  const { errors } = await who.client.send(extraOperations.propose, { input });
  return errors?.[0]?.extensions;
};
const campaignOf = async (remarkId: number) =>
  Number(
    (await sql(product.databaseUrl, 'select campaign_id as id from remark where id = $1', [remarkId]))[0]?.id,
  );

test('the brand offers an extra, the influencer answers it: a job of its own beside the first', async () => {
  const firstId = await hiredFor(product, cast);
  const extraId = await proposeExtra(brand, firstId, { message: 'One more, on TikTok?' });
  expect(await read(influencer, extraId)).toMatchObject({
    state: 'OFFERED',
    turn: 'APPLICANT',
    extraOfId: idOf('Remark', firstId),
    offer: { proposedBy: 'OWNER', amount: { amount: 12_000 }, message: 'One more, on TikTok?' },
  });
  expect((await told(product, influencer, extraId))[0]).toMatch(
    / offers you US\$120 for an extra to “Laksa week”\.$/,
  );
  const counter = { remarkId: extraId, amount: usd(15_000) };
  const { makeOffer } = await influencer.client.data(jobOperations.makeOffer, counter);
  expect(makeOffer.remark.state).toBe('COUNTERED');
  await brand.client.data(jobOperations.acceptOffer, { offerId: makeOffer.remark.offer.id });
  const paid = await payExtra(product, brand, extraId);
  expect(paid).toMatchObject({ state: 'HIRED', held: { amount: 15_000 } });
  expect(await read(brand, firstId)).toMatchObject({
    state: 'HIRED',
    held: { amount: 45_000 },
    extraOfId: null,
    extraIds: [idOf('Remark', extraId)],
  });
  expect((await read(brand, extraId)).deals).toMatchObject([
    { version: 1, amount: { amount: 15_000 }, work: { deliverables: [{ platform: 'TIKTOK' }] } },
  ]);
  expect(await violations(product)).toEqual([]);
});

test('the influencer proposes first, and the brand is told', async () => {
  const firstId = await hiredFor(product, cast);
  const extraId = await proposeExtra(influencer, firstId);
  const extra = await read(brand, extraId);
  expect(extra).toMatchObject({ state: 'COUNTERED', turn: 'OWNER', offer: { proposedBy: 'APPLICANT' } });
  expect(extra.timeline[0]).toEqual({ action: 'proposeExtra', by: 'APPLICANT', state: 'APPLIED' });
  expect((await told(product, brand, extraId))[0]).toMatch(
    / proposes an extra to “Laksa week” for US\$120\.$/,
  );
  await brand.client.data(jobOperations.acceptOffer, { offerId: extra.offer.id });
  expect((await read(brand, extraId)).state).toBe('OFFER_ACCEPTED');
});

test.each(['done', 'released'] as const)('one can be proposed when the first job is %s', async (state) => {
  const firstId = await hiredFor(product, cast);
  await influencer.client.data(jobOperations.markAsDone, { remarkId: firstId, text: 'Posted.' });
  if (state === 'released') await brand.client.data(jobOperations.release, { remarkId: firstId });
  await proposeExtra(brand, firstId);
  expect((await read(brand, firstId)).state).toBe(state.toUpperCase());
});

test.each([
  ['rejected by the influencer', 'owner', 'applicant'],
  ['rejected by the brand', 'applicant', 'owner'],
  ['lapsed', 'owner', null],
] as const)('one that was %s is over: it is nobody’s turn', async (_how, by, rejecter) => {
  const firstId = await hiredFor(product, cast);
  const extraId = await proposeExtra(cast[by], firstId);
  if (rejecter) {
    const { offer } = await read(cast[rejecter], extraId);
    await cast[rejecter].client.data(jobOperations.rejectOffer, { offerId: offer.id });
  } else {
    product.clock.advance({ days: 7 });
    await product.runJob('lapse-offers');
  }
  for (const who of [brand, influencer]) {
    expect(await read(who, extraId)).toMatchObject({ state: 'OFFER_REJECTED', turn: 'NOBODY' });
    const { myTasks } = await who.client.data('{ myTasks(first: 100) { nodes { remark { id } } } }');
    expect(myTasks.nodes).not.toContainEqual({ remark: { id: idOf('Remark', extraId) } });
  }
});

describe('refused', () => {
  test.each(['applied', 'offer_accepted', 'cancelled', 'disputed'])(
    'before and after the job: %s',
    async (state) => {
      const remarkId = await createRemark(product, await createCampaign(product, brand), influencer, state);
      expect(await refusal(brand, remarkId)).toMatchObject({ code: 'WRONG_STATE' });
    },
  );

  test('beside a free job', async () => {
    const campaignId = await createCampaign(product, brand, { kind: 'shoutout' });
    const remarkId = await createRemark(product, campaignId, influencer, 'hired');
    expect(await refusal(brand, remarkId)).toMatchObject({ code: 'NOT_PAID_TYPE' });
  });

  test('beside an extra', async () => {
    const extraId = await agreedExtra(cast, await hiredFor(product, cast));
    await payExtra(product, brand, extraId);
    expect(await refusal(brand, extraId)).toMatchObject({ code: 'WRONG_STATE' });
  });

  test('while another one is open; a repeat answers the one that is there', async () => {
    const firstId = await hiredFor(product, cast);
    const extraId = await proposeExtra(brand, firstId);
    expect(await proposeExtra(brand, firstId)).toBe(extraId);
    expect(await refusal(brand, firstId, { amount: usd(13_000) })).toMatchObject({ code: 'EXTRA_OPEN' });
    expect(await refusal(influencer, firstId)).toMatchObject({ code: 'EXTRA_OPEN' });
    await brand.client.data(jobOperations.cancel, { remarkId: extraId });
    expect(await told(product, influencer, extraId)).toContain('The extra to “Laksa week” was cancelled.');
    expect(await proposeExtra(influencer, firstId)).not.toBe(extraId);
  });

  test('terms for one that was rejected, while another one is open', async () => {
    const firstId = await hiredFor(product, cast);
    const rejected = await proposeExtra(brand, firstId);
    const { offer } = await read(influencer, rejected);
    await influencer.client.data(jobOperations.rejectOffer, { offerId: offer.id });
    const extraId = await proposeExtra(brand, firstId, { minor: 13_000 });
    for (const { client } of [brand, influencer]) {
      const input = { remarkId: rejected, amount: usd(14_000) };
      expect((await client.refusal(jobOperations.makeOffer, input)).extensions.code).toBe('EXTRA_OPEN');
      const { nextSteps } = await read(client === brand.client ? brand : influencer, rejected);
      expect(nextSteps).toContainEqual(expect.objectContaining({ allowed: false, code: 'EXTRA_OPEN' }));
    }
    await brand.client.data(jobOperations.cancel, { remarkId: extraId });
    await brand.client.data(jobOperations.makeOffer, { remarkId: rejected, amount: usd(14_000) });
    expect((await read(influencer, rejected)).state).toBe('OFFERED');
  });

  test('without work, unless it is longer use', async () => {
    const firstId = await hiredFor(product, cast);
    expect(await refusal(brand, firstId, { work: { deliverables: [] } })).toMatchObject({
      code: 'BAD_INPUT',
      field: 'work.deliverables',
    });
    const none = { deliverables: [], usage: { channels: 'NONE' } };
    expect(await refusal(brand, firstId, { work: none })).toMatchObject({ field: 'work.deliverables' });
    await proposeExtra(brand, firstId, { work: longerUse() });
  });

  test('to strangers, and to who was blocked', async () => {
    const owner = await createPerson(product);
    const firstId = await hiredFor(product, { owner, applicant: influencer });
    expect(await refusal(cast.stranger, firstId)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusal(cast.staff, firstId)).toMatchObject({ code: 'FORBIDDEN' });
    await owner.client.data('mutation ($id: ID!) { blockUser(input: { profileId: $id }) { profileId } }', {
      id: influencer.id,
    });
    expect(await refusal(influencer, firstId)).toMatchObject({ code: 'APART' });
  });
});

test('two tabs propose at once: one extra', async () => {
  const firstId = await hiredFor(product, cast);
  const ids = await Promise.all([proposeExtra(brand, firstId), proposeExtra(brand, firstId)]);
  expect(new Set(ids).size).toBe(1);
});

test('a repeat with the same idempotency key answers the extra', async () => {
  const firstId = await hiredFor(product, cast);
  const input = { remarkId: firstId, amount: usd(12_000), work: moreWork, idempotencyKey: 'extra-1' };
  const first = await brand.client.data(extraOperations.propose, { input });
  const again = await brand.client.data(extraOperations.propose, { input });
  expect(again.proposeExtra.remark.id).toBe(first.proposeExtra.remark.id);
  expect(again.proposeExtra.remark.id).not.toBe(idOf('Remark', firstId));
});

test('each side sees that it can propose one, and why not', async () => {
  const firstId = await hiredFor(product, cast);
  const step = async (id: number) =>
    (await read(brand, id)).nextSteps.find(({ action }: { action: string }) => action === 'PROPOSE_EXTRA');
  expect(await step(firstId)).toMatchObject({ allowed: true });
  const extraId = await proposeExtra(influencer, firstId);
  expect(await step(firstId)).toMatchObject({ allowed: false, code: 'EXTRA_OPEN' });
  expect(await step(extraId)).toBeUndefined();
  const actions = (await read(brand, extraId)).nextSteps.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(['ACCEPT_OFFER', 'REJECT_OFFER', 'COUNTER_OFFER', 'CANCEL']);
});

test('what is asked by campaign and applicant means the first job', async () => {
  const firstId = await hiredFor(product, cast);
  const extraId = await agreedExtra(cast, firstId);
  const campaignId = await campaignOf(firstId);
  const query = `query ($id: ID!, $applicantId: ID!) {
    campaign(id: $id) { remarkCount hiredCount permissions { apply { code } } }
    campaignRemarks(campaignId: $id, tab: HIRED) { nodes { id } totalCount }
    hirePaymentSetup(campaignId: $id, applicantId: $applicantId) { remark { id } quote { total { amount } } } }`;
  const seen = await brand.client.data(query, { id: campaignId, applicantId: influencer.id });
  expect(seen).toMatchObject({
    campaign: { remarkCount: 1, hiredCount: 1 },
    campaignRemarks: { nodes: [{ id: idOf('Remark', firstId) }], totalCount: 1 },
    hirePaymentSetup: { remark: { id: idOf('Remark', firstId) }, quote: { total: { amount: 45_000 } } },
  });
  const mine = `query ($id: ID!) { campaign(id: $id) { myRemark { id } permissions { apply { code } } } }`;
  expect((await influencer.client.data(mine, { id: campaignId })).campaign).toEqual({
    myRemark: { id: idOf('Remark', firstId) },
    permissions: { apply: { code: 'ALREADY_APPLIED' } },
  });
  const setup = `query ($id: ID!, $applicantId: ID!, $remarkId: ID) {
    hirePaymentSetup(campaignId: $id, applicantId: $applicantId, remarkId: $remarkId) { remark { id } quote { total { amount } } } }`;
  const ofExtra = { id: campaignId, applicantId: influencer.id, remarkId: extraId };
  expect((await brand.client.data(setup, ofExtra)).hirePaymentSetup).toMatchObject({
    remark: { id: idOf('Remark', extraId) },
    quote: { total: { amount: 12_000 } },
  });
});

test('lists of jobs have it, and it waits among the tasks', async () => {
  const firstId = await hiredFor(product, cast);
  const extraId = await proposeExtra(brand, firstId);
  const mine = await influencer.client.data(`{ myRemarks(first: 2) { nodes { id extraOfId } } }`);
  expect(mine.myRemarks.nodes).toEqual([
    { id: idOf('Remark', extraId), extraOfId: idOf('Remark', firstId) },
    { id: idOf('Remark', firstId), extraOfId: null },
  ]);
  const received = await brand.client.data(`{ receivedRemarks(first: 1) { nodes { id } } }`);
  expect(received.receivedRemarks.nodes).toEqual([{ id: idOf('Remark', extraId) }]);
  const { myTasks } = await influencer.client.data(
    `{ myTasks(first: 100) { nodes { kind remark { id } } } }`,
  );
  expect(myTasks.nodes).toContainEqual({ kind: 'TERMS_TO_ANSWER', remark: { id: idOf('Remark', extraId) } });
});

test('nobody applies twice, whatever extras there are', async () => {
  const firstId = await hiredFor(product, cast);
  await proposeExtra(brand, firstId);
  const campaignId = await campaignOf(firstId);
  await expect(createRemark(product, campaignId, influencer)).rejects.toThrow(/remark_applied_once/);
});
