import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson } from '../../support/people.ts';
import { RestClient, startRestProduct } from '../../support/rest.ts';
import { sql } from '../../support/sql.ts';
import type { TestProduct } from '../../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startRestProduct();
});
afterAll(() => product?.close());

test('what staff read here is in the audit log, without the token in the address', async () => {
  const staff = await createPerson(product, { isStaff: true });
  const token = String(staff.client.cookie).replace(/^[^=]+=/, '');
  const { status } = await new RestClient(product).send(
    'GET',
    `/Remarks/count?access_token=${token}&where[id]=7`,
  );
  expect(status).toBe(200);
  const rows = await sql(product.databaseUrl, 'select staff_id, action, data from staff_action');
  expect(rows).toEqual([
    { staff_id: staff.id, action: 'read.legacy', data: { path: '/Remarks/count', where: { id: '7' } } },
  ]);
});

test('what members and visitors read here is not', async () => {
  const before = await sql(product.databaseUrl, 'select id from staff_action');
  for (const who of [await createPerson(product), undefined])
    await new RestClient(product, who).count('/Remarks');
  expect(await sql(product.databaseUrl, 'select id from staff_action')).toEqual(before);
});
