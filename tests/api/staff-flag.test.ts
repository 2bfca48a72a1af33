import { afterAll, beforeAll, expect, test } from 'vitest';
import { setStaffFlag } from '../../api/modules/accounts/staff-flag.service.ts';
import { createPerson } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const command = (email: string, isStaff: boolean) =>
  product.orm.em.fork().transactional((em) => setStaffFlag({ em, clock: product.clock }, email, isStaff));

test('a command on the server gives and takes the staff flag, on record', async () => {
  const person = await createPerson(product);
  const isStaff = async () => (await person.client.data('{ me { isStaff } }')).me.isStaff;
  expect(await command(` ${person.email.toUpperCase()} `, true)).toBe(true);
  expect(await isStaff()).toBe(true);
  expect(await command(person.email, false)).toBe(true);
  expect(await isStaff()).toBe(false);
  expect(await command('nobody@people.test', true)).toBe(false);
  const rows = await sql(
    product.databaseUrl,
    'select action, subject_id, reason from staff_action order by id',
  );
  const record = { subject_id: person.id, reason: 'command on the server' };
  expect(rows).toEqual([
    { action: 'giveStaff', ...record },
    { action: 'takeStaff', ...record },
  ]);
});
