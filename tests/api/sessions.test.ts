import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceName } from '../../api/modules/accounts/sessions/device.ts';
import { actorOf, actorsOf } from '../../api/modules/accounts/sessions/session.service.ts';
import { fault } from '../support/fault.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { confirmNewest } from '../support/two-people.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const signIn =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';
const mySessions = '{ mySessions { nodes { id device createdAt lastUsedAt isCurrent } } }';
const revoke = 'mutation ($id: ID!) { revokeSession(input: { id: $id }) { revokedSessionId } }';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0',
    'Firefox on macOS',
  ],
  ['curl/8.9.1', 'Unknown device'],
  ['', 'Unknown device'],
])('a device is named in words: %s', (userAgent, words) => {
  expect(deviceName(userAgent)).toBe(words);
});

test('somebody sees the own sign-ins only, and ends one of them', async () => {
  const person = await createPerson(product);
  const stranger = await createPerson(product);
  product.clock.advance({ minutes: 5 });
  const phone = new GraphqlClient(product);
  await phone.data(signIn, { email: person.email, password });

  const seen = (await person.client.data(mySessions)).mySessions.nodes;
  expect(seen.map((session: { isCurrent: boolean }) => session.isCurrent).sort()).toEqual([false, true]);
  const other = seen.find((session: { isCurrent: boolean }) => !session.isCurrent);

  const refused = await stranger.client.refusal(revoke, { id: other.id });
  expect(refused.extensions).toEqual(fault('NOT_FOUND', 'id'));
  expect((await phone.data('{ me { id } }')).me).not.toBeNull();

  await person.client.data(revoke, { id: other.id });
  expect(await phone.data('{ me { id } }')).toEqual({ me: null });
  expect((await person.client.data(mySessions)).mySessions.nodes).toHaveLength(1);
  expect((await new GraphqlClient(product).refusal(mySessions)).extensions.code).toBe('SIGN_IN_REQUIRED');
});

test('ending the session in use signs out', async () => {
  const { client } = await createPerson(product);
  const [own] = (await client.data(mySessions)).mySessions.nodes;
  await client.data(revoke, { id: own.id });
  expect(client.cookie).toBeUndefined();
});

test('signing in again in the same browser rotates the token and leaves one session', async () => {
  const person = await createPerson(product);
  const before = person.client.cookie;
  await person.client.data(signIn, { email: person.email, password });
  expect(person.client.cookie).not.toBe(before);
  expect((await person.client.data(mySessions)).mySessions.nodes).toHaveLength(1);
  expect(await new GraphqlClient(product, before).data('{ me { id } }')).toEqual({ me: null });
});

test('tokens are stored hashed, and a session ends thirty days after its last use', async () => {
  const person = await createPerson(product);
  const token = person.client.cookie?.split('=')[1] ?? '';
  const rows = await sql(product.databaseUrl, 'select * from session where account_id = $1', [person.id]);
  expect(JSON.stringify(rows)).not.toContain(token);
  product.clock.advance({ days: 29 });
  expect((await person.client.data('{ me { id } }')).me).not.toBeNull();
  product.clock.advance({ days: 29 });
  expect((await person.client.data('{ me { id } }')).me).not.toBeNull();
  product.clock.advance({ days: 31 });
  expect(await person.client.data('{ me { id } }')).toEqual({ me: null });
});

test('many sessions are looked up together, and so is their use noted', async () => {
  const people = [await createPerson(product), await createPerson(product), await createPerson(product)];
  const tokens = people.map(({ client }) => client.cookie?.split('=')[1] ?? '');
  await people[2]?.client.data('mutation { signOut { isSignedOut } }');
  const ids = people.map(({ id }) => id);
  product.clock.advance({ minutes: 5 });
  const found = await actorsOf(product, ['nonsense', ...tokens.toReversed()]);
  expect(found.map(({ accountId }) => accountId)).toEqual([null, null, ids[1], ids[0]]);
  expect(await actorsOf(product, tokens.slice(0, 1))).toEqual([await actorOf(product, tokens[0])]);
  const rows = await sql(
    product.databaseUrl,
    `select expires_at - last_used_at = interval '30 days' and last_used_at = $2 as "isNoted"
    from session where account_id = any($1::bigint[])`,
    [ids, product.clock.now()],
  );
  expect(rows).toEqual([{ isNoted: true }, { isNoted: true }]);
});

test('sign-in tells what the form is missing', async () => {
  const refusalOf = (email: string, typed: string) =>
    new GraphqlClient(product).refusal(signIn, { email, password: typed });
  expect(await refusalOf('', 'x')).toMatchObject({
    message: 'Email address is required',
    extensions: { field: 'email' },
  });
  expect(await refusalOf('mei', 'x')).toMatchObject({
    message: 'Invalid email address',
    extensions: { field: 'email' },
  });
  expect(await refusalOf('mei@people.test', '')).toMatchObject({
    message: 'Password is required',
    extensions: { field: 'password' },
  });
});

test('the list of sign-ins costs two statements: the session and the list', async () => {
  const { client } = await createPerson(product);
  product.statements.length = 0;
  await client.data(mySessions);
  expect(product.statements).toHaveLength(2);
});

test('all other devices are signed out at once, and nobody else', async () => {
  const person = await createPerson(product);
  const stranger = await createPerson(product);
  const devices = [new GraphqlClient(product), new GraphqlClient(product)];
  for (const device of devices) await device.data(signIn, { email: person.email, password });
  const end = 'mutation { revokeOtherSessions { revokedCount } }';
  expect(await person.client.data(end)).toEqual({ revokeOtherSessions: { revokedCount: 2 } });
  expect((await person.client.data(mySessions)).mySessions.nodes).toMatchObject([{ isCurrent: true }]);
  for (const device of devices) expect(await device.data('{ me { id } }')).toEqual({ me: null });
  expect((await stranger.client.data('{ me { id } }')).me).not.toBeNull();
  expect(await person.client.data(end)).toEqual({ revokeOtherSessions: { revokedCount: 0 } });
});

test('a session ends after ninety days, however much it is used', async () => {
  const person = await createPerson(product);
  const me = async () => (await person.client.data('{ me { id } }')).me;
  for (let day = 0; day < 80; day += 20) {
    product.clock.advance({ days: 20 });
    expect(await me()).not.toBeNull();
  }
  product.clock.advance({ days: 9, hours: 23 });
  expect(await me()).not.toBeNull();
  product.clock.advance({ hours: 1 });
  expect(await me()).toBeNull();
});

test('staff sign in again after twelve hours, also who becomes staff meanwhile', async () => {
  const strict = await startTestProduct({ STAFF_SESSION_HOURS: '12' });
  const lead = await createPerson(strict, { isStaff: true });
  const other = await createPerson(strict, { isStaff: true });
  const member = await createPerson(strict);
  const clerk = await createPerson(strict);
  await lead.client.refusal(
    'mutation ($id: ID!) { setStaffRoles(input: { accountId: $id, roles: [TRUST], reason: "Joins." }) { staffAccount { id } } }',
    { id: clerk.id },
  );
  await confirmNewest(other);
  const isIn = async ({ client }: Person) => (await client.data('{ me { id } }')).me !== null;
  const all = async () => [await isIn(lead), await isIn(clerk), await isIn(member)];
  strict.clock.advance({ hours: 11, minutes: 59 });
  expect(await all()).toEqual([true, true, true]);
  strict.clock.advance({ minutes: 1 });
  expect(await all()).toEqual([false, false, true]);
  await strict.close();
});
