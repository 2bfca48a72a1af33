import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRemark } from '../../support/jobs.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { RestClient, startRestProduct } from '../../support/rest.ts';
import { address, appliedForProduct, shippingOperations } from '../../support/shipments.ts';
import { sql } from '../../support/sql.ts';
import type { TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let owner: Person;
let applicant: Person;

beforeAll(async () => {
  product = await startRestProduct();
  owner = await createPerson(product);
  applicant = await createPerson(product);
});
afterAll(() => product?.close());

async function shippingOf(campaignId: unknown, who?: Person): Promise<unknown> {
  const filter = JSON.stringify({ where: { id: campaignId } });
  const client = new RestClient(product, who);
  const { body } = await client.send('GET', `/Campaigns?filter=${encodeURIComponent(filter)}`);
  return body[0]?.shipping;
}

test('shipping says where the product stands, to each side of a job their own; NA only when nothing is sent', async () => {
  const remarkId = await appliedForProduct(product, { owner, applicant });
  const [row] = await sql(product.databaseUrl, 'select campaign_id as id from remark where id = $1', [
    remarkId,
  ]);
  const all = async () => [
    await shippingOf(row?.id),
    await shippingOf(row?.id, owner),
    await shippingOf(row?.id, applicant),
  ];
  expect(await all()).toEqual(['after_hire', 'after_hire', 'after_hire']);
  await owner.client.data(shippingOperations.hire, { remarkId });
  expect(await all()).toEqual(['after_hire', 'address_needed', 'address_needed']);
  const other = await createPerson(product);
  const later = await createRemark(product, Number(row?.id), other);
  await owner.client.data(shippingOperations.hire, { remarkId: later });
  await applicant.client.data(shippingOperations.give, { input: { remarkId, address } });
  // The owner reads of the job that is furthest behind.
  expect(await all()).toEqual(['after_hire', 'address_needed', 'to_send']);
  await other.client.data(shippingOperations.give, { input: { remarkId: later, address } });
  for (const id of [remarkId, later])
    await owner.client.data(shippingOperations.send, { input: { remarkId: id, carrier: 'SingPost' } });
  expect(await all()).toEqual(['after_hire', 'sent', 'sent']);
  await applicant.client.data(shippingOperations.receive, { input: { remarkId } });
  expect(await all()).toEqual(['after_hire', 'sent', 'received']);
  await sql(product.databaseUrl, 'update campaign set brief = null where id = $1', [row?.id]);
  expect(await all()).toEqual(['NA', 'sent', 'received']);
});
