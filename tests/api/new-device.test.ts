import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkOf } from '../../api/modules/accounts/sessions/network.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { mailedToken, mailsTo } from '../support/mailbox.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.close());

const signIn =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';
const mySessions = '{ mySessions { nodes { device network countryCode isCurrent } } }';
const endSession = 'mutation ($token: String!) { endSession(input: { token: $token }) { email } }';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Safari/604.1';

/** Signs in from a browser at an address. Returns its cookies by name. */
async function signInFrom(
  { email }: Person,
  from: string,
  userAgent: string,
  cookies: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const answer = await product.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: from,
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, ...(cookie && { cookie }) },
    payload: { query: signIn, variables: { email, password } },
  });
  expect(answer.json().errors).toBeUndefined();
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}

const clientOf = ({ koli_session }: Record<string, string>) =>
  new GraphqlClient(product, `koli_session=${koli_session}`);
const isIn = async (client: GraphqlClient) => (await client.data('{ me { id } }')).me !== null;
const told = async ({ email }: Person) =>
  (await mailsTo(product, email)).filter(({ subject }) => subject.endsWith('New sign-in to your account'));

test.each([
  ['203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.*'],
  ['2001:db8:42:1:2:3:4:5', '2001:db8:42:*'],
  ['2001:db8::5', '2001:db8:0:*'],
  ['::1', '0:0:0:*'],
  ['nonsense', null],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('a sign-in is mailed', () => {
  test.each<[string, (person: Person) => Promise<unknown>, number]>([
    ['not after the first one', async () => undefined, 0],
    ['from another browser elsewhere', (person) => signInFrom(person, '137.132.1.1', CHROME), 1],
    [
      'once, when it signs in there again',
      async (person) => {
        await signInFrom(person, '137.132.1.1', CHROME);
        await signInFrom(person, '137.132.1.9', CHROME);
      },
      1,
    ],
    [
      'once, when it signs in elsewhere with its cookie',
      async (person) => {
        const { koli_browser = '' } = await signInFrom(person, '137.132.1.1', CHROME);
        await signInFrom(person, '8.8.8.8', CHROME, { koli_browser });
      },
      1,
    ],
    [
      'twice, when another comes from there',
      async (person) => {
        await signInFrom(person, '137.132.1.1', CHROME);
        await signInFrom(person, '137.132.1.1', IPHONE);
      },
      2,
    ],
    [
      'again after more than a year',
      async (person) => {
        await signInFrom(person, '137.132.1.1', CHROME);
        product.clock.advance({ days: 399 });
        await signInFrom(person, '137.132.2.1', IPHONE);
        product.clock.advance({ days: 2 });
        await signInFrom(person, '137.132.1.1', CHROME);
      },
      3,
    ],
    [
      'not to whom the browser signed in to another account',
      async (person) => {
        const { koli_browser = '' } = await signInFrom(await createPerson(product), '137.132.1.1', CHROME);
        await signInFrom(person, '8.8.8.8', CHROME, { koli_browser });
      },
      1,
    ],
  ])('%s', async (_, happens, mails) => {
    const person = await createPerson(product);
    await happens(person);
    expect(await told(person)).toHaveLength(mails);
  });

  test('with device, place, and time in the zone of their country', async () => {
    const person = await createPerson(product, { country: 'VN' });
    await signInFrom(person, '137.132.1.1', IPHONE);
    const text = (await told(person))[0]?.text ?? '';
    expect(text).toContain('Device: Safari on iPhone');
    expect(text).toContain('Place: Singapore, 137.132.1.*');
    expect(text).toMatch(/Time: .*GMT\+7/);
  });

  test('not in the demo, whose accounts everybody shares', async () => {
    const person = await createPerson(product);
    const { config } = product.ports;
    Object.assign(config, { demoData: true });
    await signInFrom(person, '137.132.1.1', CHROME);
    Object.assign(config, { demoData: false });
    expect(await told(person)).toEqual([]);
  });
});

describe('the link of the mail', () => {
  test('ends that session and no other, once, and makes its browser a new one', async () => {
    const person = await createPerson(product);
    const thief = await signInFrom(person, '137.132.1.1', CHROME);
    const token = await mailedToken(product, person.email);
    const phone = await signInFrom(person, '8.8.8.8', IPHONE);
    const ofPhone = await mailedToken(product, person.email);
    const visitor = new GraphqlClient(product);
    expect((await visitor.data(endSession, { token })).endSession).toEqual({ email: person.email });
    expect(await isIn(clientOf(thief))).toBe(false);
    expect(await isIn(clientOf(phone))).toBe(true);
    expect(await isIn(person.client)).toBe(true);
    expect((await visitor.refusal(endSession, { token })).extensions.code).toBe('LINK_INVALID');
    await signInFrom(person, '137.132.1.1', CHROME, thief);
    expect(await told(person)).toHaveLength(3);
    await visitor.data(endSession, { token: ofPhone });
    expect(await isIn(clientOf(phone))).toBe(false);
  });

  test('is not mailed for a session that has ended by then', async () => {
    const person = await createPerson(product);
    const [{ id } = {}] = await sql(
      product.databaseUrl,
      `insert into outbox (type, payload, created_at)
       values ('mail.newDevice', jsonb_build_object('accountId', $1::int, 'sessionId', 0), now()) returning id`,
      [person.id],
    );
    expect(id).toBeDefined();
    expect(await told(person)).toEqual([]);
  });
});

test('sessions say from where they are, and the address only in part', async () => {
  const person = await createPerson(product);
  const browser = clientOf(await signInFrom(person, '137.132.1.77', CHROME));
  const { nodes } = (await browser.data(mySessions)).mySessions;
  expect(nodes).toContainEqual({
    device: 'Chrome on Windows',
    network: '137.132.1.*',
    countryCode: 'SG',
    isCurrent: true,
  });
  expect(nodes).toContainEqual(expect.objectContaining({ network: '127.0.0.*', countryCode: null }));
  const rows = await sql(product.databaseUrl, 'select s::text as row from session s where account_id = $1', [
    person.id,
  ]);
  expect(JSON.stringify(rows)).not.toContain('137.132.1.77');
});
