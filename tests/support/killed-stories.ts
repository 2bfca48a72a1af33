import { afterAll, beforeAll, expect, test } from 'vitest';
import { signWebhook } from '../../api/dev/payment/provider-secrets.ts';
import { usd } from '../../schema/usd.ts';
import { makeToken } from './access-tokens.ts';
import { startDying } from './another-process.ts';
import { violations } from './checks.ts';
import { agreedExtra, longerUse } from './extras.ts';
import { GraphqlClient } from './graphql-client.ts';
import { jobOperations } from './jobs.ts';
import {
  acceptedJob,
  answerBank,
  atTheProvider,
  balances,
  cards,
  doneJob,
  offeredJob,
  type PaidJob,
  pay,
  tokenise,
} from './money.ts';
import { MovableClock } from './movable-clock.ts';
import { createPerson, type Person } from './people.ts';
import { providerMoves, sendWebhook } from './provider-moves.ts';
import { refundsAtTheProvider } from './refunds.ts';
import { saveCard } from './saved-cards.ts';
import { sql } from './sql.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { unlimited } from './unlimited.ts';
import { agreedWork, deliverableId, makeLate, reel, workingJob, workOperations } from './work.ts';

/** Work of one reel, without a draft. */
const oneReel = { ...agreedWork, deliverables: [agreedWork.deliverables[1]], draftFirst: false };

const clock = new MovableClock();
let product: TestProduct;

/** Sends a request to a process that dies during it, or soon after its answer. */
async function dieWhile(point: string, when: string, path: string, headers: object, body: string) {
  const { child, url } = await startDying(product, point, when);
  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  await fetch(`${url}${path}`, { method: 'POST', headers: { ...headers }, body }).catch(() => undefined);
  expect(await ended).toBe('SIGKILL');
}

/** Sends an operation to a process that dies during it. */
function dieOver(
  point: string,
  when: string,
  { client: { cookie, token } }: Pick<Person, 'client'>,
  query: string,
  variables: object,
): Promise<void> {
  const caller = token ? { authorization: `Bearer ${token}` } : { cookie: cookie ?? '' };
  const headers = { 'content-type': 'application/json', ...caller };
  return dieWhile(point, when, '/graphql', headers, JSON.stringify({ query, variables }));
}

/** Sends a provider event to a process that dies during it. */
function dieOverWebhook(point: string, when: string, body: string): Promise<void> {
  const secret = product.ports.secrets.get('localPaymentWebhookSecret');
  const signature = signWebhook(body, secret, Math.floor(Date.now() / 1000));
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return dieWhile(point, when, '/webhooks/stripe', headers, body);
}

/** What runs by itself after the restart. */
async function repair(): Promise<void> {
  clock.advance(2);
  // The dead process's leases have expired; the database's clock cannot be advanced.
  await sql(product.databaseUrl, `update outbox set leased_until = '-infinity' where done_at is null`);
  await product.runJob('finish-unsettled-money');
  await product.runJob('provider-events');
  await product.settled();
}

/** Number of notifications with such a text about a job. */
async function timesTold(who: Person, remarkId: number, words: string): Promise<number> {
  const rows = await sql(
    product.databaseUrl,
    `select count(*)::int as n from notification where recipient_id = $1 and remark_id = $2 and message like $3`,
    [who.id, remarkId, `%${words}%`],
  );
  return Number(rows[0]?.n);
}

/** A point where the process dies, before or after it; the job's state then, and after the restart. */
type Point = readonly [point: string, when: 'before' | 'after', between: string, after: string];

/** Points of each story at which to die. */
export interface KilledAt {
  /** Accepting terms, which makes the deal sheet. */
  readonly accepting?: readonly Point[];
  /** Handing in the last published work, which makes the job done. */
  readonly handingIn?: readonly Point[];
  /** The owner ends work that is long late. */
  readonly endingLate?: readonly Point[];
  readonly paying?: readonly Point[];
  /** Paying for an extra that is longer use alone. */
  readonly renewing?: readonly Point[];
  readonly releasing?: readonly Point[];
  /** The same, by the schedule at the deadline. */
  readonly releasingBySilence?: readonly Point[];
  readonly refunding?: readonly Point[];
  /** A webhook about a payment that only the bank's page completed. Last: whether the provider need not send again. */
  readonly hearing?: readonly Point[];
  /** `between` is what is held then. */
  readonly chargingBack?: readonly Point[];
  readonly splitting?: readonly Point[];
  /** The same split, as one side proposed and the other accepts. */
  readonly settling?: readonly Point[];
}

const stateOf = async ({ remarkId }: PaidJob) => (await balances(product, remarkId))[0];

/** The provider's newest event of a type about a payment, as it would be delivered. */
async function eventOf({ remarkId }: PaidJob, type: string, path = '{data,object,id}'): Promise<string> {
  const rows = await sql(
    product.databaseUrl,
    `select e.body from payment_provider.events e join payment p on p.provider_payment_id = e.body #>> $3::text[]
     where p.remark_id = $1 and e.body ->> 'type' = $2 order by e.seq desc limit 1`,
    [remarkId, type, path],
  );
  return JSON.stringify(rows[0]?.body);
}

/** A fee in percent, what it is of 450.50, and what is kept of it when 200.00 are paid out; in minor units. */
interface Fee {
  readonly percent: string;
  readonly whole: number;
  readonly kept: number;
}

/** Kills the process at each point, and looks at the money then, after the restart, and at the end. */
export function killedStories(
  {
    accepting = [],
    handingIn = [],
    endingLate = [],
    paying = [],
    renewing = [],
    releasing = [],
    releasingBySilence = [],
    refunding = [],
    hearing = [],
    chargingBack = [],
    splitting = [],
    settling = [],
  }: KilledAt,
  fee: Fee = { percent: '0', whole: 0, kept: 0 },
): void {
  const total = 45_050 + fee.whole;
  const back = 25_050 + fee.whole - fee.kept;
  /** The payer's card after the payment, and after a split. */
  const paid = (-total / 100).toFixed(2);
  const split = ((back - total) / 100).toFixed(2);

  beforeAll(async () => {
    const env = { PLATFORM_FEE_PERCENT: fee.percent };
    // All requests come from one address here.
    product = await startTestProduct(env, { clock, ports: { limiter: unlimited } });
  });
  afterAll(() => product?.close());

  test.each(accepting)('of accepting terms: %s, %s: %s, then %s', async (point, when, between, after) => {
    const job = await offeredJob(product);
    const { influencer, remarkId, offerId } = job;
    await dieOver(point, when, influencer, jobOperations.acceptOffer, { offerId });
    expect(await stateOf(job)).toBe(between);
    await repair();
    expect(await stateOf(job)).toBe(after);
    if (after === 'offered') await influencer.client.data(jobOperations.acceptOffer, { offerId });
    await product.settled();
    const sheets = 'select version from deal where remark_id = $1';
    expect(await sql(product.databaseUrl, sheets, [remarkId])).toEqual([{ version: 1 }]);
    expect(await timesTold(job.brand, remarkId, 'accepted')).toBe(1);
  });

  test.each(handingIn)('of handing in: %s, %s: %s, then %s', async (point, when, between, after) => {
    const job = await workingJob(product, oneReel);
    const { influencer, remarkId } = job;
    const input = { deliverableId: await deliverableId(job), submission: reel };
    await dieOver(point, when, influencer, workOperations.handIn, { input });
    expect(await stateOf(job)).toBe(between);
    await repair();
    expect(await stateOf(job)).toBe(after);
    if (after === 'hired') await influencer.client.data(workOperations.handIn, { input });
    await product.settled();
    const versions = 'select kind, version from submission where remark_id = $1';
    expect(await sql(product.databaseUrl, versions, [remarkId])).toEqual([{ kind: 'published', version: 1 }]);
    expect(await timesTold(job.brand, remarkId, 'as done')).toBe(1);
  });

  test.each(endingLate)('of ending late work: %s, %s: %s, then %s', async (point, when, between, after) => {
    const job = await workingJob(product, oneReel);
    const remarkId = await makeLate(product, job.remarkId);
    await dieOver(point, when, job.brand, workOperations.endLate, { remarkId });
    expect(await stateOf(job)).toBe(between);
    await repair();
    expect(await stateOf(job)).toBe(after);
    if (after === 'hired') await job.brand.client.data(workOperations.endLate, { remarkId });
    await product.settled();
    expect(await balances(product, remarkId)).toEqual(['cancelled', '0.00', '0.00', '0.00']);
    expect(await refundsAtTheProvider(product, remarkId)).toEqual([total]);
  });

  /** The card in the input, and who sends it. */
  const payers = {
    'a card': async ({ brand }: PaidJob) => ({
      ...{ who: brand, card: { paymentMethodId: await tokenise(product, cards.good) } },
    }),
    'a saved card, by a program': async ({ brand }: PaidJob) => {
      const card = { savedPaymentMethodId: await saveCard(product, brand, cards.good) };
      const client = new GraphqlClient(product);
      client.token = (
        await makeToken(product, brand, ['payments:write', 'remarks:read', 'payments:read'])
      ).secret;
      return { who: { client }, card };
    },
  };
  const payings = (Object.keys(payers) as (keyof typeof payers)[]).flatMap((by) =>
    paying.map((point) => [by, ...point] as const),
  );

  test.each(payings)('of paying with %s: %s, %s: %s, then %s', async (by, point, when, between, after) => {
    const job = await acceptedJob(product);
    const { remarkId } = job;
    const { who, card } = await payers[by](job);
    const input = { remarkId, ...card };
    await dieOver(point, when, who, jobOperations.pay, { input });
    expect(await stateOf(job)).toBe(between);
    await repair();
    expect(await stateOf(job)).toBe(after);
    // Nothing was recorded, so nothing was charged: the owner presses again.
    if (after === 'offer_accepted') await who.client.data(jobOperations.pay, { input });
    await product.settled();
    expect(await balances(product, remarkId)).toEqual(['hired', paid, '450.50', '0.00']);
    expect(await atTheProvider(product, remarkId)).toEqual({ charge: [1, total] });
    expect(await timesTold(job.influencer, remarkId, 'hired you')).toBe(1);
  });

  test.each(renewing)('of renewing use: %s, %s: %s, then %s', async (point, when, between, after) => {
    const job = await acceptedJob(product);
    await pay(job, await tokenise(product, cards.good));
    const { brand, influencer, remarkId: firstId } = job;
    const before = await balances(product, firstId);
    const remarkId = await agreedExtra({ owner: brand, applicant: influencer }, firstId, {
      minor: 45_050,
      work: longerUse(),
    });
    const input = { remarkId, paymentMethodId: await tokenise(product, cards.good) };
    await dieOver(point, when, brand, jobOperations.pay, { input });
    expect((await balances(product, remarkId))[0]).toBe(between);
    await repair();
    expect(await balances(product, remarkId)).toEqual([after, paid, '450.50', '0.00']);
    expect(await atTheProvider(product, remarkId)).toEqual({ charge: [1, total] });
    expect(await balances(product, firstId)).toEqual(before);
    const uses = await sql(product.databaseUrl, 'select 1 as one from work_use where remark_id = $1', [
      remarkId,
    ]);
    expect(uses).toEqual([{ one: 1 }]);
  });

  test.each(releasing)('of releasing: %s, %s: %s, then %s', async (point, when, between, after) => {
    const job = await doneJob(product);
    const { remarkId } = job;
    await dieOver(point, when, job.brand, jobOperations.release, { remarkId });
    expect(await stateOf(job)).toBe(between);
    await repair();
    expect(await stateOf(job)).toBe(after);
    if (after === 'done') await job.brand.client.data(jobOperations.release, { remarkId });
    await product.settled();
    expect(await balances(product, remarkId)).toEqual(['released', paid, '0.00', '450.50']);
    expect(await atTheProvider(product, remarkId)).toEqual({ charge: [1, total], transfer: [1, 45_050] });
    expect(await timesTold(job.influencer, remarkId, 'released')).toBe(1);
  });

  test.each(releasingBySilence)('of silence: %s, %s: %s, then %s', async (point, when, between, after) => {
    const job = await doneJob(product);
    const { remarkId } = job;
    const due = 'update remark set release_deadline = now() where id = $1';
    await sql(product.databaseUrl, due, [remarkId]);
    await dieWhile(point, when, '/run-job/release-silence', {}, '');
    expect(await stateOf(job)).toBe(between);
    await repair();
    expect(await stateOf(job)).toBe(after);
    await product.runJob('release-silence');
    await product.settled();
    expect(await balances(product, remarkId)).toEqual(['released', paid, '0.00', '450.50']);
    expect(await atTheProvider(product, remarkId)).toEqual({ charge: [1, total], transfer: [1, 45_050] });
    expect(await timesTold(job.influencer, remarkId, 'released to you automatically')).toBe(1);
  });

  test.each(refunding)('of a refund: %s, %s: %s, then %s', async (point, when, between, after) => {
    const job = await acceptedJob(product);
    const { remarkId } = job;
    await pay(job, await tokenise(product, cards.good));
    await dieOver(point, when, job.influencer, jobOperations.cancel, { remarkId });
    expect(await stateOf(job)).toBe(between);
    await repair();
    expect(await stateOf(job)).toBe(after);
    if (after === 'hired') await job.influencer.client.data(jobOperations.cancel, { remarkId });
    await product.settled();
    expect(await balances(product, remarkId)).toEqual(['cancelled', '0.00', '0.00', '0.00']);
    expect(await refundsAtTheProvider(product, remarkId)).toEqual([total]);
    expect(await timesTold(job.brand, remarkId, 'was refunded')).toBe(1);
  });

  test.each(hearing)('of a webhook: %s, %s: %s and %s', async (point, when, between, stored) => {
    const job = await acceptedJob(product);
    const { remarkId } = job;
    const asked = await pay(job, await tokenise(product, cards.asksBank));
    await answerBank(product, asked.data.payForHire.clientSecret, 'complete');
    const event = await eventOf(job, 'payment_intent.succeeded');
    await dieOverWebhook(point, when, event);
    expect(await stateOf(job)).toBe(between);
    // The provider got no answer and sends it again.
    if (stored === 'not stored') expect(await sendWebhook(product, event)).toBe(200);
    await repair();
    expect(await balances(product, remarkId)).toEqual(['hired', paid, '450.50', '0.00']);
    expect(await atTheProvider(product, remarkId)).toEqual({ charge: [1, total] });
    const { id } = JSON.parse(event);
    const noted = 'select count(*)::int as n from provider_event where id = $1 and done_at is not null';
    expect(await sql(product.databaseUrl, noted, [id])).toEqual([{ n: 1 }]);
    expect(await timesTold(job.influencer, remarkId, 'hired you')).toBe(1);
  });

  test.each(chargingBack)('of a chargeback: %s, %s: %s, then %s', async (point, when, between, after) => {
    const job = await doneJob(product);
    const { remarkId } = job;
    await providerMoves(product).chargeBack(remarkId);
    const event = await eventOf(job, 'charge.dispute.created', '{data,object,payment_intent}');
    await dieOverWebhook(point, when, event);
    expect(await balances(product, remarkId)).toEqual(['done', paid, between, '0.00']);
    await repair();
    expect(await balances(product, remarkId)).toEqual([after, paid, '0.00', '0.00']);
    expect(await timesTold(job.influencer, remarkId, 'is frozen')).toBe(1);
  });

  test.each(splitting)('of a split: %s, %s: %s, then %s', async (call, when, between, after) => {
    const job = await acceptedJob(product);
    const { remarkId } = job;
    await pay(job, await tokenise(product, cards.good));
    await job.influencer.client.data(jobOperations.markAsDone, { remarkId, text: 'Posted.' });
    const raised = { remarkId, reason: 'Two posts are missing.' };
    await job.brand.client.data(jobOperations.raiseDispute, { input: raised });
    const staff = await createPerson(product, { isStaff: true });
    const input = { remarkId, ruling: 'SPLIT', release: usd(20_000), reason: 'One is online.' };
    await dieOver(call, when, staff, jobOperations.ruleDispute, { input });
    expect((await balances(product, remarkId))[0]).toBe(between);
    await repair();
    expect(await balances(product, remarkId)).toEqual([after, split, '0.00', '200.00']);
    expect(await refundsAtTheProvider(product, remarkId)).toEqual([back]);
    expect((await atTheProvider(product, remarkId)).transfer).toEqual([1, 20_000]);
  });

  test.each(settling)('of a settlement: %s, %s: %s, then %s', async (call, when, between, after) => {
    const job = await doneJob(product);
    const { remarkId, brand, influencer } = job;
    await brand.client.data(jobOperations.raiseDispute, { input: { remarkId, reason: 'One is missing.' } });
    const input = { remarkId, release: usd(20_000) };
    const proposed = await brand.client.data(jobOperations.proposeSettlement, { input });
    const [{ id: settlementId }] = proposed.proposeSettlement.remark.dispute.settlements;
    await dieOver(call, when, influencer, jobOperations.acceptSettlement, { settlementId });
    expect(await stateOf(job)).toBe(between);
    await repair();
    expect(await stateOf(job)).toBe(after);
    if (after === 'disputed') await influencer.client.data(jobOperations.acceptSettlement, { settlementId });
    await product.settled();
    expect(await balances(product, remarkId)).toEqual(['settled', split, '0.00', '200.00']);
    expect(await refundsAtTheProvider(product, remarkId)).toEqual([back]);
    expect((await atTheProvider(product, remarkId)).transfer).toEqual([1, 20_000]);
    expect(await timesTold(influencer, remarkId, 'settled the dispute')).toBe(1);
  });

  test('every invariant holds after all of this', async () => {
    await product.settled();
    expect(await violations(product)).toEqual([]);
  });
}
