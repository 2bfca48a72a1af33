import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Rng } from '../../api/dev/demo/rng.ts';
import { usd } from '../../schema/usd.ts';
import { violations } from '../support/checks.ts';
import { disputed, finishedJob, makeSettlement, raise } from '../support/disputes.ts';
import { idOf } from '../support/global-ids.ts';
import { jobOperations } from '../support/jobs.ts';
import { acceptedJob, cards, type PaidJob, pay, tokenise } from '../support/money.ts';
import { createPerson, type Person } from '../support/people.ts';
import { type ProviderMoves, providerMoves } from '../support/provider-moves.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const SEED = Number(process.env.RACE_SEED ?? 20_261_120);
const ROUNDS = 24;

let product: TestProduct;
let staff: Person;
let outside: ProviderMoves;
const rng = new Rng(SEED);

beforeAll(async () => {
  product = await startTestProduct();
  outside = providerMoves(product);
  staff = await createPerson(product, { isStaff: true });
});
afterAll(() => product?.close());

type Step = () => Promise<unknown>;

/** Two actions at the same moment, each sent twice. */
interface Race {
  readonly name: string;
  readonly steps: readonly [Step, Step];
}

const send =
  (who: Person, operation: string, variables: object): Step =>
  () =>
    who.client.send(operation, variables);
const release = ({ brand, remarkId }: PaidJob) => send(brand, jobOperations.release, { remarkId });
const cancel = (who: Person, { remarkId }: PaidJob) => send(who, jobOperations.cancel, { remarkId });
const rule = ({ remarkId }: PaidJob, input: object) =>
  send(staff, jobOperations.ruleDispute, { input: { remarkId, reason: 'Decided.', ...input } });

/** The payer's bank takes the money back, once; its events arrive as often as they are sent. */
function chargeBack({ remarkId }: PaidJob): Step {
  let asking: Promise<string | null> | null = null;
  return async () => {
    // Nothing is left to take when the refund was faster.
    asking ??= outside.chargeBack(remarkId).catch(() => null);
    await asking;
    await outside.deliver();
  };
}

async function asked(): Promise<PaidJob> {
  const job = await acceptedJob(product);
  await pay(job, await tokenise(product, cards.good));
  await job.brand.client.data(jobOperations.askToCancel, { remarkId: job.remarkId, reason: 'Another date.' });
  return job;
}

const silence: Step = () => product.runJob('release-silence');

/** A job whose owner has been silent until the deadline. */
async function silent(): Promise<PaidJob> {
  const job = await finishedJob(product);
  const due = 'update remark set release_deadline = $1 where id = $2';
  await sql(product.databaseUrl, due, [product.clock.now(), job.remarkId]);
  return job;
}

/** A disputed job whose owner proposes a split, and accepting that. */
async function proposed(): Promise<readonly [PaidJob, Step]> {
  const job = await disputed(product);
  const settlementId = await makeSettlement(product, job.remarkId, 'owner', 20_000);
  const named = { settlementId: idOf('Settlement', settlementId) };
  return [job, send(job.influencer, jobOperations.acceptSettlement, named)];
}

async function paying(who: 'brand' | 'influencer'): Promise<Race> {
  const job = await acceptedJob(product);
  const method = await tokenise(product, cards.good);
  return { name: `paying, and the ${who} cancels`, steps: [() => pay(job, method), cancel(job[who], job)] };
}

/** Kinds of race; each starts with its own job. */
const races: readonly (() => Promise<Race>)[] = [
  () => paying('brand'),
  () => paying('influencer'),
  async () => {
    const job = await finishedJob(product);
    return { name: 'releasing, and a dispute', steps: [release(job), () => raise(job, job.influencer)] };
  },
  async () => {
    const job = await asked();
    const { remarkId } = job;
    const done = send(job.influencer, jobOperations.markAsDone, { remarkId, text: 'Posted.' });
    const agree = send(job.influencer, jobOperations.answerCancel, { remarkId, agree: true });
    const finish: Step = async () => {
      await done();
      return release(job)();
    };
    return { name: 'agreeing to cancel, and done and released', steps: [agree, finish] };
  },
  async () => {
    const job = await asked();
    const { remarkId } = job;
    const withdraw = send(job.brand, jobOperations.withdrawCancel, { remarkId });
    return {
      name: 'agreeing to cancel, and taking the wish back',
      steps: [cancel(job.influencer, job), withdraw],
    };
  },
  async () => {
    const job = await finishedJob(product);
    const { remarkId } = job;
    const takeUp = send(staff, jobOperations.openDispute, { remarkId, reason: 'Nobody answers.' });
    return { name: 'releasing, and staff takes it up', steps: [release(job), takeUp] };
  },
  async () => {
    const job = await silent();
    return { name: 'silence that releases, and releasing', steps: [silence, release(job)] };
  },
  async () => {
    const job = await silent();
    return { name: 'silence that releases, and a dispute', steps: [silence, () => raise(job, job.brand)] };
  },
  async () => {
    const job = await disputed(product);
    return { name: 'a ruling, and releasing', steps: [rule(job, { ruling: 'REFUND' }), release(job)] };
  },
  async () => {
    const job = await disputed(product);
    const split = rule(job, { ruling: 'SPLIT', release: usd(20_000) });
    return { name: 'two rulings', steps: [split, rule(job, { ruling: 'RELEASE' })] };
  },
  async () => {
    const [job, accept] = await proposed();
    return { name: 'accepting a split, and a ruling', steps: [accept, rule(job, { ruling: 'RELEASE' })] };
  },
  async () => {
    const [job, accept] = await proposed();
    const other = { input: { remarkId: job.remarkId, release: usd(1_000) } };
    const again = send(job.brand, jobOperations.proposeSettlement, other);
    return { name: 'accepting a split, and another proposal', steps: [accept, again] };
  },
  async () => {
    const [job, accept] = await proposed();
    return { name: 'accepting a split, and a chargeback', steps: [accept, chargeBack(job)] };
  },
  async () => {
    const job = await finishedJob(product);
    return { name: 'a chargeback, and releasing', steps: [chargeBack(job), release(job)] };
  },
  async () => {
    const job = await asked();
    return {
      name: 'a chargeback, and agreeing to cancel',
      steps: [chargeBack(job), cancel(job.influencer, job)],
    };
  },
  async () => {
    const job = await disputed(product);
    const split = rule(job, { ruling: 'SPLIT', release: usd(20_000) });
    return { name: 'a chargeback, and a ruling', steps: [chargeBack(job), split] };
  },
  async () => {
    const job = await asked();
    const { remarkId } = job;
    product.clock.advance({ hours: 73 });
    const agree: Step = () => product.runJob('cancel-silence');
    const withdraw = send(job.brand, jobOperations.withdrawCancel, { remarkId });
    return { name: 'silence that agrees, and taking the wish back', steps: [agree, withdraw] };
  },
];

async function run({ steps }: Race): Promise<void> {
  const presses = [...steps, ...steps].map(async (step) => {
    await pause(rng.int(0, 15));
    await step();
  });
  await Promise.all(presses);
}

test(`${ROUNDS} races: money moves once, and everything agrees afterwards (seed ${SEED})`, {
  timeout: 90_000,
}, async () => {
  const names = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const make = round < races.length ? races[round] : rng.pick(races);
    const race = await make?.();
    if (!race) continue;
    names.add(race.name);
    await run(race);
  }
  expect(names.size).toBe(races.length);
  product.clock.advance({ minutes: 1 });
  await product.runJob('finish-unsettled-money');
  await product.runJob('provider-events');
  await product.settled();
  expect(await violations(product)).toEqual([]);
  const open = await sql(
    product.databaseUrl,
    `select id, state from remark where state in ('paying', 'releasing', 'refunding')`,
  );
  expect(open).toEqual([]);
});
