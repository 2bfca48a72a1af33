import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '../support/access-tokens.ts';
import { idOf } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createCampaign } from '../support/jobs.ts';
import { type LiveClient, openLive } from '../support/live-client.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { confirmNewest } from '../support/two-people.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;
let campaignId: number;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  campaignId = await createCampaign(product, await createPerson(product));
});
afterAll(() => product?.close());

/** How long tokens last: the clock of the product stands still until it is moved. */
const TOKEN_MS = 1_500;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Who listens, and how they came in. */
interface Listener {
  readonly person: Person;
  readonly tokenId: number;
}

type Deed = (listener: Listener) => Promise<unknown>;

const signIn =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';
const change =
  'mutation ($current: String!, $password: String!) { changePassword(input: { current: $current, password: $password }) { account { id } } }';
const close =
  'mutation ($password: String!) { closeAccount(input: { password: $password }) { closedAccountId } }';

/** Another browser of the same person. */
async function elsewhere({ email }: Person): Promise<GraphqlClient> {
  const client = new GraphqlClient(product);
  await client.data(signIn, { email, password });
  return client;
}

const revokeSession: Deed = async ({ person }) => {
  const other = await elsewhere(person);
  const { mySessions } = await other.data('{ mySessions { nodes { id isCurrent } } }');
  const { id } = mySessions.nodes.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  await other.data('mutation ($id: ID!) { revokeSession(input: { id: $id }) { revokedSessionId } }', { id });
};
const changePassword: Deed = async ({ person }) =>
  (await elsewhere(person)).data(change, { current: password, password: 'Other-pass-2' });
const closeAccount: Deed = async ({ person }) => (await elsewhere(person)).data(close, { password });

const byCookie: readonly [string, Deed][] = [
  ['signed out', ({ person }) => person.client.data('mutation { signOut { isSignedOut } }')],
  ['session ended elsewhere', revokeSession],
  ['password changed elsewhere', changePassword],
  ['account closed elsewhere', closeAccount],
];
const byToken: readonly [string, Deed][] = [
  [
    'token revoked',
    ({ person, tokenId }) =>
      person.client.data(
        'mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { accessToken { id } } }',
        { id: tokenId },
      ),
  ],
  [
    'token expired',
    async () => {
      product.clock.advance({ seconds: 4 });
    },
  ],
  ['password changed', changePassword],
  ['account closed', closeAccount],
];

/** Every subscription, with the topic that its events come from. */
const subscriptions = {
  campaignChanged: 'subscription ($campaignId: ID!) { campaignChanged(id: $campaignId) { id } }',
  presenceChanged: 'subscription ($ids: [ID!]!) { presenceChanged(profileIds: $ids) { id } }',
  remarkChanged: 'subscription { remarkChanged { remark { id } } }',
  orderChanged: 'subscription { orderChanged { id } }',
  notificationAdded: 'subscription { notificationAdded { id message } }',
} as const;
type Name = keyof typeof subscriptions;

/** Listens, and notes every event. */
async function listen(name: Name, by: string | { accessToken: string }, { id }: Person) {
  const live = await openLive(product, by);
  const heard: unknown[] = [];
  const variables = {
    ...(name === 'campaignChanged' && { campaignId }),
    ...(name === 'presenceChanged' && { ids: [id] }),
  };
  const next = live.subscribe(subscriptions[name], variables);
  const follow = async () => {
    // An iterator that is over goes on answering nothing.
    for (let event = await next(); event.data !== null; event = await next()) heard.push(event);
  };
  follow().catch(() => undefined);
  return { name, live, heard };
}

type Ear = Awaited<ReturnType<typeof listen>>;

/** Waits until those that have something to hear have heard it: each has a socket of its own. */
const untilHeard = (ears: readonly Ear[], names: readonly Name[]) =>
  expect
    .poll(() => ears.filter(({ name, heard }) => names.includes(name) && heard.length === 0))
    .toHaveLength(0);

/** Something private of the person, and a change of the campaign. */
async function happen({ id }: Person): Promise<void> {
  const rows = await sql(
    product.databaseUrl,
    `insert into notification (recipient_id, type, code, message, created_at) values ($1, 'KOLITEAM', 'test', 'Private', now())
     returning id::int as id`,
    [id],
  );
  const { pubsub } = product.ports;
  await pubsub.publish(`account:${id}`, { kind: 'notification', id: Number(rows[0]?.id) });
  await pubsub.publish(`campaign:${campaignId}`, { kind: 'campaign', id: campaignId, campaignId });
}

const closed = ({ closed: code }: LiveClient) => Promise.race([code, sleep(20_000).then(() => 'still open')]);

async function proveEnd(deed: Deed, names: readonly Name[], isToken: boolean): Promise<void> {
  const person = await createPerson(product);
  const scopes = ['campaigns:read', 'remarks:read', 'notifications:read'];
  const expiresAt = new Date(product.clock.now().getTime() + TOKEN_MS).toISOString();
  const token = await makeToken(product, person, scopes, { expiresAt });
  const by = isToken ? { accessToken: token.secret } : (person.client.cookie ?? '');
  const ears = await Promise.all(names.map((name) => listen(name, by, person)));
  await Promise.all(ears.map(({ live }) => live.listening()));
  // A campaign is told as it is now, before any change.
  await untilHeard(ears, ['campaignChanged']);
  for (const { heard } of ears) heard.length = 0;
  await happen(person);
  await untilHeard(ears, ['campaignChanged', 'notificationAdded']);
  await deed({ person, tokenId: token.id });
  await product.settled();
  for (const { heard } of ears) heard.length = 0;
  await happen(person);
  expect(await Promise.all(ears.map(({ live }) => closed(live)))).toEqual(
    names.map(() => (isToken ? 4401 : 4403)),
  );
  expect(ears.map(({ heard }) => heard)).toEqual(names.map(() => []));
  for (const { live } of ears) live.dispose();
}

const all = Object.keys(subscriptions) as Name[];

describe('every subscription of a session ends at once when it is over', () => {
  test.each(byCookie)('%s', async (_, deed) => proveEnd(deed, all, false));
});

describe('every subscription of a token ends at once when it is over', () => {
  test.each(byToken)('%s', async (_, deed) =>
    proveEnd(
      deed,
      all.filter((name) => name !== 'presenceChanged' && name !== 'orderChanged'),
      true,
    ),
  );
});

test('whoever is staff no more hears of hidden campaigns no more, and stays signed in', async () => {
  const admin = await createPerson(product, { isStaff: true });
  const former = await createPerson(product, { isStaff: true });
  const id = await createCampaign(product, admin, { isDisabled: true });
  const live = await openLive(product, former.client.cookie);
  const next = live.subscribe('subscription ($id: ID!) { campaignChanged(id: $id) { id } }', { id });
  expect(await next()).toMatchObject({ data: { campaignChanged: { id: idOf('Campaign', id) } } });
  await admin.client.refusal(
    'mutation ($id: ID!) { setStaff(input: { accountId: $id, isStaff: false, reason: "Left." }) { staffAccount { id } } }',
    { id: former.id },
  );
  await confirmNewest(await createPerson(product, { isStaff: true }));
  await product.settled();
  await product.ports.pubsub.publish(`campaign:${id}`, { kind: 'campaign', id, campaignId: id });
  expect(await next()).toMatchObject({ data: { campaignChanged: null } });
  live.dispose();
});

test('a campaign of somebody who closes the account is not there any more', async () => {
  const owner = await createPerson(product);
  const viewer = await createPerson(product);
  const id = await createCampaign(product, owner);
  const live = await openLive(product, viewer.client.cookie);
  const next = live.subscribe('subscription ($id: ID!) { campaignChanged(id: $id) { id } }', { id });
  expect(await next()).toMatchObject({ data: { campaignChanged: { id: idOf('Campaign', id) } } });
  await owner.client.data(close, { password });
  expect(await next()).toMatchObject({ data: { campaignChanged: null } });
  live.dispose();
});
