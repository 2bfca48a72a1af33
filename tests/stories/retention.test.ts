import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RecordStore } from '../../api/platform/storage/record-store.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let person: Person;

/** What was stored, by name. */
const archive = new Map<string, string>();
/** Called when something has been stored, before the server hears of it. */
let putting: () => Promise<void>;
const records: RecordStore = {
  async put(name, text) {
    archive.set(name, text);
    await putting();
  },
  get: async (name) => archive.get(name) ?? null,
};

/** Ids of the events that were stored under the name of the first. */
const archivedIn = (first: string): string[] =>
  (archive.get(`archive/provider_event/${first}.ndjson`) ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).id);

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { records } });
  person = await createPerson(product);
  await product.settled();
});
afterAll(() => product?.close());
beforeEach(() => {
  putting = async () => undefined;
});

/** SQL that adds a row of an age in days to a table; `n` makes it another one. */
const rows: Readonly<Record<string, (age: number, n: number) => string>> = {
  event: (age, n) => `insert into event (id, account_id, type, body, created_at)
    values ('evt_old${age}_${n}', ${person.id}, 'message.received', '{}', ${at(age)})`,
  mail_link: (age, n) => `insert into mail_link (account_id, purpose, token_hash, created_at, expires_at)
    values (${person.id}, 'reset_password', '\\x${String(age * 1000 + n).padStart(12, '0')}', ${at(age)}, ${at(age)})`,
  notification: (age) => `insert into notification (recipient_id, type, code, message, created_at, read_at)
    values (${person.id}, 'news', 'account.welcome', 'Welcome', ${at(age)}, ${age % 2 ? 'null' : at(age)})`,
  outbox: (age) =>
    `insert into outbox (type, payload, created_at, done_at) values ('tests.old', '{}', ${at(age)}, now())`,
  session: (
    age,
    n,
  ) => `insert into session (account_id, token_hash, device, created_at, last_used_at, expires_at, ends_at)
    values (${person.id}, '\\x${String(age * 1000 + n).padStart(12, '0')}', 'Firefox', ${at(age + 30)}, ${at(age + 1)},
      ${at(age)}, ${at(age)})`,
  provider_event: (age, n) => `insert into provider_event (id, type, created_at, updated_at, done_at)
    values ('evt_${age}_${n}', 'charge.refunded', ${at(age)}, now(), now())`,
};

/** SQL: the moment some days ago by the clock of the product. */
const at = (days: number) => `timestamptz '${product.clock.now().toISOString()}' - interval '${days} days'`;

const add = async (table: string, age: number, n = 0) => {
  await sql(product.databaseUrl, rows[table]?.(age, n) ?? '');
};
const countOf = async (table: string): Promise<number> => {
  const [found] = await sql(product.databaseUrl, `select count(*) from ${table}`);
  return Number(found?.count);
};

const kept: [table: string, days: number][] = [
  ['event', 30],
  ['mail_link', 30],
  ['session', 30],
  ['outbox', 90],
  ['provider_event', 400],
  ['notification', 730],
];

test.each(kept)('%s keeps its rows for %i days', async (table, days) => {
  await product.runJob('delete-old-rows');
  const before = await countOf(table);
  for (const age of [days + 400, days + 1, days - 1, 1]) await add(table, age);
  await product.runJob('delete-old-rows');
  expect(await countOf(table)).toBe(before + 2);
  await product.runJob('delete-old-rows');
  expect(await countOf(table)).toBe(before + 2);
});

test('a younger row among old ones does not end the walk, and tables of several batches are emptied', async () => {
  await sql(product.databaseUrl, 'delete from notification');
  await add('notification', 1);
  await sql(
    product.databaseUrl,
    `insert into notification (recipient_id, type, code, message, created_at)
      select ${person.id}, 'news', 'account.welcome', 'Welcome', ${at(800)} from generate_series(1, 11_000)`,
  );
  await add('notification', 2);
  await product.runJob('delete-old-rows');
  expect(await countOf('notification')).toBe(2);
});

test('what is not done is kept however old it is', async () => {
  await sql(
    product.databaseUrl,
    `insert into outbox (type, payload, created_at, leased_until) values ('tests.stuck', '{}', ${at(500)}, 'infinity')`,
  );
  await sql(
    product.databaseUrl,
    `insert into provider_event (id, type, created_at, updated_at, given_up_at)
      values ('evt_given_up', 'charge.refunded', ${at(900)}, now(), now())`,
  );
  await product.runJob('delete-old-rows');
  expect(await sql(product.databaseUrl, `select type from outbox where type = 'tests.stuck'`)).toHaveLength(
    1,
  );
  expect(
    await sql(product.databaseUrl, `select id from provider_event where id = 'evt_given_up'`),
  ).toHaveLength(1);
});

test('events of the payment provider are stored beside the pictures before they go', async () => {
  await add('provider_event', 500, 1);
  await add('provider_event', 499, 2);
  await product.runJob('delete-old-rows');
  expect(archivedIn('evt_500_1')).toEqual(['evt_500_1', 'evt_499_2']);
});

test('a storage that does not answer keeps no row locked', async () => {
  await product.runJob('delete-old-rows');
  const before = await countOf('provider_event');
  await add('provider_event', 500, 3);
  const storing = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  putting = async () => {
    storing.resolve();
    await answer.promise;
  };
  const run = product.runJob('delete-old-rows');
  await storing.promise;
  const locked = "select from provider_event where id = 'evt_500_3' for update nowait";
  await expect(sql(product.databaseUrl, locked)).resolves.toHaveLength(1);
  expect(
    await sql(
      product.databaseUrl,
      `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    ),
  ).toEqual([]);
  answer.resolve();
  await run;
  expect(await countOf('provider_event')).toBe(before);
  expect(archivedIn('evt_500_3')).toEqual(['evt_500_3']);
});

test('stopped after storing, the next run stores the same rows under the same name, and then deletes them', async () => {
  await product.runJob('delete-old-rows');
  const [before, objects] = [await countOf('provider_event'), archive.size];
  await add('provider_event', 460, 4);
  await add('provider_event', 460, 5);
  putting = async () => {
    throw new Error('stopped');
  };
  await product.runJob('delete-old-rows');
  expect(archivedIn('evt_460_4')).toEqual(['evt_460_4', 'evt_460_5']);
  expect(await countOf('provider_event')).toBe(before + 2);
  putting = async () => undefined;
  // Meanwhile another one has become old enough.
  await add('provider_event', 401, 6);
  await product.runJob('delete-old-rows');
  expect(archivedIn('evt_460_4')).toEqual(['evt_460_4', 'evt_460_5', 'evt_401_6']);
  expect(await countOf('provider_event')).toBe(before);
  expect(archive.size).toBe(objects + 1);
});
