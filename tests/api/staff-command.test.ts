import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  resetFactorsByCommand,
  setRolesByCommand,
} from '../../api/modules/accounts/staff-command.service.ts';
import type { StaffRole } from '../../schema/staff-role.ts';
import { createPerson, password } from '../support/people.ts';
import { SoftPasskey, setUpApp } from '../support/second-factors.ts';
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

test('a command on the server helps somebody who lost every second factor, on record', async () => {
  const person = await createPerson(product);
  await new SoftPasskey(product).addTo(person);
  await setUpApp(product, person);
  const reset = (email: string) =>
    product.orm.em.fork().transactional((em) => resetFactorsByCommand({ em, clock: product.clock }, email));
  expect(await reset('nobody@people.test')).toBe(false);
  expect(await reset(person.email)).toBe(true);
  expect((await person.client.data('{ me { id } }')).me).toBeNull();
  await person.client.data('mutation ($input: SignInInput!) { signIn(input: $input) { account { id } } }', {
    input: { email: person.email, password },
  });
  const { secondFactors } = await person.client.data(
    '{ secondFactors { passkeys { id } authenticatorAppSince recoveryCodesLeft } }',
  );
  expect(secondFactors).toEqual({ passkeys: [], authenticatorAppSince: null, recoveryCodesLeft: 0 });
  const [last] = await sql(product.databaseUrl, 'select * from staff_action order by id desc limit 1');
  expect(last).toMatchObject({
    action: 'resetFactors',
    subject_id: person.id,
    reason: 'command on the server',
  });
});
