import { afterAll, beforeAll, expect, test } from 'vitest';
import { hiredFor } from '../support/amendments.ts';
import { violations } from '../support/checks.ts';
import { agreedExtra, extraOperations, longerUse, payExtra } from '../support/extras.ts';
import { type Cast, makeCast } from '../support/job-states.ts';
import { jobOperations } from '../support/jobs.ts';
import { atTheProvider, balances, MoneyStory } from '../support/money.ts';
import type { Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let cast: Cast;
let brand: Person;
let influencer: Person;

beforeAll(async () => {
  product = await startTestProduct({ PLATFORM_FEE_PERCENT: '5' });
  cast = await makeCast(product);
  brand = cast.owner;
  influencer = cast.applicant;
});
afterAll(() => product?.close());

const done = (remarkId: number) =>
  influencer.client.data(jobOperations.markAsDone, { remarkId, text: 'Posted.' });
const release = (remarkId: number) => brand.client.data(jobOperations.release, { remarkId });
const kinds = async ({ client }: Person, remarkId: number) =>
  (await client.data(`{ myTasks(first: 100) { nodes { kind remark { id } } } }`)).myTasks.nodes.flatMap(
    (task: { kind: string; remark: { id: string } | null }) =>
      task.remark?.id === `rmk_${remarkId}` ? [task.kind] : [],
  );

test('paid and released, it leaves the money of the first job alone', async () => {
  const firstId = await hiredFor(product, cast);
  const before = await balances(product, firstId);
  const extraId = await agreedExtra(cast, firstId);
  const story = new MoneyStory(product, extraId);
  await story.tell('agreed');
  await payExtra(product, brand, extraId);
  await story.tell('paid');
  await done(extraId);
  await release(extraId);
  await story.tell('released');
  expect(story.table()).toEqual([
    'what                        state           card     held     payout',
    'agreed                      offer_accepted  0.00     0.00     0.00',
    'paid                        hired           -126.00  120.00   0.00',
    'released                    released        -126.00  0.00     120.00',
  ]);
  expect(await balances(product, firstId)).toEqual(before);
  expect(await atTheProvider(product, extraId)).toEqual({ charge: [1, 12_600], transfer: [1, 12_000] });
  expect(await atTheProvider(product, firstId)).toEqual({ charge: [1, 47_250] });
  await done(firstId);
  await release(firstId);
  expect(await atTheProvider(product, firstId)).toEqual({ charge: [1, 47_250], transfer: [1, 45_000] });
  expect(await violations(product)).toEqual([]);
});

test('refunded, it leaves the money of the first job alone', async () => {
  const firstId = await hiredFor(product, cast);
  const before = await balances(product, firstId);
  const extraId = await agreedExtra(cast, firstId);
  await payExtra(product, brand, extraId);
  await influencer.client.data(jobOperations.cancel, { remarkId: extraId });
  await product.runJob('finish-unsettled-money');
  expect(await balances(product, extraId)).toEqual(['cancelled', '0.00', '0.00', '0.00']);
  expect(await balances(product, firstId)).toEqual(before);
  // Another one can be agreed on.
  const again = await agreedExtra(cast, firstId);
  await payExtra(product, brand, again);
  expect(await violations(product)).toEqual([]);
});

test('the first job cancelled and refunded, the extra goes on', async () => {
  const firstId = await hiredFor(product, cast);
  const extraId = await agreedExtra(cast, firstId);
  await payExtra(product, brand, extraId);
  await influencer.client.data(jobOperations.cancel, { remarkId: firstId });
  await product.runJob('finish-unsettled-money');
  expect((await balances(product, firstId))[0]).toBe('cancelled');
  await done(extraId);
  await release(extraId);
  expect((await balances(product, extraId))[0]).toBe('released');
  expect(await violations(product)).toEqual([]);
});

const uses = `{ myWorkUses(first: 100) { nodes { channels beginsAt endsAt isOver isRenewed remark { id } } } }`;
const useOf = async (remarkId: number) =>
  (await brand.client.data(uses)).myWorkUses.nodes.find(
    ({ remark }: { remark: { id: string } }) => remark.id === `rmk_${remarkId}`,
  );

test('longer use alone is done when it is paid, begins where the running one ends, and silence releases it', async () => {
  const firstId = await hiredFor(product, cast);
  await done(firstId);
  await release(firstId);
  const running = await useOf(firstId);
  expect(running).toMatchObject({ endsAt: expect.any(String), isRenewed: false });
  const extraId = await agreedExtra(cast, firstId, { work: longerUse(30) });
  await payExtra(product, brand, extraId);
  const { remark } = await brand.client.data(extraOperations.remark, { id: extraId });
  expect(remark).toMatchObject({ state: 'DONE', held: { amount: 12_000 } });
  expect(remark.timeline.slice(-2)).toMatchObject([
    { action: 'paid' },
    { action: 'nothingToDo', by: 'NOBODY' },
  ]);
  const renewed = await useOf(extraId);
  expect(renewed).toMatchObject({ channels: 'PAID_ADS', beginsAt: running.endsAt, isRenewed: false });
  expect(await useOf(firstId)).toMatchObject({ endsAt: running.endsAt, isRenewed: true });
  expect(Date.parse(renewed.endsAt) - Date.parse(running.endsAt)).toBe(30 * 86_400_000);
  expect(await kinds(influencer, extraId)).toEqual([]);
  expect(await kinds(brand, extraId)).toEqual(['WORK_TO_REVIEW']);
  // Who is renewed is not warned.
  product.clock.advance({ days: 14 });
  await product.runJob('release-silence');
  expect((await balances(product, extraId))[0]).toBe('released');
  await sql(product.databaseUrl, 'update work_use set ends_at = $2 where remark_id = $1', [
    firstId,
    new Date(product.clock.now().getTime() + 5 * 86_400_000),
  ]);
  await sql(product.databaseUrl, 'update work_use set begins_at = $2 where remark_id = $1', [
    extraId,
    new Date(product.clock.now().getTime() + 5 * 86_400_000),
  ]);
  await product.runJob('warn-of-uses');
  await product.settled();
  const warned = await sql(
    product.databaseUrl,
    `select 1 from notification where remark_id = $1 and code like 'job.useEndsSoon%'`,
    [firstId],
  );
  expect(warned).toEqual([]);
  expect(await violations(product)).toEqual([]);
});

test('longer use when none runs any more begins with the payment', async () => {
  const firstId = await hiredFor(product, cast);
  await done(firstId);
  await release(firstId);
  await sql(product.databaseUrl, 'update work_use set begins_at = $2, ends_at = $3 where remark_id = $1', [
    firstId,
    new Date(product.clock.now().getTime() - 2 * 86_400_000),
    new Date(product.clock.now().getTime() - 86_400_000),
  ]);
  const extraId = await agreedExtra(cast, firstId, { work: longerUse(null) });
  await payExtra(product, brand, extraId);
  const renewed = await useOf(extraId);
  expect([Date.parse(renewed.beginsAt), renewed.endsAt]).toEqual([product.clock.now().getTime(), null]);
});

test('nobody is asked for a second review', async () => {
  const firstId = await hiredFor(product, cast);
  await done(firstId);
  await release(firstId);
  const extraId = await agreedExtra(cast, firstId, { work: longerUse(30) });
  await payExtra(product, brand, extraId);
  await release(extraId);
  await product.settled();
  const periods = await sql(
    product.databaseUrl,
    'select remark_id as id from review_period where remark_id = any($1)',
    [[firstId, extraId]],
  );
  expect(periods).toEqual([{ id: firstId }]);
  expect(await violations(product)).toEqual([]);
});
