import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindOfEnds } from '../../api/modules/campaigns/review/campaign-jobs.service.ts';
import { systemCtx } from '../../api/server/system-context.ts';
import { makeCampaign } from '../support/campaigns.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await createPerson(product);
});
afterAll(() => product?.close());

/** The reminders of a campaign, oldest first. */
async function remindersOf(campaignId: number): Promise<string[]> {
  await product.settled();
  const rows = await sql(
    product.databaseUrl,
    `select message from notification where type = 'CAMPAIGN_EXPIRE_REMINDER' and campaign_id = $1 order by id`,
    [campaignId],
  );
  return rows.map(({ message }) => String(message));
}
const runJob = () => product.runJob('remind-of-ends');
const set = (campaignId: number, change: string) =>
  sql(product.databaseUrl, `update campaign set ${change} where id = $1`, [campaignId]);

test('three days before its last day, as days go in Singapore, the owner is told once, by bell and by mail', async () => {
  const soon = await makeCampaign(product, owner, { title: 'Laksa week', endsOn: '2026-11-24' });
  const later = await makeCampaign(product, owner, { endsOn: '2026-11-25' });
  const waiting = await makeCampaign(product, owner, { endsOn: '2026-11-24', state: 'awaiting_approval' });
  const disabled = await makeCampaign(product, owner, { endsOn: '2026-11-24', isDisabled: true });
  await runJob();
  expect(await remindersOf(soon)).toEqual([]);
  // It is 10:00 on the 20th; the 21st begins at 16:00 UTC.
  product.clock.advance({ hours: 13, minutes: 59 });
  await runJob();
  expect(await remindersOf(soon)).toEqual([]);
  product.clock.advance({ minutes: 1 });
  await runJob();
  await runJob();
  const text =
    'Your campaign “Laksa week” ends on 24 Nov 2026. Influencers can apply until the end of that day.';
  expect(await remindersOf(soon)).toEqual([text]);
  expect(await mailsTo(product, owner.email)).toMatchObject([{ subject: `Koli: ${text.slice(0, 89)}…` }]);
  for (const other of [later, waiting, disabled]) expect(await remindersOf(other)).toEqual([]);
  await set(disabled, 'is_disabled = false');
  await runJob();
  expect(await remindersOf(disabled)).toHaveLength(1);
  expect(await remindersOf(soon)).toHaveLength(1);
});

test('another last day earns another reminder, the same one again does not', async () => {
  const campaign = await makeCampaign(product, owner, { endsOn: '2026-11-22' });
  await runJob();
  expect(await remindersOf(campaign)).toHaveLength(1);
  await set(campaign, `ends_on = '2026-11-23'`);
  await runJob();
  expect(await remindersOf(campaign)).toHaveLength(2);
  await set(campaign, `ends_on = '2026-11-22'`);
  await runJob();
  expect(await remindersOf(campaign)).toHaveLength(2);
});

test('what dies in between leaves nothing half done, and many at once remind once', async () => {
  const campaigns = [];
  for (let count = 0; count < 5; count += 1)
    campaigns.push(await makeCampaign(product, owner, { endsOn: '2026-11-21' }));
  const { inTransaction } = systemCtx(product);
  const died = inTransaction(async (ctx) => {
    expect(await remindOfEnds(ctx)).toBe(5);
    throw new Error('killed');
  });
  await expect(died).rejects.toThrow('killed');
  await Promise.all(Array.from({ length: 4 }, runJob));
  for (const campaign of campaigns) expect(await remindersOf(campaign)).toHaveLength(1);
});
