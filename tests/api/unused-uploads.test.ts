import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureUses } from '../../api/modules/pictures/unused-uploads.service.ts';
import { finishedJob, raise, reportPicture } from '../support/disputes.ts';
import { createCampaign } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { makeProduct } from '../support/products.ts';
import { sql, withConnection } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { handIn, workingJob } from '../support/work.ts';

let product: TestProduct;
let person: Person;

beforeAll(async () => {
  product = await startTestProduct();
  person = await createPerson(product);
});
afterAll(() => product?.close());

const rows = (query: string, values?: unknown[]) => sql(product.databaseUrl, query, values);
const isThere = async (id: string) => (await rows('select from picture where id = $1', [id])).length > 0;
/** As if everything had been uploaded so many hours ago. */
const age = (hours: number) => {
  const at = new Date(product.clock.now().getTime() - hours * 3_600_000);
  return rows('update picture set created_at = $1', [at]);
};

test('every place of the database where a picture may stand is looked at', async () => {
  const places = await rows(`
    select r.relname || '.' || a.attname as place from pg_constraint as c join pg_class as r on r.oid = c.conrelid
      join pg_attribute as a on a.attrelid = r.oid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'picture'::regclass
    union select table_name || '.' || column_name from information_schema.columns
      where table_schema = 'public' and column_name ~ '^pictures?(_ids?)?$' and table_name <> 'picture_garbage'`);
  expect(places.map(({ place }) => String(place)).filter((place) => !(place in pictureUses))).toEqual([]);
});

test('what nobody used within a day is deleted, with its renditions, and nothing else', async () => {
  const used = {
    async avatar() {
      const id = await reportPicture(product, person, 'avatar');
      await person.client.data(
        'mutation ($id: ID) { setAvatar(input: { picture: $id }) { account { id } } }',
        { id },
      );
      return id;
    },
    async campaign() {
      const id = await createCampaign(product, person);
      return String((await rows('select pictures[1] as id from campaign where id = $1', [id]))[0]?.id);
    },
    async draft() {
      const id = await reportPicture(product, person, 'campaign');
      const content = JSON.stringify({ pictures: [id] });
      await rows(`insert into campaign_draft (owner_id, content, updated_at) values ($1, $2, now())`, [
        person.id,
        content,
      ]);
      return id;
    },
    async goods() {
      const id = await reportPicture(product, person, 'product');
      await makeProduct(product, person, { pictures: [id] });
      return id;
    },
    async proof() {
      const job = await finishedJob(product);
      const id = await reportPicture(product, job.brand);
      await raise(job, job.brand, [id]);
      return id;
    },
    async 'a draft that is handed in'() {
      const job = await workingJob(product);
      const id = await reportPicture(product, job.influencer);
      await handIn(job, { kind: 'DRAFT', pictures: [id] });
      return id;
    },
    async 'a notification that shows an earlier face'() {
      const id = await reportPicture(product, person, 'avatar');
      await rows(
        `insert into notification (recipient_id, type, code, message, image_id, created_at) values ($1, 'KOLITEAM', 'test', 'Hello', $2, now())`,
        [person.id, id],
      );
      return id;
    },
  };
  const kept: Record<string, string> = {};
  for (const [name, use] of Object.entries(used)) kept[name] = await use();
  const forgotten = await reportPicture(product, person, 'campaign');
  // A picture that something else has locked is looked at on the next day.
  await product.settled();
  await age(23);
  await product.runJob('delete-unused-uploads');
  expect(await isThere(forgotten)).toBe(true);
  await age(25);
  await product.runJob('delete-unused-uploads');
  for (const [name, id] of Object.entries(kept)) expect([name, await isThere(id)]).toEqual([name, true]);
  expect(await isThere(forgotten)).toBe(false);
  expect(await rows('select picture_id as id from picture_garbage')).toEqual([{ id: forgotten }]);
  expect(await rows('select from picture where not is_kept')).toEqual([]);
});

test('one that is being used in this very moment is left alone', async () => {
  const id = await reportPicture(product, person, 'campaign');
  await age(25);
  await withConnection(product.databaseUrl, async (client) => {
    await client.query('begin');
    await client.query('select from picture where id = $1 for key share', [id]);
    await product.runJob('delete-unused-uploads');
    await client.query('rollback');
  });
  expect(await isThere(id)).toBe(true);
  await product.runJob('delete-unused-uploads');
  expect(await isThere(id)).toBe(false);
});
