import { afterAll, beforeAll, expect, test } from 'vitest';
import { setRolesByCommand } from '../../api/modules/accounts/staff-command.service.ts';
import type { StaffRole } from '../../schema/staff-role.ts';
import { createPerson } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const command = (email: string, ...roles: StaffRole[]) =>
  product.orm.em.fork().transactional((em) => setRolesByCommand({ em, clock: product.clock }, email, roles));

test('a command on the server gives and takes roles, on record', async () => {
  const person = await createPerson(product);
  const me = async () => (await person.client.data('{ me { isStaff staffRoles } }')).me;
  expect(await command(` ${person.email.toUpperCase()} `, 'lead')).toBe(true);
  expect(await me()).toEqual({ isStaff: true, staffRoles: ['LEAD'] });
  expect(await command(person.email)).toBe(true);
  expect(await me()).toEqual({ isStaff: false, staffRoles: [] });
  expect(await command('nobody@people.test', 'lead')).toBe(false);
  const rows = await sql(
    product.databaseUrl,
    'select action, subject_id, reason, data from staff_action order by id',
  );
  const record = { subject_id: person.id, reason: 'command on the server' };
  expect(rows).toEqual([
    { action: 'giveStaff', ...record, data: { roles: ['lead'] } },
    { action: 'takeStaff', ...record, data: { roles: [] } },
  ]);
});
