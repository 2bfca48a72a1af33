import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PaymentProviderError } from '../../api/platform/payment/payment-provider-error.ts';
import { violations } from '../support/checks.ts';
import { finishedJob, raise } from '../support/disputes.ts';
import { jobOperations } from '../support/jobs.ts';
import { atTheProvider, balances, MoneyStory, openBankAccount, type PaidJob } from '../support/money.ts';
import { createPerson, type Person } from '../support/people.ts';
import { type ProviderMoves, providerMoves } from '../support/provider-moves.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { told } from '../support/told.ts';
import { agreedWork, handIn, newestId, reel, workingJob, workOf, workOperations } from '../support/work.ts';

let product: TestProduct;
let outside: ProviderMoves;

// Each with its own time: weeks pass.
beforeEach(async () => {
  product = await startTestProduct();
  outside = providerMoves(product);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await product.settled();
  const broken = await violations(product);
  await product.close();
  expect(broken).toEqual([]);
});

const look = async (who: Person, { remarkId }: PaidJob) =>
  (await who.client.data(jobOperations.remark, { id: remarkId })).remark;
const release = ({ brand, remarkId }: PaidJob) => brand.client.send(jobOperations.release, { remarkId });

/** What runs by itself, as two servers run it. */
async function schedule(): Promise<void> {
  const both = ['remind-of-releases', 'release-silence'].flatMap((name) => [name, name]);
  await Promise.all(both.map((name) => product.runJob(name)));
}

async function later(time: { days?: number; hours?: number; minutes?: number }): Promise<void> {
  // What still runs may hold a job's row, and the schedule skips locked rows until its next run.
  await product.settled();
  product.clock.advance(time);
  await schedule();
}

const words = async (who: Person, { remarkId }: PaidJob, pattern: RegExp) =>
  (await told(product, who, remarkId)).filter((line) => pattern.test(line));
const reminders = (job: PaidJob) => words(job.brand, job, /^Reminder/);

const paidOut = ['released', '-450.55', '0.00', '450.55'];
const held = ['done', '-450.55', '450.55', '0.00'];

test('done and no answer: two reminders, and the release on day 14, not a minute earlier', async () => {
  const job = await finishedJob(product);
  const story = new MoneyStory(product, job.remarkId);
  const at = new Date(product.clock.now().getTime() + 14 * 86_400_000).toISOString();
  for (const who of [job.brand, job.influencer]) {
    const { deadline } = await look(who, job);
    expect({ ...deadline, at: new Date(deadline.at).toISOString() }).toEqual({ kind: 'AUTO_RELEASE', at });
  }
  expect((await words(job.brand, job, /as done/))[0]).toMatch(/released automatically on 4 Dec 2026\.$/);
  const counts: number[] = [];
  for (const time of [
    { days: 6, hours: 23 },
    { hours: 1 },
    { hours: 1 },
    { days: 4 },
    { hours: 23 },
    { days: 1 },
  ]) {
    await later(time);
    counts.push((await reminders(job)).length);
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 2]);
  expect(await reminders(job)).toEqual([
    expect.stringMatching(/^Reminder: Person No \d+ finished “Noodle week”\. Release US\$450\.55 or raise/),
    expect.stringMatching(/without an answer it is released automatically on 4 Dec 2026\.$/),
  ]);
  await later({ hours: 23, minutes: 59 });
  await story.tell('after 13 days 23:59');
  await later({ minutes: 1 });
  await story.tell('after 14 days');
  await later({ days: 20 });
  await story.tell('long after');
  expect(story.table().slice(1)).toEqual([
    'after 13 days 23:59         done            -450.55  450.55   0.00',
    'after 14 days               released        -450.55  0.00     450.55',
    'long after                  released        -450.55  0.00     450.55',
  ]);
  expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_055], transfer: [1, 45_055] });
  expect(await words(job.brand, job, /was released to .* automatically: there was no answer/)).toHaveLength(
    1,
  );
  expect(await words(job.influencer, job, /released to you automatically/)).toHaveLength(1);
  expect(await reminders(job)).toHaveLength(2);
});

test('reminders name a dispute only while some work is not approved', async () => {
  const job = await workingJob(product, {
    ...agreedWork,
    deliverables: [agreedWork.deliverables[1]],
    draftFirst: false,
  });
  await handIn(job, reel);
  await later({ days: 7 });
  await product.settled();
  await job.brand.client.data(workOperations.approve, { submissionId: await newestId(job) });
  await later({ days: 5 });
  const [last, first] = await reminders(job);
  expect(first).toMatch(/Release US\$450\.50 or raise a dispute; without an answer/);
  expect(last).toMatch(/You approved all the work: release US\$450\.50; without an answer/);
});

test('the timeline says that nobody released it', async () => {
  const job = await finishedJob(product);
  await later({ days: 14 });
  const { timeline, deadline, state } = await look(job.influencer, job);
  expect({ deadline, state }).toEqual({ deadline: null, state: 'RELEASED' });
  expect(timeline.slice(-2).map(({ action, by }: Record<string, string>) => `${action} ${by}`)).toEqual([
    'silenceReleases NOBODY',
    'silencePaidOut NOBODY',
  ]);
});

test('an answer in time ends it: a release by the owner, or a dispute by either side', async () => {
  const [released, disputed] = [await finishedJob(product), await finishedJob(product)];
  product.clock.advance({ days: 13 });
  await release(released);
  await raise(disputed, disputed.brand);
  await later({ days: 8 });
  expect(await reminders(released)).toEqual([]);
  expect(await balances(product, released.remarkId)).toEqual(paidOut);
  expect(await balances(product, disputed.remarkId)).toEqual(['disputed', ...held.slice(1)]);
  expect(await reminders(disputed)).toEqual([]);
});

describe('what holds the payout up', () => {
  test('no bank account: nobody is reminded, and it is released as soon as there is one', async () => {
    const job = await finishedJob(product);
    await sql(product.databaseUrl, 'delete from bank_account where owner_id = $1', [job.influencer.id]);
    await later({ days: 20 });
    expect(await balances(product, job.remarkId)).toEqual(held);
    expect(await look(job.influencer, job)).toMatchObject({
      turn: 'APPLICANT',
      deadline: { kind: 'AUTO_RELEASE' },
    });
    expect(await reminders(job)).toEqual([]);
    await openBankAccount(product, job.influencer);
    await schedule();
    expect(await balances(product, job.remarkId)).toEqual(paidOut);
  });

  test('payouts that are paused: it follows when they are resumed', async () => {
    const job = await finishedJob(product);
    await outside.changeAccount(
      job.influencer.id,
      ['individual.verification.document'],
      'requirements.past_due',
    );
    await outside.deliver();
    await later({ days: 20 });
    expect(await balances(product, job.remarkId)).toEqual(held);
    await outside.changeAccount(job.influencer.id, []);
    await outside.deliver();
    await schedule();
    expect(await balances(product, job.remarkId)).toEqual(paidOut);
  });

  test('a chargeback: it follows when that is won', async () => {
    const job = await finishedJob(product);
    const dispute = await outside.chargeBack(job.remarkId);
    await outside.deliver();
    await later({ days: 20 });
    expect((await balances(product, job.remarkId))[0]).toBe('done');
    expect(await reminders(job)).toEqual([]);
    await outside.decide(dispute, 'won');
    await outside.deliver();
    await schedule();
    expect(await balances(product, job.remarkId)).toEqual(paidOut);
  });

  test('a provider that refuses: tried again at growing intervals, and told once', async () => {
    const job = await finishedJob(product);
    const createTransfer = vi
      .spyOn(product.ports.payment, 'createTransfer')
      .mockRejectedValue(new PaymentProviderError({ kind: 'invalid', code: 'no', message: 'Not now.' }));
    product.clock.advance({ days: 14 });
    const tries: number[] = [];
    for (const minutes of [0, 59, 1, 119, 1]) {
      product.clock.advance({ minutes });
      await product.runJob('release-silence');
      await product.runJob('release-silence');
      tries.push(createTransfer.mock.calls.length);
    }
    expect(tries).toEqual([1, 1, 2, 2, 3]);
    expect(await balances(product, job.remarkId)).toEqual(held);
    expect(await words(job.influencer, job, /failed/)).toHaveLength(1);
    createTransfer.mockRestore();
    await later({ hours: 4 });
    expect(await balances(product, job.remarkId)).toEqual(paidOut);
  });
});

test('an owner whose address is not verified may not release, silence may', async () => {
  const job = await finishedJob(product);
  await sql(product.databaseUrl, 'update account set email_verified_at = null where id = $1', [job.brand.id]);
  expect((await release(job)).errors?.[0]?.extensions.code).toBe('EMAIL_NOT_VERIFIED');
  await later({ days: 14 });
  expect(await balances(product, job.remarkId)).toEqual(paidOut);
});

test('a payout that comes back begins a new time, with its own reminders', async () => {
  const job = await finishedJob(product);
  await release(job);
  product.clock.advance({ days: 10 });
  await outside.reverseTransfer(job.remarkId);
  await outside.deliver();
  const { deadline } = await look(job.influencer, job);
  expect(new Date(deadline.at).getTime() - product.clock.now().getTime()).toBe(14 * 86_400_000);
  await later({ days: 13 });
  expect(await balances(product, job.remarkId)).toEqual(held);
  expect(await reminders(job)).toHaveLength(1);
  await later({ days: 1 });
  expect(await balances(product, job.remarkId)).toEqual(paidOut);
});

describe('the period is a setting', () => {
  test.each([
    ['0', null, [0, 0, 0], 'done'],
    ['4', 4, [0, 1, 1], 'released'],
  ])('%s days', async (days, left, counts, ends) => {
    const other = await startTestProduct({ AUTO_RELEASE_DAYS: days });
    try {
      const job = await finishedJob(other);
      const { remark } = await job.brand.client.data(jobOperations.remark, { id: job.remarkId });
      const ahead = remark.deadline && new Date(remark.deadline.at).getTime() - other.clock.now().getTime();
      expect(ahead).toBe(left && left * 86_400_000);
      const seen: number[] = [];
      for (const hours of [47, 1, 48]) {
        other.clock.advance({ hours });
        await other.runJob('remind-of-releases');
        await other.runJob('release-silence');
        seen.push(
          (await told(other, job.brand, job.remarkId)).filter((line) => line.startsWith('Reminder')).length,
        );
      }
      expect(seen).toEqual(counts);
      expect((await balances(other, job.remarkId))[0]).toBe(ends);
    } finally {
      await other.close();
    }
  });
});

test('an owner who left does not hold it up', async () => {
  const job = await finishedJob(product);
  const staff = await createPerson(product, { isStaff: true });
  expect((await look(staff, job)).deadline).toMatchObject({ kind: 'AUTO_RELEASE' });
  await sql(product.databaseUrl, 'update account set suspended_at = $1 where id = $2', [
    product.clock.now(),
    job.brand.id,
  ]);
  await later({ days: 14 });
  expect(await balances(product, job.remarkId)).toEqual(paidOut);
});

test.each(['its owner', 'silence'])(
  'released by %s, work is approved: money that is taken back later is not quarrelled about',
  async (by) => {
    const onlyReels = { ...agreedWork, deliverables: [agreedWork.deliverables[1]], draftFirst: false };
    const job = await workingJob(product, onlyReels);
    const { brand, remarkId } = job;
    await handIn(job, reel);
    if (by === 'silence') await later({ days: 14 });
    else await release(job);
    expect(await workOf(brand, remarkId)).toMatchObject({
      state: 'RELEASED',
      deliverables: [{ state: 'APPROVED', submissions: [{ isApprovedBySilence: by === 'silence' }] }],
    });
    await outside.reverseTransfer(remarkId);
    await outside.deliver();
    expect((await look(brand, job)).state).toBe('DONE');
    const asked = { submissionId: await newestId(job), changes: 'Show the shop sign.' };
    const raised = { input: { remarkId, reason: 'Not good.', pictures: [] } };
    const refusals = [
      await brand.client.refusal(workOperations.changes, asked),
      await brand.client.refusal(jobOperations.raiseDispute, raised),
    ];
    expect(refusals.map(({ extensions }) => extensions.code)).toEqual(['NOTHING_TO_REVIEW', 'WORK_APPROVED']);
    await later({ days: 14 });
    expect(await balances(product, remarkId)).toEqual(['released', '-450.50', '0.00', '450.50']);
  },
);
