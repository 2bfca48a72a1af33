import { afterAll, beforeAll, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { violations } from '../support/checks.ts';
import { createCampaign, createRemark, jobOperations } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { told } from '../support/told.ts';

const DAY = 86_400_000;

let product: TestProduct;
let brand: Person;
let influencer: Person;

beforeAll(async () => {
  product = await startTestProduct();
  brand = await createPerson(product);
  influencer = await createPerson(product, { hasBankAccount: true });
});
afterAll(() => product?.close());

const applied = async () => createRemark(product, await createCampaign(product, brand), influencer);
const propose = async (person: Person, remarkId: number, minor: number) =>
  (await person.client.data(jobOperations.makeOffer, { remarkId, amount: usd(minor) })).makeOffer.remark.offer
    .id;
const stateOf = async (remarkId: number) =>
  (
    await brand.client.data('query ($id: ID!) { remark(id: $id) { state offer { state lapsesAt } } }', {
      id: remarkId,
    })
  ).remark;
const lapses = (remarkId: number) =>
  sql(
    product.databaseUrl,
    `select count(*)::int as n from transition where process = 'remark' and subject_id = $1 and action = 'offerLapsed'`,
    [remarkId],
  );

test('seven days of silence end an offer of either side, once, and both are told', async () => {
  const theirs = await applied();
  const mine = await applied();
  await propose(brand, theirs, 40_000);
  await propose(brand, mine, 40_000);
  await propose(influencer, mine, 50_000);
  const { offer } = await stateOf(theirs);
  expect(new Date(offer.lapsesAt).getTime()).toBe(product.clock.now().getTime() + 7 * DAY);
  product.clock.advance({ days: 6, hours: 23, minutes: 59 });
  await product.runJob('lapse-offers');
  expect([(await stateOf(theirs)).state, (await stateOf(mine)).state]).toEqual(['OFFERED', 'COUNTERED']);
  product.clock.advance({ minutes: 1 });
  await Promise.all([product.runJob('lapse-offers'), product.runJob('lapse-offers')]);
  for (const remarkId of [theirs, mine]) {
    expect(await stateOf(remarkId)).toMatchObject({ state: 'OFFER_REJECTED', offer: { state: 'LAPSED' } });
    expect(await lapses(remarkId)).toEqual([{ n: 1 }]);
  }
  for (const who of [brand, influencer])
    expect((await told(product, who, mine))[0]).toBe(
      'The offer of US$500 for “Noodle week” lapsed: nobody answered in time.',
    );
  expect(await violations(product)).toEqual([]);
});

test('nobody accepts after the instant, even before the job runs', async () => {
  const remarkId = await applied();
  const offerId = await propose(brand, remarkId, 40_000);
  product.clock.advance({ days: 7 });
  const late = await influencer.client.refusal(jobOperations.acceptOffer, { offerId });
  expect(late.extensions.code).toBe('OFFER_LAPSED');
  await product.runJob('lapse-offers');
  const later = await influencer.client.refusal(jobOperations.acceptOffer, { offerId });
  expect(later.extensions.code).toBe('OFFER_LAPSED');
  await propose(influencer, remarkId, 41_000);
  expect((await stateOf(remarkId)).state).toBe('COUNTERED');
});

test('a new proposal has its own seven days', async () => {
  const remarkId = await applied();
  await propose(brand, remarkId, 40_000);
  product.clock.advance({ days: 6 });
  const offerId = await propose(brand, remarkId, 42_000);
  product.clock.advance({ days: 6 });
  await product.runJob('lapse-offers');
  await influencer.client.data(jobOperations.acceptOffer, { offerId });
  product.clock.advance({ days: 2 });
  await product.runJob('lapse-offers');
  expect((await stateOf(remarkId)).state).toBe('OFFER_ACCEPTED');
});
