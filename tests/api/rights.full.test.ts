import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf } from '../support/global-ids.ts';
import type { ApiAnswer } from '../support/graphql-client.ts';
import { openLive } from '../support/live-client.ts';
import { talk } from '../support/messages.ts';
import { password } from '../support/people.ts';
import { argumentsOf } from '../support/rights/arguments.ts';
import { type Right, rights } from '../support/rights/table.ts';
import { makeWorld, type Role, roles, type World } from '../support/rights/world.ts';
import { deepestDocument, operationOf } from '../support/schema-documents.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

const signIn =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';

let product: TestProduct;
let world: World;
/** An answer, and what the caller had said for it. */
interface Heard {
  readonly answer: string;
  readonly said: string;
}

/** Everything that each role was answered. */
const heard = new Map<Role, Heard[]>(roles.map((role) => [role, []]));

function note(role: Role, answer: ApiAnswer, said: object): void {
  heard.get(role)?.push({ answer: JSON.stringify(answer), said: JSON.stringify(said) });
}

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  world = await makeWorld(product);
  await product.settled();
});
afterAll(() => product?.close());

const shortly: Readonly<Record<string, string>> = {
  SIGN_IN_REQUIRED: 'sign-in',
  EMAIL_NOT_VERIFIED: 'verify',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'hidden',
};

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return (value as { totalCount?: number } | null)?.totalCount === 0;
}

/** An answer in the words of the table. */
function outcomeOf(answer: ApiAnswer, name: string): string {
  const code = answer.errors?.[0]?.extensions.code;
  if (code) return shortly[code] ?? code;
  const value = (answer.data as Record<string, unknown> | null)?.[name];
  if (value === null) return 'null';
  return isEmpty(value) ? 'empty' : 'ok';
}

const documentFor = ({ root, name }: Right) => deepestDocument(operationOf(root, name));

const clientOf = (role: Role) => (role === 'visitor' ? world.visitor : world[role].client);

async function staySignedIn(role: Role): Promise<void> {
  const client = clientOf(role);
  if (role === 'visitor') client.cookie = undefined;
  else if (!client.cookie) await client.data(signIn, { email: world[role].email, password });
}

/** What each role is answered. A refused call changes nothing, so the next role can send the same arguments. */
async function askAll(right: Right): Promise<string[]> {
  const outcomes: string[] = [];
  let said: object | null = null;
  for (const role of roles) {
    said ??= await argumentsOf(right, world);
    const answer = await clientOf(role).send(documentFor(right), said);
    note(role, answer, said);
    await staySignedIn(role);
    outcomes.push(outcomeOf(answer, right.name));
    if (!answer.errors) said = null;
  }
  return outcomes;
}

const sleep = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/** A socket of somebody: what came over it first, and the outcome of that once it was waited for. */
interface Ear {
  readonly first: Promise<ApiAnswer>;
  outcome(patience: number): Promise<string>;
}

/** What somebody hears over a socket of their own while something happens. */
async function listen(right: Right, role: Role): Promise<Ear> {
  const live = await openLive(product, clientOf(role).cookie);
  const said = await argumentsOf(right, world);
  const next = live.subscribe(documentFor(right), said)();
  const first = next.catch((errors: unknown) => ({ errors })) as Promise<ApiAnswer>;
  const outcome = async (patience: number) => {
    const answer = await Promise.race([first, sleep(patience)]);
    live.dispose();
    if (!answer) return 'silent';
    note(role, answer, said);
    return outcomeOf(answer, right.name);
  };
  await live.listening();
  return { first, outcome };
}

describe('queries', () => {
  test.each(rights.filter(({ root }) => root === 'Query'))('$name, $on', async (right) => {
    expect(await askAll(right)).toEqual(right.outcomes);
  });
});

describe('subscriptions', () => {
  let orderId: number;
  beforeAll(async () => {
    orderId = await world.order('cash', 'placed');
  });
  const happen = async () => {
    const { open, waiting, remarkId, owner, applicant } = world;
    const { pubsub } = product.ports;
    const tell = (topic: string, kind: string, id: number, campaignId?: number) =>
      pubsub.publish(topic, { kind, id, ...(campaignId && { campaignId }) } as never);
    tell(`campaign:${open}`, 'campaign', open);
    tell(`campaign:${waiting}`, 'campaign', waiting);
    for (const { id } of [owner, applicant]) tell(`account:${id}`, 'remark', remarkId, open);
    for (const { id } of [owner, applicant]) tell(`account:${id}`, 'order', orderId);
    await talk(applicant, owner);
    tell(`account:${applicant.id}`, 'notification', await world.notify(applicant));
  };

  // Side by side, because each waits for silence: what happens for one is heard by all.
  test.concurrent.each(rights.filter(({ root }) => root === 'Subscription'))('$name, $on', async (right) => {
    const ears = await Promise.all(roles.map((role) => listen(right, role)));
    // Whoever has to hear something is waited for however slow the machine is; silence takes a moment to be sure of.
    const hearing = Promise.all(
      ears.filter((_, at) => right.outcomes[at] !== 'silent').map(({ first }) => first),
    );
    for (let tries = 0; tries < 5; tries += 1) {
      await happen();
      if (await Promise.race([hearing, sleep(1_500)])) break;
    }
    expect(await Promise.all(ears.map((ear) => ear.outcome(500)))).toEqual(right.outcomes);
  });
});

describe('mutations', () => {
  test.each(rights.filter(({ root }) => root === 'Mutation'))('$name, $on', async (right) => {
    expect(await askAll(right)).toEqual(right.outcomes);
  });
});

test('what is private reaches nobody else', async () => {
  // The payment of this job is not on the first page any more.
  const document =
    'query ($id: ID) { payments(remarkId: $id) { nodes { ledger { entries { amount { amount } } } } } }';
  const { remarkId } = world.released;
  for (const role of roles)
    note(role, await clientOf(role).send(document, { id: idOf('Remark', remarkId) }), {});
  // Whoever names a mail address is told it again, whether or not it is somebody's.
  const learns = (role: Role, text: string) =>
    heard.get(role)?.some(({ answer, said }) => answer.includes(text) && !said.includes(text));
  for (const { what, text, seenBy } of world.secrets) {
    const readers = roles.filter((role) => learns(role, text));
    expect([what, readers]).toEqual([what, seenBy]);
  }
});
