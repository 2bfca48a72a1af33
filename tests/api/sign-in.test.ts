import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { networkOf } from '../../api/platform/rate-limit/rate-limiter.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { sql, withConnection } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { until } from '../support/until.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
  const passwordHash = await hash('Demo-pass-1');
  await sql(
    product.databaseUrl,
    `with a as (insert into account (email, password_hash, created_at) values ('mei@example.test', $1, now()) returning id)
     insert into profile (id, first, last, country, created_at) select id, 'Mei', 'Tan', 'SG', now() from a`,
    [passwordHash],
  );
});
afterAll(() => product.close());

const signIn =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';

test('a visitor signs in, is known by the cookie, and signs out', async () => {
  const client = new GraphqlClient(product);
  await client.data(signIn, { email: 'Mei@example.test', password: 'Demo-pass-1' });
  const { me } = await client.data(
    '{ me { email missingForApplying profile { fullName country { name phonePrefix } } } }',
  );
  expect(me).toEqual({
    email: 'mei@example.test',
    missingForApplying: ['DATE_OF_BIRTH', 'GENDER', 'BIO', 'INSTAGRAM_PRICE'],
    profile: { fullName: 'Mei Tan', country: { name: 'Singapore', phonePrefix: '+65' } },
  });
  await client.data('mutation { signOut { isSignedOut } }');
  expect(await client.data('{ me { email } }')).toEqual({ me: null });
});

test('a wrong password and an unknown address are told alike', async () => {
  const client = new GraphqlClient(product);
  const wrong = await client.refusal(signIn, { email: 'mei@example.test', password: 'nope' });
  const unknown = await client.refusal(signIn, { email: 'who@example.test', password: 'nope' });
  expect(wrong.extensions).toEqual({ code: 'SIGN_IN_FAILED' });
  expect(unknown).toEqual(wrong);
});

test('reading the viewer costs two statements: the session and the answer', async () => {
  const client = new GraphqlClient(product);
  await client.data(signIn, { email: 'mei@example.test', password: 'Demo-pass-1' });
  product.statements.length = 0;
  await client.data('{ me { email hasDraft unreadNotifications profile { fullName } } }');
  expect(product.statements).toHaveLength(2);
});

test('a password that changes while it is compared lets nobody in', async () => {
  const client = new GraphqlClient(product);
  const changed = await hash('Another-pass-2');
  await withConnection(product.databaseUrl, async (other) => {
    await other.query('begin');
    await other.query(`update account set password_hash = $1 where email = 'mei@example.test'`, [changed]);
    let isOver = false;
    const signing = client
      .send(signIn, { email: 'mei@example.test', password: 'Demo-pass-1' })
      .finally(() => {
        isOver = true;
      });
    await until(async () => {
      const waiting = await sql(
        product.databaseUrl,
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return isOver || waiting.length > 0;
    }, 60_000);
    await other.query('commit');
    expect((await signing).errors?.[0]?.extensions).toEqual({ code: 'SIGN_IN_FAILED' });
  });
  expect(client.cookie).toBeUndefined();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['mei@example.test', 'mei@example.test'],
  ['12', '12'],
])('tries from %s are counted for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('whoever has a network of addresses has no more tries than whoever has one', async () => {
  const look = (host: number) =>
    product.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: `2001:db8:1:2::${host}`,
      headers: { 'content-type': 'application/json' },
      payload: { query: '{ usernameAvailable(username: "mei") }' },
    });
  const answers = [];
  for (let host = 1; host <= 61; host += 1)
    answers.push((await look(host)).json().errors?.[0]?.extensions.code);
  expect(answers.filter(Boolean)).toEqual(['RATE_LIMITED']);
});
