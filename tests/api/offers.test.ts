import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorText } from '../../schema/errors.ts';
import { usd } from '../../schema/usd.ts';
import { fault } from '../support/fault.ts';
import { createCampaign, createOffer, createRemark, jobOperations } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let brand: Person;
let influencer: Person;

beforeAll(async () => {
  product = await startTestProduct();
  brand = await createPerson(product);
  influencer = await createPerson(product, { hasBankAccount: true });
});
afterAll(() => product?.close());

const applied = async (applicant = influencer) =>
  createRemark(product, await createCampaign(product, brand), applicant);

const offer = (remarkId: number, amount: unknown) =>
  brand.client.send(jobOperations.makeOffer, { remarkId, amount: { amount, currency: 'USD' } });

test.each([
  [0, 'OFFER_AMOUNT_REQUIRED', 'Please enter offer amount!', 'amount'],
  [-100, 'OFFER_AMOUNT_REQUIRED', 'Please enter offer amount!', 'amount'],
  [1, 'OFFER_TOO_SMALL', "Please offer at least US$0.50. Cards can't be charged less.", 'amount'],
  [49, 'OFFER_TOO_SMALL', "Please offer at least US$0.50. Cards can't be charged less.", 'amount'],
  [100_000_001, 'AMOUNT_INVALID', errorText.AMOUNT_INVALID, 'amount'],
])('an offer of %s is refused and nothing is written', async (amount, code, text, field) => {
  const remarkId = await applied();
  const { errors } = await offer(remarkId, amount);
  expect(errors?.[0]).toMatchObject({ extensions: { code, field }, message: text });
  expect(await sql(product.databaseUrl, 'select 1 from offer where remark_id = $1', [remarkId])).toEqual([]);
});

test.each([null, '10', 12.5, 2 ** 53])('%s is not an amount', async (amount) => {
  const { errors } = await offer(await applied(), amount);
  expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
});

test('the smallest and the largest offer', async () => {
  for (const amountMinor of [50, 100_000_000]) {
    const { data } = await offer(await applied(), amountMinor);
    expect(data.makeOffer.remark.offer.amount).toEqual({ amount: amountMinor, currency: 'USD' });
  }
});

test('every offer is kept: changed, rejected, offered again, accepted', async () => {
  const remarkId = await applied();
  const idOf = (answer: { data: { makeOffer: { remark: { offer: { id: string } } } } | null }) =>
    answer.data?.makeOffer.remark.offer.id;
  const first = idOf(await offer(remarkId, 10_000));
  const second = idOf(await offer(remarkId, 20_000));
  const stale = await influencer.client.refusal(jobOperations.acceptOffer, { offerId: first });
  expect([stale.extensions.code, stale.message]).toEqual(['OFFER_CHANGED', errorText.OFFER_CHANGED]);
  const staleNo = await influencer.client.refusal(jobOperations.rejectOffer, { offerId: first });
  expect(staleNo.extensions.code).toBe('OFFER_CHANGED');
  await influencer.client.data(jobOperations.rejectOffer, { offerId: second });
  const third = idOf(await offer(remarkId, 30_000));
  const { acceptOffer } = await influencer.client.data(jobOperations.acceptOffer, { offerId: third });
  expect(acceptOffer.remark.offers).toEqual([
    { state: 'ACCEPTED', amount: { amount: 30_000 } },
    { state: 'REJECTED', amount: { amount: 20_000 } },
    { state: 'CHANGED', amount: { amount: 10_000 } },
  ]);
  expect(acceptOffer.remark.timeline.map(({ action }: { action: string }) => action)).toEqual([
    'apply',
    'makeOffer',
    'changeOffer',
    'rejectOffer',
    'makeOffer',
    'acceptOffer',
  ]);
  expect((await offer(remarkId, 40_000)).errors?.[0]?.extensions.code).toBe('WRONG_STATE');
});

const answerOf = (person: Person, deed: 'acceptOffer' | 'rejectOffer', offerId: string, reason?: string) =>
  person.client.data(jobOperations[deed], { offerId, ...(reason && { reason }) });
const propose = async (person: Person, remarkId: number, minor: number, message?: string) => {
  const { makeOffer } = await person.client.data(jobOperations.makeOffer, {
    remarkId,
    amount: usd(minor),
    message,
  });
  return makeOffer.remark;
};
const proposals = `query ($id: ID!) { remark(id: $id) {
  offers { proposedBy state amount { amount } message rejectReason lapsesAt } } }`;

describe('both sides propose', () => {
  test('countered twice, and the owner accepts what the applicant asked', async () => {
    const remarkId = await applied();
    const first = await propose(brand, remarkId, 40_000);
    expect(first.turn).toBe('APPLICANT');
    const second = await propose(influencer, remarkId, 48_000, '  Two reels, then. ');
    expect(second).toMatchObject({
      state: 'COUNTERED',
      turn: 'OWNER',
      offer: { amount: { amount: 48_000 } },
    });
    const stale = await influencer.client.refusal(jobOperations.acceptOffer, { offerId: first.offer.id });
    expect(stale.extensions.code).toBe('OFFER_CHANGED');
    const third = await propose(brand, remarkId, 43_000);
    expect(third).toMatchObject({ state: 'OFFERED', turn: 'APPLICANT' });
    const last = await propose(influencer, remarkId, 45_000);
    const { acceptOffer } = await answerOf(brand, 'acceptOffer', last.offer.id);
    expect(acceptOffer.remark).toMatchObject({ state: 'OFFER_ACCEPTED', turn: 'OWNER' });
    expect(
      acceptOffer.remark.timeline.map(({ action, by }: Record<string, string>) => `${action} ${by}`),
    ).toEqual([
      'apply APPLICANT',
      'makeOffer OWNER',
      'counterOffer APPLICANT',
      'counterOffer OWNER',
      'counterOffer APPLICANT',
      'acceptOffer OWNER',
    ]);
    const { remark } = await brand.client.data(proposals, { id: remarkId });
    expect(remark.offers).toMatchObject([
      { proposedBy: 'APPLICANT', state: 'ACCEPTED', amount: { amount: 45_000 }, message: null },
      { proposedBy: 'OWNER', state: 'CHANGED', amount: { amount: 43_000 } },
      { proposedBy: 'APPLICANT', state: 'CHANGED', amount: { amount: 48_000 }, message: 'Two reels, then.' },
      { proposedBy: 'OWNER', state: 'CHANGED', amount: { amount: 40_000 } },
    ]);
  });

  test('nobody answers the own offer', async () => {
    const remarkId = await applied();
    const { offer: mine } = await propose(brand, remarkId, 40_000);
    for (const deed of ['acceptOffer', 'rejectOffer'] as const) {
      expect((await brand.client.refusal(jobOperations[deed], { offerId: mine.id })).extensions.code).toBe(
        'FORBIDDEN',
      );
    }
    const { offer: theirs } = await propose(influencer, remarkId, 50_000);
    const own = await influencer.client.refusal(jobOperations.acceptOffer, { offerId: theirs.id });
    expect(own.extensions.code).toBe('FORBIDDEN');
  });

  test('a rejection says why, and either side may propose again', async () => {
    for (const again of [brand, influencer]) {
      const remarkId = await applied();
      const { offer: asked } = await propose(brand, remarkId, 40_000);
      await answerOf(influencer, 'rejectOffer', asked.id, ' Too little for two days. ');
      const { remark } = await brand.client.data(proposals, { id: remarkId });
      expect(remark.offers[0]).toMatchObject({ state: 'REJECTED', rejectReason: 'Too little for two days.' });
      const { state, turn } = await propose(again, remarkId, 50_000);
      expect([state, turn]).toEqual(again === brand ? ['OFFERED', 'APPLICANT'] : ['COUNTERED', 'OWNER']);
    }
  });

  test('the applicant does not begin, and proposes only with a bank account', async () => {
    const remarkId = await applied();
    const early = await influencer.client.refusal(jobOperations.makeOffer, { remarkId, amount: usd(100) });
    expect(early.extensions.code).toBe('WRONG_STATE');
    const poor = await createPerson(product);
    const theirs = await applied(poor);
    await propose(brand, theirs, 40_000);
    const refusal = await poor.client.refusal(jobOperations.makeOffer, {
      remarkId: theirs,
      amount: usd(50_000),
    });
    expect(refusal.extensions.code).toBe('BANK_ACCOUNT_MISSING');
  });

  test('accepting against changing: one of them wins, and what was accepted is what was seen', async () => {
    for (let round = 0; round < 5; round += 1) {
      const remarkId = await applied();
      await propose(brand, remarkId, 10_000);
      const { offer: seen } = await propose(influencer, remarkId, 20_000);
      await Promise.all([
        influencer.client.send(jobOperations.makeOffer, { remarkId, amount: usd(30_000) }),
        brand.client.send(jobOperations.acceptOffer, { offerId: seen.id }),
      ]);
      const live = await sql(
        product.databaseUrl,
        `select o.status, o.amount_minor::int as amount, r.state from offer o join remark r on r.id = o.remark_id
         where o.remark_id = $1 and o.status in ('pending', 'accepted')`,
        [remarkId],
      );
      expect([
        [{ status: 'accepted', amount: 20_000, state: 'offer_accepted' }],
        [{ status: 'pending', amount: 30_000, state: 'countered' }],
      ]).toContainEqual(live);
    }
  });
});

test('changing and accepting at the same moment: what was accepted is what was seen', async () => {
  for (let round = 0; round < 5; round += 1) {
    const remarkId = await applied();
    const seen = (await offer(remarkId, 10_000)).data.makeOffer.remark.offer.id;
    await Promise.all([
      offer(remarkId, 5_000),
      influencer.client.send(jobOperations.acceptOffer, { offerId: seen }),
    ]);
    const live = await sql(
      product.databaseUrl,
      `select o.status, o.amount_minor::int as amount, r.state from offer o join remark r on r.id = o.remark_id
       where o.remark_id = $1 and o.status in ('pending', 'accepted')`,
      [remarkId],
    );
    expect([
      [{ status: 'accepted', amount: 10_000, state: 'offer_accepted' }],
      [{ status: 'pending', amount: 5_000, state: 'offered' }],
    ]).toContainEqual(live);
  }
});

describe('accepting waits for', () => {
  test('a bank account', async () => {
    const poor = await createPerson(product);
    const remarkId = await applied(poor);
    const offerId = (await offer(remarkId, 10_000)).data.makeOffer.remark.offer.id;
    const refusal = await poor.client.refusal(jobOperations.acceptOffer, { offerId });
    expect([refusal.extensions.code, refusal.message]).toEqual([
      'BANK_ACCOUNT_MISSING',
      errorText.BANK_ACCOUNT_MISSING,
    ]);
    const { remark } = await poor.client.data(jobOperations.remark, { id: remarkId });
    expect(remark.nextSteps[0]).toEqual({
      action: 'ACCEPT_OFFER',
      allowed: false,
      code: 'BANK_ACCOUNT_MISSING',
      reason: errorText.BANK_ACCOUNT_MISSING,
    });
    await poor.client.data(jobOperations.rejectOffer, { offerId });
  });
});

test('marking a paid job done takes a text, at the field', async () => {
  const remarkId = await createRemark(product, await createCampaign(product, brand), influencer, 'hired');
  for (const text of [null, '', '   ']) {
    const refusal = await influencer.client.refusal(jobOperations.markAsDone, { remarkId, text });
    expect(refusal).toMatchObject({
      message: 'Please enter any suggestion for campaign owner!',
      extensions: { code: 'DONE_TEXT_REQUIRED', field: 'text' },
    });
  }
  const long = await influencer.client.refusal(jobOperations.markAsDone, {
    remarkId,
    text: 'x'.repeat(2001),
  });
  expect(long.extensions).toEqual(fault('BAD_INPUT', 'text', { maxCharacters: 2_000 }));
});

test('ids of other people’s jobs are not found, in every argument', async () => {
  const remarkId = await applied();
  const offerId = await createOffer(product, remarkId, 'pending');
  await sql(product.databaseUrl, `update remark set state = 'offered' where id = $1`, [remarkId]);
  const [job] = await sql(product.databaseUrl, 'select campaign_id as id from remark where id = $1', [
    remarkId,
  ]);
  const stranger = await createPerson(product, { hasBankAccount: true });
  const setup = `query ($campaignId: ID!, $applicantId: ID!) {
    hirePaymentSetup(campaignId: $campaignId, applicantId: $applicantId) { quote { total { amount } } } }`;
  const attempts: [string, object][] = [
    [jobOperations.makeOffer, { remarkId, amount: usd(100) }],
    [jobOperations.acceptOffer, { offerId }],
    [jobOperations.rejectOffer, { offerId }],
    [jobOperations.hire, { remarkId }],
    [jobOperations.pay, { input: { remarkId, paymentMethodId: 'pm_card_visa' } }],
    [jobOperations.markAsDone, { remarkId, text: 'x' }],
    [jobOperations.release, { remarkId }],
    [setup, { campaignId: job?.id, applicantId: influencer.id }],
  ];
  for (const [operation, variables] of attempts) {
    const refusal = await stranger.client.refusal(operation, variables);
    expect([operation.slice(0, 60), refusal.extensions.code]).toEqual([operation.slice(0, 60), 'NOT_FOUND']);
  }
  expect(await stranger.client.data(jobOperations.remark, { id: remarkId })).toEqual({ remark: null });
  const notPaid = await brand.client.refusal(setup, { campaignId: job?.id, applicantId: influencer.id });
  expect(notPaid.extensions.code).toBe('OFFER_NOT_ACCEPTED');
  const payments = await stranger.client.refusal('{ payments { totalCount } }');
  expect(payments.extensions.code).toBe('FORBIDDEN');
});
