import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { amendmentOperations, proposeWork } from '../support/amendments.ts';
import { violations } from '../support/checks.ts';
import { jobOperations } from '../support/jobs.ts';
import { balances } from '../support/money.ts';
import type { Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { told } from '../support/told.ts';
import {
  agreedWork,
  draft,
  freeWorkingJob,
  handIn,
  newestId,
  reel,
  story,
  workingJob,
  workOf,
  workOperations,
} from '../support/work.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.close());
afterEach(async () => {
  await product.runJob('approve-silent-drafts');
  await product.runJob('release-silence');
  await product.runJob('expire-campaigns');
  await product.settled();
  expect(await violations(product)).toEqual([]);
});

interface Deliverable {
  state: string;
  submissions: { version: number; kind: string; state: string }[];
}

const statesOf = async (who: Person, remarkId: number): Promise<string[]> =>
  (await workOf(who, remarkId)).deliverables.map(({ state }: Deliverable) => state);
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const approve = (who: Person, submissionId: string) =>
  who.client.send(workOperations.approve, { submissionId });
const askForChanges = (who: Person, submissionId: string, changes = 'Show the shop sign.') =>
  who.client.send(workOperations.changes, { submissionId, changes });
const onlyReels = { ...agreedWork, deliverables: [agreedWork.deliverables[1]], draftFirst: false };

test('a draft, changes, another draft, the published link: every version stays, and the last one makes the job done', async () => {
  const job = await workingJob(product);
  const { brand, influencer, remarkId } = job;
  expect(await workOf(influencer, remarkId)).toMatchObject({
    state: 'HIRED',
    turn: 'APPLICANT',
    deadline: { kind: 'WORK_DUE' },
    deliverables: [
      { platform: 'INSTAGRAM', format: 'STORY', count: 3, draftFirst: true, rounds: 1, state: 'AWAITED' },
      { format: 'REEL', state: 'AWAITED' },
    ],
  });
  await handIn(job, draft);
  expect(codeOf(await handIn(job, draft))).toBe('NOTHING_TO_HAND_IN');
  const first = await newestId(job);
  expect(await workOf(brand, remarkId)).toMatchObject({ turn: 'OWNER', deadline: { kind: 'DRAFT_ANSWER' } });
  expect((await askForChanges(brand, first)).data.askForChanges.remark).toMatchObject({
    state: 'HIRED',
    turn: 'APPLICANT',
    deliverables: [{ state: 'CHANGES_ASKED', roundsUsed: 1 }, { state: 'AWAITED' }],
  });
  await product.settled();
  expect((await told(product, influencer, remarkId))[0]).toMatch(/asked for changes.*Show the shop sign\./);
  await handIn(job, { ...draft, note: 'With the sign.' });
  expect(codeOf(await askForChanges(brand, await newestId(job)))).toBe('ROUNDS_USED');
  await approve(brand, await newestId(job));
  expect(codeOf(await handIn(job, draft))).toBe('NOTHING_TO_HAND_IN');
  await handIn(job, story);
  expect(await statesOf(brand, remarkId)).toEqual(['PUBLISHED', 'AWAITED']);
  await handIn(job, draft, 1);
  await approve(brand, await newestId(job, 1));
  await handIn(job, reel, 1);
  const done = await workOf(influencer, remarkId);
  expect(done).toMatchObject({
    state: 'DONE',
    turn: 'OWNER',
    doneText: 'https://www.instagram.com/stories/mei/1\nhttps://www.instagram.com/reel/DA7k2',
    deadline: { kind: 'AUTO_RELEASE' },
  });
  expect(
    done.deliverables[0].submissions.map(({ kind, version, state }: Deliverable['submissions'][0]) =>
      [kind, version, state].join(' '),
    ),
  ).toEqual(['PUBLISHED 1 IN_REVIEW', 'DRAFT 2 APPROVED', 'DRAFT 1 CHANGES_ASKED']);
  await brand.client.data(jobOperations.release, { remarkId });
  expect(await balances(product, remarkId)).toEqual(['released', '-450.50', '0.00', '450.50']);
});

test('a draft that nobody answers counts as approved at the instant of its deadline', async () => {
  const job = await workingJob(product);
  const { brand, influencer, remarkId } = job;
  await handIn(job, draft);
  product.clock.advance({ days: 3 });
  expect(await statesOf(influencer, remarkId)).toEqual(['DRAFT_APPROVED', 'AWAITED']);
  expect(codeOf(await askForChanges(brand, await newestId(job)))).toBe('NOTHING_TO_REVIEW');
  await product.runJob('approve-silent-drafts');
  await product.runJob('approve-silent-drafts');
  await product.settled();
  const steps = await sql(
    product.databaseUrl,
    "select count(*)::int as n from transition where process = 'remark' and subject_id = $1 and action = 'silenceApproves'",
    [remarkId],
  );
  expect(steps[0]?.n).toBe(1);
  expect((await workOf(brand, remarkId)).deliverables[0].submissions[0]).toMatchObject({
    state: 'APPROVED',
    isApprovedBySilence: true,
  });
  expect((await told(product, influencer, remarkId))[0]).toMatch(/counts as approved/);
});

test('changes of finished work open the job again, without the release by silence', async () => {
  const job = await workingJob(product, onlyReels);
  const { brand, influencer, remarkId } = job;
  await handIn(job, reel);
  expect((await workOf(brand, remarkId)).state).toBe('DONE');
  expect((await askForChanges(brand, await newestId(job))).data.askForChanges.remark).toMatchObject({
    state: 'HIRED',
    doneText: null,
    deliverables: [{ state: 'CHANGES_ASKED' }],
  });
  product.clock.advance({ days: 15 });
  await product.runJob('release-silence');
  expect((await workOf(brand, remarkId)).state).toBe('HIRED');
  await handIn(job, reel);
  expect((await workOf(influencer, remarkId)).state).toBe('DONE');
  product.clock.advance({ days: 14 });
  await product.runJob('release-silence');
  expect(await balances(product, remarkId)).toEqual(['released', '-450.50', '0.00', '450.50']);
});

test('what is approved cannot be disputed by the owner', async () => {
  const job = await workingJob(product, onlyReels);
  const { brand, influencer, remarkId } = job;
  await handIn(job, reel);
  await approve(brand, await newestId(job));
  const raise = (who: Person) =>
    who.client.send(jobOperations.raiseDispute, { input: { remarkId, reason: 'Not good.', pictures: [] } });
  expect(codeOf(await raise(brand))).toBe('WORK_APPROVED');
  expect((await raise(influencer)).data.raiseDispute.remark.state).toBe('DISPUTED');
});

test('when the rounds are used up, a draft is approved or disputed', async () => {
  const job = await workingJob(product, { ...agreedWork, rounds: 0 });
  const { brand, remarkId } = job;
  const raise = () =>
    brand.client.send(jobOperations.raiseDispute, { input: { remarkId, reason: 'Not ours.', pictures: [] } });
  expect(codeOf(await raise())).toBe('WRONG_STATE');
  await handIn(job, draft);
  expect(codeOf(await askForChanges(brand, await newestId(job)))).toBe('ROUNDS_USED');
  expect((await raise()).data.raiseDispute.remark.state).toBe('DISPUTED');
});

describe('links', () => {
  test('are of the platform that was agreed', async () => {
    const job = await workingJob(product, onlyReels);
    const refusal = await handIn(job, { kind: 'PUBLISHED', links: ['https://tiktok.com/@mei/1'] });
    expect(refusal.errors?.[0]).toMatchObject({
      message: 'Add a link from Instagram.',
      extensions: { code: 'WRONG_PLATFORM', field: 'submission.links.0' },
    });
  });
  test.each([
    ['none', { kind: 'PUBLISHED' }, 'WORK_REQUIRED'],
    ['not https', { kind: 'PUBLISHED', links: ['http://instagram.com/x'] }, 'BAD_INPUT'],
    ['a script', { kind: 'PUBLISHED', links: ['javascript:alert(1)'] }, 'BAD_INPUT'],
    [
      'a look-alike',
      { kind: 'PUBLISHED', links: ['https://instagram.com.evil.example/x'] },
      'WRONG_PLATFORM',
    ],
    ['with a password', { kind: 'PUBLISHED', links: ['https://a:b@instagram.com/x'] }, 'BAD_INPUT'],
    ['pictures of published work', { ...reel, pictures: ['a'.repeat(32)] }, 'BAD_INPUT'],
    ['a draft where none is awaited', draft, 'NOTHING_TO_HAND_IN'],
  ])('%s', async (_what, submission, code) => {
    expect(codeOf(await handIn(await workingJob(product, onlyReels), submission))).toBe(code);
  });
});

test('marking as done hands in everything that is awaited, with its text', async () => {
  const job = await workingJob(product);
  const { influencer, remarkId } = job;
  await handIn(job, draft);
  await influencer.client.data(jobOperations.markAsDone, { remarkId, text: 'All is online.' });
  expect(await workOf(influencer, remarkId)).toMatchObject({
    state: 'DONE',
    doneText: 'All is online.',
    deliverables: [
      {
        state: 'PUBLISHED',
        submissions: [{ kind: 'PUBLISHED', note: 'All is online.' }, { state: 'REPLACED' }],
      },
      { state: 'PUBLISHED', submissions: [{ note: 'All is online.' }] },
    ],
  });
});

describe('new terms that drop the last open deliverable', () => {
  const inTwoWeeks = { dueOn: null, dueDays: 14, draftFirst: false, usage: { channels: 'NONE' } };
  const [stories, oneReel] = [
    { platform: 'INSTAGRAM', format: 'STORY', count: 3 },
    { platform: 'INSTAGRAM', format: 'REEL', count: 1, note: 'Say the opening hours.' },
  ];
  const noDrafts = { ...agreedWork, draftFirst: false };
  const accept = (who: Person, amendmentId: string) =>
    who.client.send(amendmentOperations.accept, { amendmentId });

  test('make the job done when they are accepted, with the links of what was published', async () => {
    const job = await workingJob(product, noDrafts);
    const { brand, influencer, remarkId } = job;
    await handIn(job, reel, 1);
    const { amendments } = await proposeWork(influencer, remarkId, {
      ...inTwoWeeks,
      deliverables: [oneReel],
    });
    expect(amendments).toMatchObject([{ finishesJob: true }]);
    expect((await accept(brand, amendments[0].id)).errors).toBeUndefined();
    expect(await workOf(brand, remarkId)).toMatchObject({
      state: 'DONE',
      turn: 'OWNER',
      doneText: reel.links[0],
      deadline: { kind: 'AUTO_RELEASE' },
      deliverables: [{ format: 'REEL', state: 'PUBLISHED' }],
    });
    product.clock.advance({ days: 14 });
    await product.runJob('release-silence');
    expect(await balances(product, remarkId)).toEqual(['released', '-450.50', '0.00', '450.50']);
  });

  test.each([
    ['something else stays open', { deliverables: [stories] }, []],
    ['only the rounds change', { deliverables: [stories, oneReel], rounds: 3 }, [1]],
    ['more of what was published is asked for', { deliverables: [{ ...oneReel, count: 2 }] }, [1]],
    ['something new is asked for', { deliverables: [oneReel, { ...oneReel, format: 'POST' }] }, [1]],
  ])('do not when %s', async (_what, changes, handedIn) => {
    const job = await workingJob(product, noDrafts);
    const { brand, influencer, remarkId } = job;
    for (const place of handedIn) await handIn(job, reel, place);
    const { amendments } = await proposeWork(brand, remarkId, { ...inTwoWeeks, ...changes });
    expect(amendments).toMatchObject([{ finishesJob: false }]);
    expect((await accept(influencer, amendments[0].id)).errors).toBeUndefined();
    expect((await workOf(brand, remarkId)).state).toBe('HIRED');
  });

  test('wait for the bank account that handing in the last link needs', async () => {
    const job = await workingJob(product, noDrafts);
    const { brand, influencer, remarkId } = job;
    await handIn(job, reel, 1);
    const { amendments } = await proposeWork(influencer, remarkId, {
      ...inTwoWeeks,
      deliverables: [oneReel],
    });
    await sql(product.databaseUrl, 'update bank_account set payouts_enabled = false where owner_id = $1', [
      influencer.id,
    ]);
    expect(codeOf(await accept(brand, amendments[0].id))).toBe('RECIPIENT_PAYOUTS_PAUSED');
    expect((await workOf(brand, remarkId)).state).toBe('HIRED');
  });

  test('make a free job done as well', async () => {
    const job = await freeWorkingJob(product, 'shoutout', {
      ...noDrafts,
      ownerDeliverables: [{ platform: 'tiktok', format: 'video', count: 1, note: null }],
    });
    const { brand, influencer, remarkId } = job;
    await handIn(job, reel, 1);
    const { amendments } = await proposeWork(brand, remarkId, {
      ...inTwoWeeks,
      deliverables: [oneReel],
      ownerDeliverables: [{ platform: 'TIKTOK', format: 'VIDEO', count: 1 }],
    });
    await accept(influencer, amendments[0].id);
    expect((await workOf(brand, remarkId)).state).toBe('DONE');
  });
});

test('in a shoutout exchange both hand in, and each sees the links of the other', async () => {
  const job = await freeWorkingJob(product, 'shoutout', {
    ...onlyReels,
    ownerDeliverables: [{ platform: 'tiktok', format: 'video', count: 1, note: null }],
  });
  const { brand, influencer, remarkId } = job;
  expect(codeOf(await handIn(job, reel, 1))).toBe('FORBIDDEN');
  const post = { kind: 'PUBLISHED', links: ['https://www.tiktok.com/@brand/video/1'] };
  expect((await handIn(job, post, 1, brand)).errors).toBeUndefined();
  expect((await workOf(influencer, remarkId)).deliverables[1]).toMatchObject({
    by: 'OWNER',
    state: 'PUBLISHED',
    submissions: [{ links: ['https://www.tiktok.com/@brand/video/1'] }],
  });
  await handIn(job, reel);
  expect((await workOf(brand, remarkId)).state).toBe('DONE');
});

test('a stranger, and the wrong side, change nothing', async () => {
  const job = await workingJob(product);
  const other = await workingJob(product);
  await handIn(job, draft);
  const submissionId = await newestId(job);
  expect(codeOf(await approve(other.brand, submissionId))).toBe('NOT_FOUND');
  expect(codeOf(await approve(job.influencer, submissionId))).toBe('FORBIDDEN');
  expect(codeOf(await askForChanges(other.brand, submissionId))).toBe('NOT_FOUND');
  expect(codeOf(await handIn(job, draft, 0, job.brand))).toBe('FORBIDDEN');
  expect(codeOf(await handIn(job, draft, 0, other.influencer))).toBe('NOT_FOUND');
});

test('two answers at the same time: one counts', async () => {
  const job = await workingJob(product);
  await handIn(job, draft);
  const id = await newestId(job);
  const answers = await Promise.all([approve(job.brand, id), askForChanges(job.brand, id)]);
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
});

test('work that is long late, with nothing handed in, is ended by the owner alone, once, with a full refund', async () => {
  const job = await workingJob(product, onlyReels);
  const { brand, influencer, remarkId } = job;
  const end = () => brand.client.send(workOperations.endLate, { remarkId });
  await product.settled();
  product.clock.advance({ days: 13 });
  await product.runJob('remind-of-work');
  await product.runJob('remind-of-work');
  await product.settled();
  expect((await told(product, influencer, remarkId)).filter((line) => /is due on/.test(line))).toHaveLength(
    1,
  );
  expect(codeOf(await end())).toBe('NOT_LATE');
  product.clock.advance({ days: 2 });
  expect((await workOf(brand, remarkId)).deadline.kind).toBe('LATE_END');
  product.clock.advance({ days: 7 });
  await product.runJob('tell-of-late-work');
  await product.runJob('tell-of-late-work');
  await product.settled();
  expect((await told(product, brand, remarkId)).filter((line) => /end the job/.test(line))).toHaveLength(1);
  expect((await end()).data.endLateJob.remark.state).toBe('CANCELLED');
  expect((await end()).data.endLateJob.remark.state).toBe('CANCELLED');
  expect(await balances(product, remarkId)).toEqual(['cancelled', '0.00', '0.00', '0.00']);
});

test.each(['sponsored', 'shoutout'] as const)(
  'a %s job has no end for late work: its owner may cancel at any time',
  async (kind) => {
    const { brand, influencer, remarkId } = await freeWorkingJob(product, kind, {
      ...onlyReels,
      productDescription: kind === 'sponsored' ? 'Three jars of rempah.' : null,
      dueOn: '2026-12-10',
      dueDays: null,
    });
    await sql(product.databaseUrl, 'update remark set work_due_at = $2 where id = $1', [
      remarkId,
      new Date(product.clock.now().getTime() - 3_600_000),
    ]);
    for (const who of [brand, influencer]) {
      const { deadline, nextSteps } = await workOf(who, remarkId);
      expect(deadline).toBeNull();
      expect(nextSteps).toContainEqual({ action: 'CANCEL', allowed: true, code: null });
    }
  },
);

test('who has handed in anything cannot be ended as late', async () => {
  const job = await workingJob(product);
  await handIn(job, draft);
  product.clock.advance({ days: 22 });
  const refusal = await job.brand.client.send(workOperations.endLate, { remarkId: job.remarkId });
  expect(codeOf(refusal)).toBe('NOT_LATE');
});
