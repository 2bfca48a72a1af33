import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GraphqlClient } from '../support/graphql-client.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

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
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }';

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
  await client.data('mutation { signOut }');
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
