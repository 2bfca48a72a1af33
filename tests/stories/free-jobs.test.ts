import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowNumber } from '../support/global-ids.ts';
import { createCampaign, jobOperations, type Kind } from '../support/jobs.ts';
import { createPerson } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.close());

test.each(['sponsored', 'shoutout'] as Kind[])('a %s job, from applying to the end', async (kind) => {
  const brand = await createPerson(product);
  // No bank account: only paid jobs need one.
  const influencer = await createPerson(product);
  const campaignId = await createCampaign(product, brand, { kind });
  const life: string[] = [];
  const tell = (what: string, job: { state: string; turn: string; hiredLabel: string | null }) =>
    life.push(`${what}: ${job.state}, ${job.hiredLabel ?? 'no label'}, turn of ${job.turn}`);
  const applied = (await influencer.client.data(jobOperations.apply, { campaignId })).applyToCampaign.remark;
  tell('applied', applied);
  const remarkId = applied.id;
  tell('hired', (await brand.client.data(jobOperations.hire, { remarkId })).hire.remark);
  const done = (await influencer.client.data(jobOperations.markAsDone, { remarkId })).markAsDone.remark;
  tell('done', done);
  expect(life).toEqual([
    'applied: APPLIED, no label, turn of OWNER',
    'hired: HIRED, Ongoing, turn of APPLICANT',
    'done: DONE, Completed, turn of NOBODY',
  ]);
  expect(done.timeline.map(({ action, by }: { action: string; by: string }) => `${action} by ${by}`)).toEqual(
    ['apply by APPLICANT', 'hire by OWNER', 'markAsDone by APPLICANT'],
  );
  await product.settled();
  const told = await sql(
    product.databaseUrl,
    'select recipient_id, type from notification where remark_id = $1 order by id',
    [rowNumber(remarkId)],
  );
  expect(told).toEqual([
    { recipient_id: brand.id, type: 'USER_CAMPAIGN_APPLY' },
    { recipient_id: influencer.id, type: 'KOLITEAM' },
    { recipient_id: brand.id, type: 'OWNER_OFFER_MARK_AS_COMPLETED' },
    // Both are invited to review each other.
    { recipient_id: brand.id, type: 'KOLITEAM' },
    { recipient_id: influencer.id, type: 'KOLITEAM' },
  ]);
  expect(
    await sql(product.databaseUrl, 'select 1 from ledger_entry where remark_id = $1', [rowNumber(remarkId)]),
  ).toEqual([]);
});
