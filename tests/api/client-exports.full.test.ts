import type { ClientOptions, ExportRow, KoliClient } from '@koli/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeToken } from '../support/access-tokens.ts';
import { type BreakableLine, startBreakableLine } from '../support/breakable-line.ts';
import { idOf } from '../support/global-ids.ts';
import { importClient } from '../support/installed-client.ts';
import { createCampaign } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let line: BreakableLine;
let brand: Person;
let koli: KoliClient;
const ids: string[] = [];

beforeAll(async () => {
  const { createClient } = await importClient();
  product = await startTestProduct();
  line = await startBreakableLine(await product.app.listen({ port: 0, host: '127.0.0.1' }));
  brand = await createPerson(product);
  const { secret } = await makeToken(product, brand, ['campaigns:read']);
  koli = createClient({ url: line.url, accessToken: secret } satisfies ClientOptions);
  for (let at = 0; at < 300; at += 1) ids.push(idOf('Campaign', await createCampaign(product, brand)));
  // Ten rows in each millisecond, each at a time of its own.
  await sql(
    product.databaseUrl,
    `update campaign set updated_at = timestamptz '2026-11-20 09:00:00Z' + id * interval '100 microseconds'`,
  );
});
afterAll(async () => {
  line?.close();
  await product?.close();
});

async function take(rows: AsyncGenerator<ExportRow>, before?: (at: number) => void): Promise<ExportRow[]> {
  const taken: ExportRow[] = [];
  for await (const row of rows) {
    before?.(taken.length);
    taken.push(row);
  }
  return taken;
}

test('an export that is cut off goes on at its last row, and no row comes twice', async () => {
  const rows = await take(koli.exports('campaigns'), (at) => {
    if (at !== 40) return;
    line.cut();
    setTimeout(line.mend, 200);
  });
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expect(line.connections).toBeGreaterThan(1);
  const since = rows[290]?.updatedAt;
  const changed = await take(koli.exports('campaigns', { since }));
  expect(changed.map(({ id }) => id)).toEqual(ids.slice(-changed.length));
  expect([changed.length >= 10, changed.length < 30]).toEqual([true, true]);
});

test('a refusal says why', async () => {
  await expect(take(koli.exports('orders'))).rejects.toMatchObject({
    code: 'INSUFFICIENT_SCOPE',
    status: 403,
  });
  await expect(take(koli.exports('campaigns', { since: 'yesterday' }))).rejects.toMatchObject({
    ...{ code: 'BAD_INPUT', field: 'since' },
  });
});
