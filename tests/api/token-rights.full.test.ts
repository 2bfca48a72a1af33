import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scopeOf } from '../../api/modules/webhooks/webhook.events.ts';
import type { TypeAccessExtensions } from '../../schema/access.ts';
import { TokenScope } from '../../schema/token-scope.ts';
import { WebhookEvent } from '../../schema/webhook.ts';
import { makeToken, type TestToken } from '../support/access-tokens.ts';
import { type ApiAnswer, GraphqlClient } from '../support/graphql-client.ts';
import { openLive } from '../support/live-client.ts';
import { createPerson, password } from '../support/people.ts';
import { argumentsOf } from '../support/rights/arguments.ts';
import { memberScopes, operationScopes } from '../support/rights/scopes.ts';
import { type Right, rights } from '../support/rights/table.ts';
import { makeWorld, type Role, roles, type World } from '../support/rights/world.ts';
import {
  documentOf,
  type Operation,
  operations,
  realSchema,
  selectAll,
  soleAnswerOf,
} from '../support/schema-documents.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

const scopes = Object.values(TokenScope);
const keyOf = ({ root, name }: { root: string; name: string }) => `${root}.${name}`;
const types = Object.values(realSchema.getTypeMap()).filter(isObjectType);
const isPrivate = (type: GraphQLObjectType) =>
  (type.extensions as unknown as TypeAccessExtensions).access === 'private';

/** What a token needs for a field beside the scope of the operation: `closed` when none will do. */
function pointsNeeded(parent: GraphQLObjectType, name: string): string[] {
  const own = memberScopes.get(`${parent.name}.${name}`);
  const inner = getNamedType(parent.getFields()[name]?.type);
  const below =
    inner && isObjectType(inner) && isPrivate(inner) ? (memberScopes.get(inner.name) ?? 'closed') : null;
  return [own, below].filter((scope): scope is string => Boolean(scope));
}

/** Everything of a type that a token with these scopes may read, three levels deep. */
function readable(type: GraphQLObjectType, granted: readonly string[], depth = 3): string {
  const fields = Object.keys(type.getFields()).flatMap((name) => {
    if (!pointsNeeded(type, name).every((scope) => granted.includes(scope))) return [];
    const inner = getNamedType(type.getFields()[name]?.type);
    if (!inner || !isObjectType(inner)) return [name];
    return depth > 1 ? [`${name} ${readable(inner, granted, depth - 1)}`] : [];
  });
  return `{ ${['__typename', ...fields].join(' ')} }`;
}

/** Everything that an operation answers to these scopes. The whole answer of a mutation needs no other scope than it. */
function documentFor(operation: Operation, granted: readonly string[]): string {
  const sole = soleAnswerOf(operation);
  const type = getNamedType(sole?.type ?? operation.field.type);
  const selection = isObjectType(type) ? readable(type, granted, 2) : selectAll(type, 1);
  return documentOf(operation, sole ? `{ ${sole.member} ${selection} }` : selection);
}

import { oneWebhook } from '../support/webhooks.ts';

let product: TestProduct;
let world: World;
/** Tokens of the owner and the applicant, by their one scope. */
const tokens = new Map<string, TestToken>();

const people = ['owner', 'applicant'] as const;
type Party = (typeof people)[number];

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  world = await makeWorld(product);
  for (const who of people) {
    for (const scope of scopes) tokens.set(`${who} ${scope}`, await makeToken(product, world[who], [scope]));
    tokens.set(`${who} none`, await makeToken(product, world[who], []));
    tokens.set(`${who} revoked`, await makeToken(product, world[who], scopes, { isRevoked: true }));
    tokens.set(`${who} expired`, await makeToken(product, world[who], scopes, { expiresAt: '2026-11-19' }));
  }
  await product.settled();
});
afterAll(() => product?.close());

const secretOf = (who: Party, kind: string) => tokens.get(`${who} ${kind}`)?.secret ?? '';
const kinds = [...scopes, 'none', 'revoked', 'expired'];

async function send(secret: string, query: string, variables: object = {}): Promise<ApiAnswer> {
  const client = new GraphqlClient(product);
  client.token = secret;
  return client.send(query, variables);
}

/** A refusal for the sake of the token, in short; `runs` when there is none. */
function told(answer: { errors?: unknown }): string {
  const [error] = (answer.errors ?? []) as { extensions: { code: string; params?: { scope?: string } } }[];
  const { code, params } = error?.extensions ?? {};
  if (code === 'INSUFFICIENT_SCOPE') return `needs ${params?.scope}`;
  if (code === 'TOKEN_NOT_ALLOWED') return 'closed';
  return code === 'TOKEN_INVALID' ? 'invalid' : 'runs';
}

/** Operations that every token may run, as visitors may: public queries and subscriptions of public types. */
const publicReadings = new Set(
  operations
    .filter(({ root, field }) => {
      const type = getNamedType(field.type);
      const { access } = field.extensions as { access?: string };
      return root !== 'Mutation' && access === 'public' && isObjectType(type) && !isPrivate(type);
    })
    .map(keyOf),
);

/** Events are named here, which the token must be able to read, too. */
const heard = new Map([
  ['Mutation.createWebhook', 'remarks:read'],
  ['Mutation.updateWebhook', 'remarks:read'],
  ['Mutation.replayWebhookDelivery', 'remarks:read'],
  ['Query.events', 'campaigns:read'],
]);

/** What the matrix says of an operation and a token of a kind. */
function expected(operation: string, kind: string): string {
  if (kind === 'revoked' || kind === 'expired') return 'invalid';
  const scope = operationScopes.get(operation);
  if (!scope) return 'closed';
  if (scope === kind && heard.has(operation)) return `needs ${heard.get(operation)}`;
  return scope === 'any' || scope === kind || publicReadings.has(operation) ? 'runs' : `needs ${scope}`;
}

const shortly: Readonly<Record<string, string>> = {
  EMAIL_NOT_VERIFIED: 'verify',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'hidden',
};

/** Whether an answer is the one that the table of roles promises. */
function isOutcome(answer: ApiAnswer, outcome: string): boolean {
  const code = answer.errors?.[0]?.extensions.code;
  if (code) return (shortly[code] ?? code) === outcome;
  return ['ok', 'null', 'empty'].includes(outcome);
}

const byOperation = new Map<string, Right>();
for (const right of rights) if (!byOperation.has(keyOf(right))) byOperation.set(keyOf(right), right);

/** The party that an operation succeeds for. */
function partyOf(right: Right): Party {
  const of = (role: Role) => right.outcomes[roles.indexOf(role)];
  return of('owner') === 'ok' || of('applicant') !== 'ok' ? 'owner' : 'applicant';
}

describe('the schema says', () => {
  test.each(operations)('the scope of $name of $root', (operation) => {
    const { scope } = operation.field.extensions as { scope?: string };
    expect(scope ?? 'closed').toBe(operationScopes.get(keyOf(operation)) ?? 'closed');
  });

  test('the scope of every private type and field', () => {
    const said = types.flatMap((type) => {
      const { scope } = type.extensions as { scope?: string };
      const isRoot = operations.some(({ root }) => root === type.name);
      const fields = isRoot ? [] : Object.values(type.getFields());
      return [
        ...(scope ? [[type.name, scope]] : []),
        ...fields.flatMap((field) => {
          const own = (field.extensions as { scope?: string }).scope;
          return own ? [[`${type.name}.${field.name}`, own]] : [];
        }),
      ];
    });
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(memberScopes));
  });

  test('nothing about operations that are not there', () => {
    const known = new Set(operations.map(keyOf));
    expect([...operationScopes.keys()].filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('an operation runs with exactly its scope', () => {
  const asked = operations.filter(({ root }) => root !== 'Subscription');

  test.each(asked)('$name of $root', async (operation) => {
    const right = byOperation.get(keyOf(operation));
    if (!right) throw new Error(`no line for ${keyOf(operation)}`);
    const who = partyOf(right);
    const args = await argumentsOf(right, world);
    const scope = operationScopes.get(keyOf(operation));
    const whole = documentFor(operation, scope ? [scope] : []);
    // Without the scope of a public query a token reads what visitors may.
    const open = publicReadings.has(keyOf(operation)) ? documentFor(operation, []) : whole;
    // Those that are refused come first, so that nothing has happened yet for the one that is not.
    const order = [...kinds].sort((a, b) => Number(a === scope) - Number(b === scope));
    const outcomes = new Map<string, string>();
    for (const kind of order) {
      const answer = await send(secretOf(who, kind), kind === scope ? whole : open, args);
      outcomes.set(kind, told(answer));
      const isTheOne = kind === scope || (scope === 'any' && kind === 'none');
      const promised = heard.has(keyOf(operation))
        ? 'INSUFFICIENT_SCOPE'
        : (right.outcomes[roles.indexOf(who)] ?? '');
      if (isTheOne) expect(isOutcome(answer, promised), JSON.stringify(answer)).toBe(true);
    }
    expect(Object.fromEntries(outcomes)).toEqual(
      Object.fromEntries(kinds.map((kind) => [kind, expected(keyOf(operation), kind)])),
    );
  });
});

interface Reach {
  readonly member: string;
  readonly operation: Operation;
  /** Selection that leads to it, and nothing else. */
  readonly selection: string;
  /** What is needed on the way beside the operation's scope. */
  readonly needed: readonly string[];
}

/** The shortest way from an operation that tokens may run to each private member that needs another scope. */
function reaches(): Reach[] {
  const found = new Map<string, Reach>();
  const open = operations.filter(
    (operation) => operation.root === 'Query' && operationScopes.has(keyOf(operation)),
  );
  const walk = (
    operation: Operation,
    type: GraphQLObjectType,
    path: string[],
    needed: string[],
    depth: number,
  ) => {
    for (const name of Object.keys(type.getFields())) {
      const more = pointsNeeded(type, name).filter(
        (scope) => scope !== operationScopes.get(keyOf(operation)),
      );
      const all = [...new Set([...needed, ...more])];
      const inner = getNamedType(type.getFields()[name]?.type);
      const isObject = inner !== undefined && isObjectType(inner);
      const member = `${type.name}.${name}`;
      const earlier = found.get(member);
      if (more.length > 0 && (!earlier || earlier.needed.length > all.length)) {
        const leaf = isObject ? `${name} { __typename }` : name;
        const selection = [...path, leaf].reduceRight((below, step) => `${step} { ${below} }`);
        found.set(member, { member, operation, selection: `{ ${selection} }`, needed: all });
      }
      if (isObject && depth > 1) walk(operation, inner, [...path, name], all, depth - 1);
    }
  };
  for (const operation of open) {
    const type = getNamedType(operation.field.type);
    if (isObjectType(type)) walk(operation, type, [], [], 4);
  }
  return [...found.values()];
}

describe('private members need their own scope, wherever they hang', () => {
  test.each(reaches())(
    '$member below $operation.name needs $needed',
    async ({ operation, selection, needed }) => {
      const right = byOperation.get(keyOf(operation));
      if (!right) throw new Error(`no line for ${keyOf(operation)}`);
      const args = await argumentsOf(right, world);
      const own = operationScopes.get(keyOf(operation)) ?? '';
      const document = documentOf(operation, selection);
      const ask = async (granted: readonly string[]) =>
        told(await send((await makeToken(product, world.owner, granted)).secret, document, args));
      if (needed.includes('closed')) {
        expect(await ask(scopes)).toBe('closed');
        return;
      }
      for (const missing of needed) {
        const others = [own, ...needed].filter((scope) => scope !== missing);
        expect(await ask(others)).toBe(`needs ${missing}`);
      }
      expect(await ask([own, ...needed])).toBe('runs');
    },
  );
});

describe('the feed of events', () => {
  const feed = 'query ($types: [WebhookEvent!]) { events(types: $types, first: 100) { nodes { id type } } }';
  const live = 'subscription { eventAdded(afterEventId: "evt_start") { id type } }';
  type Heard = { id: string; type: keyof typeof WebhookEvent }[];
  const needs = (type: keyof typeof WebhookEvent) => scopeOf(WebhookEvent[type]);
  const read = async (granted: readonly string[], types?: readonly string[]) =>
    send((await makeToken(product, world.owner, ['webhooks:read', ...granted])).secret, feed, { types });
  let all: Heard;
  let reading: Set<string>;

  beforeAll(async () => {
    await product.settled();
    all = (await world.owner.client.data(feed)).events.nodes;
    reading = new Set(all.map(({ type }) => needs(type)));
    expect(reading.size).toBeGreaterThan(2);
  });

  test('tells a token those events whose scope it has', async () => {
    expect((await read([])).data).toEqual({ events: { nodes: [] } });
    for (const scope of reading)
      expect((await read([scope])).data).toEqual({
        events: { nodes: all.filter(({ type }) => needs(type) === scope) },
      });
    expect((await read([...reading])).data).toEqual({ events: { nodes: all } });
  });

  test('refuses a token types whose scope it has not', async () => {
    const types = [...new Set(all.map(({ type }) => type))];
    for (const type of types) expect(told(await read([], [type]))).toBe(`needs ${needs(type)}`);
    expect(told(await read([...reading], types))).toBe('runs');
  });

  test('as they happen, too', async () => {
    for (const scope of reading) {
      const { secret } = await makeToken(product, world.owner, ['webhooks:read', scope]);
      const socket = await openLive(product, { accessToken: secret });
      const next = socket.subscribe(live);
      const mine = all.filter(({ type }) => needs(type) === scope);
      for (const event of mine) expect(await next()).toEqual({ data: { eventAdded: event } });
      socket.dispose();
    }
  });

  test('and so does the log of what was delivered', async () => {
    const { id } = await oneWebhook(product, world.owner);
    const log = `{ webhookDeliveries(webhookId: ${id}) { nodes { event body } } }`;
    const seen = async (...scopes: string[]): Promise<{ event: string; body: string }[]> => {
      const client = new GraphqlClient(product);
      client.token = (await makeToken(product, world.owner, ['webhooks:read', ...scopes])).secret;
      return (await client.data(log)).webhookDeliveries.nodes;
    };
    const done = { event: 'remark.done', body: '{"type":"remark.done"}' };
    for (const scopes of [[], ['orders:read']])
      expect((await seen(...scopes)).map(({ event }) => event)).not.toContain('remark.done');
    expect(await seen('remarks:read')).toContainEqual(done);
  });
});

describe('subscriptions by token', () => {
  const subscriptions = operations.filter(({ root }) => root === 'Subscription');
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  test.each(subscriptions)('$name', async (operation) => {
    const right = byOperation.get(keyOf(operation));
    if (!right) throw new Error(`no line for ${keyOf(operation)}`);
    const args = await argumentsOf(right, world);
    const scope = operationScopes.get(keyOf(operation));
    const whole = documentFor(operation, scope ? [scope] : []);
    const open = publicReadings.has(keyOf(operation)) ? documentFor(operation, []) : whole;
    const outcomes = await Promise.all(
      kinds.map(async (kind) => {
        const live = await openLive(product, { accessToken: secretOf('applicant', kind) });
        const first = live
          .subscribe(kind === scope ? whole : open, args)()
          .then(told, (errors: unknown) => told({ errors }));
        const shut = live.closed.then((code) => (code === 4401 ? 'invalid' : `closed with ${code}`));
        // Who must be refused is waited for however slow the machine is; who may listen, for a moment only.
        const patience = expected(keyOf(operation), kind) === 'runs' ? 700 : 10_000;
        const outcome = await Promise.race([shut, first, sleep(patience).then(() => 'runs')]);
        live.dispose();
        return [kind, outcome] as const;
      }),
    );
    expect(Object.fromEntries(outcomes)).toEqual(
      Object.fromEntries(kinds.map((kind) => [kind, expected(keyOf(operation), kind)])),
    );
  });

  const changed = 'subscription ($id: ID!) { campaignChanged(id: $id) { id title } }';
  const listen = async (secret: string) => {
    const live = await openLive(product, { accessToken: secret });
    expect(await live.subscribe(changed, { id: world.open })()).toMatchObject({
      data: { campaignChanged: {} },
    });
    return live;
  };
  const revoke = 'mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { accessToken { id } } }';
  const change =
    'mutation ($current: String!, $password: String!) { changePassword(input: { current: $current, password: $password }) { account { id } } }';

  test('end at once when the token is revoked, and only its own', async () => {
    const person = await createPerson(product);
    const [one, other] = [
      await makeToken(product, person, ['campaigns:read']),
      await makeToken(product, person, ['campaigns:read']),
    ];
    const [ending, staying] = [await listen(one.secret), await listen(other.secret)];
    await person.client.data(revoke, { id: one.id });
    expect(await ending.closed).toBe(4401);
    expect(await Promise.race([staying.closed, sleep(300)])).toBeUndefined();
    staying.dispose();
  });

  test('end when everybody of the account is signed out', async () => {
    const person = await createPerson(product);
    const live = await listen((await makeToken(product, person, ['campaigns:read'])).secret);
    await person.client.data(change, { current: password, password: 'Other-pass-2' });
    expect(await live.closed).toBe(4401);
  });

  test('end when the time of the token is over', async () => {
    const person = await createPerson(product);
    const soon = new Date(product.clock.now().getTime() + 400).toISOString();
    const { secret } = await makeToken(product, person, ['campaigns:read'], { expiresAt: soon });
    const live = await listen(secret);
    product.clock.advance({ seconds: 1 });
    expect(await live.closed).toBe(4401);
  });
});
