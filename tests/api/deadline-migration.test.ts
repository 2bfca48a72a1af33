import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, openOrm } from '../../api/db/orm.ts';
import { disputed, finishedJob, raise } from '../support/disputes.ts';
import { jobOperations } from '../support/jobs.ts';
import type { PaidJob } from '../support/money.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.close());

/** Undoes a migration, and runs it again on the rows that are there. */
async function again(name: string, ...undo: string[]): Promise<void> {
  for (const statement of undo) await sql(product.databaseUrl, statement);
  await sql(product.databaseUrl, 'delete from migration where name = $1', [name]);
  const orm = await openOrm({ url: product.databaseUrl });
  await migrate(orm);
  await orm.close(true);
}

async function one(query: string, { remarkId }: PaidJob) {
  const rows = await sql(product.databaseUrl, query, [remarkId]);
  return rows[0];
}

test('0003-deadlines gives finished and disputed jobs their whole time from now on', async () => {
  const done = await finishedJob(product);
  const released = await finishedJob(product);
  await released.brand.client.data(jobOperations.release, { remarkId: released.remarkId });
  const raised = await disputed(product);
  const answered = await finishedJob(product);
  await raise(answered, answered.influencer);
  const input = { remarkId: answered.remarkId, text: 'It is all online.', pictures: [] };
  await answered.brand.client.data(jobOperations.addStatement, { input });
  await again(
    '0003-deadlines',
    'alter table remark drop column release_deadline',
    'drop table deadline_reminder',
    `alter table dispute drop column settlement_id, drop column awaits, drop column answer_deadline,
      drop column ruling_deadline, drop column extended_for`,
    'drop table settlement',
  );
  const days = (column: string) => `extract(epoch from ${column} - now())::int / 86400.0`;
  const left = `select round(${days('release_deadline')}) as n from remark where id = $1`;
  expect(await one(left, done)).toEqual({ n: '14' });
  expect(await one(left, released)).toEqual({ n: null });
  const dispute = `select awaits, round(${days('answer_deadline')}) as answer, round(${days('ruling_deadline')}) as ruling
    from dispute where remark_id = $1`;
  expect(await one(dispute, raised)).toEqual({ awaits: 'applicant', answer: '5', ruling: '12' });
  expect(await one(dispute, answered)).toEqual({ awaits: null, answer: null, ruling: '7' });
});
