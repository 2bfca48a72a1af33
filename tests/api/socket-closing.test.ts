import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { makeToken } from '../support/access-tokens.ts';
import { idOf } from '../support/global-ids.ts';
import { portOf } from '../support/http-answers.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let person: Person;

beforeAll(async () => {
  product = await startTestProduct();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  person = await createPerson(product);
});
afterAll(() => product?.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const newToken = async (isRevoked = false) =>
  (await makeToken(product, person, ['profile:read'], { isRevoked })).secret;

/** Opens a socket and asks who it is. Answers the account, or how the server closed. */
async function open(headers: Record<string, string>, payload: object = {}) {
  const url = `ws://127.0.0.1:${portOf(product.app)}/graphql`;
  const socket = new WebSocket(url, 'graphql-transport-ws', { headers });
  const say = (message: object) => socket.send(JSON.stringify(message));
  const closed = once(socket, 'close').then(([code, reason]) => `${code} ${reason}`);
  const asked = new Promise<string>((resolve) => {
    socket.on('message', (data) => {
      const { type, payload: told } = JSON.parse(String(data));
      if (type === 'connection_ack') say({ id: '1', type: 'subscribe', payload: { query: '{ me { id } }' } });
      if (type === 'next') resolve(told.data.me?.id ?? 'nobody');
    });
  });
  await once(socket, 'open');
  say({ type: 'connection_init', payload });
  return { who: await Promise.race([asked, closed]), closed, socket };
}

const INVALID = '4401 Access token invalid, expired or revoked';

test('the header Authorization of the upgrade counts as the connection parameter does', async () => {
  const other = await createPerson(product);
  const cookie = { cookie: other.client.cookie ?? '' };
  const token = await newToken();
  for (const [headers, payload] of [
    [bearer(token), {}],
    [{ ...bearer(token), ...cookie }, {}],
    [{}, { accessToken: token }],
    [bearer('wrong'), { accessToken: token }],
  ] as const) {
    const { who, socket } = await open(headers, payload);
    expect(who).toBe(idOf('Account', person.id));
    socket.close();
  }
});

test('an invalid token closes with 4401', async () => {
  const token = await newToken();
  expect((await open(bearer('wrong'))).who).toBe(INVALID);
  expect((await open(bearer(await newToken(true)))).who).toBe(INVALID);
  expect((await open({}, { accessToken: `${token}x` })).who).toBe(INVALID);
  expect((await open(bearer(token), { accessToken: 'wrong' })).who).toBe(INVALID);
});

test('a token that is revoked closes with 4401, a session that ends with 4403', async () => {
  const byToken = await open(bearer(await newToken()));
  await sql(product.databaseUrl, 'update access_token set revoked_at = now() where account_id = $1', [
    person.id,
  ]);
  await product.ports.pubsub.publish(`account:${person.id}`, { kind: 'sessions', id: person.id });
  expect(await byToken.closed).toBe(INVALID);
  const member = await createPerson(product);
  const byCookie = await open({ cookie: member.client.cookie ?? '' });
  expect(byCookie.who).toBe(idOf('Account', member.id));
  await member.client.data('mutation { signOut { isSignedOut } }');
  expect(await byCookie.closed).toBe('4403 Signed out');
});

test('a page of another origin with a cookie only closes with 4403', async () => {
  const { who } = await open({ cookie: person.client.cookie ?? '', origin: 'https://tools.test' });
  expect(who).toBe('4403 Other origins need an access token');
});
