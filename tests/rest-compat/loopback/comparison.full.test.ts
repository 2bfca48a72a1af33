import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  fillLoopback,
  type LegacyRow,
  type Loopback,
  legacyModel,
  startLoopback,
} from '../../support/loopback3.ts';
import type { Person } from '../../support/people.ts';
import { startRestProduct } from '../../support/rest.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import type { TestProduct } from '../../support/test-product.ts';
import { unlimited } from '../../support/unlimited.ts';
import { makeLegacyWorld } from './legacy-world.ts';
import { ReadRequests } from './read-requests.ts';
import { askLoopback, askUs, firstDifference, judge, type Verdict } from './two-sides.ts';

/** Another seed asks other things. */
const SEED = process.env.FUZZ_SEED ?? '';
const REQUESTS = 2_200;
/** Of the answers, at least this share has to be the very same. */
const LEAST_SAME = 0.75;
const AT_ONCE = 4;

/** Models with rows that a signed-in person sees. */
const compared = [
  ...['AppUser', 'Country', 'campaignCatgory', 'Campaign', 'Remark'],
  ...['UserNotification', 'Transaction', 'Product', 'UserBankAccount', 'DraftCampaign', 'news_feed'],
];

let product: TestProduct;
let viewer: Person;
let database: TestDatabase;
let loopback: Loopback;
let rows: Record<string, LegacyRow[]>;

beforeAll(async () => {
  const startProduct = async () => {
    product = await startRestProduct({}, { ports: { limiter: unlimited } });
    viewer = await makeLegacyWorld(product);
  };
  const startOther = async () => {
    database = await createTestDatabase(inject('postgresAdminUrl'), 'template0');
    loopback = await startLoopback(database.url, 'create');
  };
  await Promise.all([startProduct(), startOther()]);
  const read = async (name: string): Promise<[string, LegacyRow[]]> => {
    const { status, body } = await askUs(product, `/${legacyModel(name).plural}`, viewer.client.cookie);
    expect([name, status]).toEqual([name, 200]);
    return [name, body as LegacyRow[]];
  };
  rows = Object.fromEntries(await Promise.all(compared.map(read)));
  await fillLoopback(database.url, rows);
});
afterAll(async () => {
  await Promise.all([loopback?.stop(), product?.close()]);
  await database?.drop();
});

test('requests that read are answered as LoopBack answers them, or as the contract says otherwise', async () => {
  const requests = new ReadRequests(`reads${SEED}`, rows);
  const queue = Array.from({ length: REQUESTS }, () => requests.next());
  const seen: Record<Verdict, number> = { same: 0, meant: 0, refused: 0, wrong: 0 };
  const wrong: string[] = [];
  const work = async () => {
    for (let asked = queue.pop(); asked; asked = queue.pop()) {
      const ours = await askUs(product, asked.path, viewer.client.cookie);
      const ask = (path: string) => askLoopback(loopback.port, path);
      const verdict = await judge(asked, ours, ask);
      seen[verdict] += 1;
      if (verdict !== 'wrong') continue;
      const theirs = await ask(asked.meant[0] ?? asked.path);
      const apart = firstDifference(ours, theirs).slice(0, 500);
      wrong.push(`${asked.why ?? 'plain'}: ${decodeURIComponent(asked.path)}\n  ours${apart} as LoopBack`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(wrong).toEqual([]);
  expect(seen.same).toBeGreaterThan(REQUESTS * LEAST_SAME);
}, 300_000);
