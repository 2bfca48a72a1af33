import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCampaign } from '../support/campaigns.ts';
import { makeHelpRequest } from '../support/help-and-news.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;
const staff: Record<string, Person> = {};
beforeAll(async () => {
  product = await startTestProduct();
  owner = await createPerson(product);
  for (const role of ['content', 'trust', 'lead'] as const)
    staff[role] = await createPerson(product, { staffRoles: [role] });
});
afterAll(() => product?.close());

/** What each was told of since the last look, as `role: n`. */
let seen = 0;
async function told(): Promise<string[]> {
  await product.runJob('note-overdue-cases');
  await product.settled();
  const rows = await sql(
    product.databaseUrl,
    `select id, recipient_id, params from notification where code = 'desk.waitsLong.staff' and id > $1 order by id`,
    [seen],
  );
  seen = Number(rows.at(-1)?.id ?? seen);
  return rows
    .map(({ recipient_id, params }) => {
      const role = Object.keys(staff).find((name) => Number(staff[name]?.id) === recipient_id);
      return `${role}: ${(params as { n: number }).n}`;
    })
    .sort();
}
const mails = async () =>
  (
    await sql(
      product.databaseUrl,
      `select id from outbox where type = 'mail.notification' and payload ->> 'accountId' = $1`,
      [String(staff.content?.id)],
    )
  ).length;

test('staff with the role are told of what waits longer than promised, once for each case and by mail once a day', async () => {
  const now = product.clock.now();
  await makeCampaign(product, owner, { state: 'awaiting_approval', submittedAt: now });
  const id = await makeHelpRequest(product, owner);
  await sql(product.databaseUrl, 'update help_request set created_at = $2 where id = $1', [id, now]);
  expect(await told()).toEqual([]);
  product.clock.advance({ hours: 25 });
  expect(await told()).toEqual(['lead: 1', 'trust: 1']);
  product.clock.advance({ hours: 24 });
  expect(await told()).toEqual(['content: 1', 'lead: 1']);
  expect(await told()).toEqual([]);
  expect(await mails()).toBe(1);
});
