import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../support/checks.ts';
import { type Cast, makeCast } from '../support/job-states.ts';
import { jobOperations } from '../support/jobs.ts';
import type { Person } from '../support/people.ts';
import { appliedForProduct, productWork } from '../support/shipments.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let cast: Cast;

beforeAll(async () => {
  product = await startTestProduct();
  cast = await makeCast(product);
});
afterAll(() => product?.close());

const list = `{ myWorkUses { nodes { id channels countries beginsAt endsAt isOver remark { id } } totalCount } }`;
const usesOf = async ({ client }: Person) => (await client.data(list)).myWorkUses.nodes;
const finished = async (usage: object) => {
  const remarkId = await appliedForProduct(product, cast, { ...productWork, usage });
  await cast.owner.client.data(jobOperations.hire, { remarkId });
  await cast.applicant.client.data(jobOperations.markAsDone, { remarkId });
  return remarkId;
};
const told = async (remarkId: number) => {
  await product.settled();
  const rows = await sql(
    product.databaseUrl,
    `select code from notification where remark_id = $1 and code like 'job.useEndsSoon%' order by code`,
    [remarkId],
  );
  return rows.map(({ code }) => code);
};

test('both sides see what may run where until when, from the end of the job on', async () => {
  expect(await usesOf(cast.owner)).toEqual([]);
  const endless = await finished({ channels: 'paid_ads', days: null, countries: [] });
  const limited = await finished({ channels: 'own', days: 30, countries: ['SG'] });
  await finished({ channels: 'none', days: null, countries: [] });
  const shown = await usesOf(cast.owner);
  expect(shown).toMatchObject([
    { channels: 'OWN', countries: ['SG'], isOver: false, remark: { id: `rmk_${limited}` } },
    { channels: 'PAID_ADS', countries: [], endsAt: null, isOver: false, remark: { id: `rmk_${endless}` } },
  ]);
  expect(new Date(shown[0].beginsAt)).toEqual(product.clock.now());
  // 30 days after the 20th of November, at the end of the day in Singapore.
  expect(new Date(shown[0].endsAt).toISOString()).toBe('2026-12-20T15:59:59.000Z');
  expect(await usesOf(cast.applicant)).toEqual(shown);
  expect(await usesOf(cast.stranger)).toEqual([]);
  expect(await violations(product)).toEqual([]);
});

test('14 days before the end both are told, once; then it is over', async () => {
  const remarkId = await finished({ channels: 'own', days: 40, countries: [] });
  product.clock.advance({ days: 25 });
  await product.runJob('warn-of-uses');
  expect(await told(remarkId)).toEqual([]);
  product.clock.advance({ days: 2 });
  await product.runJob('warn-of-uses');
  await product.runJob('warn-of-uses');
  expect(await told(remarkId)).toEqual(['job.useEndsSoon.owner', 'job.useEndsSoon.person']);
  await sql(product.databaseUrl, 'update work_use set ends_at = $2 where remark_id = $1', [
    remarkId,
    product.clock.now(),
  ]);
  const uses = await usesOf(cast.owner);
  expect(uses.at(-1)).toMatchObject({ remark: { id: `rmk_${remarkId}` }, isOver: true });
});

test('a use that began before stays as it began when the job is settled again', async () => {
  const remarkId = await finished({ channels: 'own', days: 60, countries: [] });
  const before = await sql(product.databaseUrl, 'select begins_at from work_use where remark_id = $1', [
    remarkId,
  ]);
  await sql(product.databaseUrl, `update remark set state = 'hired', done_at = null where id = $1`, [
    remarkId,
  ]);
  product.clock.advance({ days: 1 });
  await cast.applicant.client.data(jobOperations.markAsDone, { remarkId });
  expect(
    await sql(product.databaseUrl, 'select begins_at from work_use where remark_id = $1', [remarkId]),
  ).toEqual(before);
});
