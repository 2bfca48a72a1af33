import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCampaign } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { RestClient, startRestProduct } from '../support/rest.ts';
import { connect, type SqlClient, sql } from '../support/sql.ts';
import type { TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let person: Person;
beforeAll(async () => {
  product = await startRestProduct();
  person = await createPerson(product);
});
afterAll(() => product?.close());

const TELL = `insert into notification (recipient_id, type, code, message, campaign_id, created_at)
  values ($1, 'KOLITEAM', 'test', 'Hello', $2, now())`;
const CHANGE = 'update campaign set pictures = array[$2] || pictures where id = $1';

/** What a campaign shows, and what the notifications about it show. */
async function covers(campaignId: number): Promise<{ shown: unknown; held: unknown[] }> {
  const [found] = await sql(
    product.databaseUrl,
    `select c.pictures[1] as shown, array(select campaign_cover from notification where campaign_id = c.id) as held
     from campaign as c where c.id = $1`,
    [campaignId],
  );
  return found as { shown: unknown; held: unknown[] };
}

/** Runs two pieces of work on connections of their own: the second begins when the first is done but not committed. */
async function overlapping(
  first: (client: SqlClient) => Promise<unknown>,
  second: (client: SqlClient) => Promise<unknown>,
): Promise<void> {
  const [one, other] = [await connect(product.databaseUrl), await connect(product.databaseUrl)];
  try {
    const { rows } = await other.query('select pg_backend_pid() as pid');
    await one.query('begin');
    await first(one);
    const waiting = second(other);
    await expect
      .poll(() => sql(product.databaseUrl, 'select pg_blocking_pids($1) as by', [rows[0]?.pid]), {
        timeout: 20_000,
      })
      .not.toEqual([{ by: [] }]);
    await one.query('commit');
    await waiting;
  } finally {
    await one.end();
    await other.end();
  }
}

test('a notification shows the first picture that its campaign has now, by both languages', async () => {
  const campaignId = await createCampaign(product, person);
  await sql(product.databaseUrl, TELL, [person.id, campaignId]);
  await sql(product.databaseUrl, TELL, [person.id, null]);
  const told = async () => {
    const { notifications } = await person.client.data(
      '{ notifications { nodes { campaignImage { tiny } } } }',
    );
    const rest = await new RestClient(product, person).list('/UserNotifications', { order: 'id DESC' });
    const images = notifications.nodes.map((item: { campaignImage: { tiny: string } | null }) =>
      item.campaignImage?.tiny.split('/').at(-2),
    );
    const legacy = rest.map(({ campaignImage }: { campaignImage: string }) =>
      campaignImage.split('/').at(-2),
    );
    expect(legacy).toEqual(images);
    return images;
  };
  const { shown } = await covers(campaignId);
  expect(await told()).toEqual([undefined, shown]);
  await sql(product.databaseUrl, CHANGE, [campaignId, 'newer']);
  expect(await told()).toEqual([undefined, 'newer']);
});

test('a campaign whose picture changes while somebody is being told waits for them', async () => {
  const campaignId = await createCampaign(product, person);
  await overlapping(
    (one) => one.query(TELL, [person.id, campaignId]),
    (other) => other.query(CHANGE, [campaignId, 'late']),
  );
  expect(await covers(campaignId)).toEqual({ shown: 'late', held: ['late'] });
});

test('somebody who is told while the picture changes is shown the new one', async () => {
  const campaignId = await createCampaign(product, person);
  await overlapping(
    (one) => one.query(CHANGE, [campaignId, 'early']),
    (other) => other.query(TELL, [person.id, campaignId]),
  );
  expect(await covers(campaignId)).toEqual({ shown: 'early', held: ['early'] });
});

test('other changes of a campaign wait for nobody, and change no notification', async () => {
  const campaignId = await createCampaign(product, person);
  const one = await connect(product.databaseUrl);
  try {
    await one.query('begin');
    await one.query(TELL, [person.id, campaignId]);
    await sql(
      product.databaseUrl,
      `update campaign set is_disabled = true, pictures = pictures || array['second'] where id = $1`,
      [campaignId],
    );
    await one.query('commit');
  } finally {
    await one.end();
  }
  const { shown, held } = await covers(campaignId);
  expect(held).toEqual([shown]);
});
