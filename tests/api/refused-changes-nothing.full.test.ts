import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccessExtensions } from '../../schema/access.ts';
import { StaffRole } from '../../schema/staff-role.ts';
import { TokenScope } from '../../schema/token-scope.ts';
import { makeToken } from '../support/access-tokens.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createPerson } from '../support/people.ts';
import { argumentsOf } from '../support/rights/arguments.ts';
import { operationScopes } from '../support/rights/scopes.ts';
import { type Right, rights } from '../support/rights/table.ts';
import { makeWorld, roles, type World } from '../support/rights/world.ts';
import { deepestDocument, operationOf } from '../support/schema-documents.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';
import { upload } from '../support/upload.ts';

/** Whoever is refused leaves every table as it was: callers of every kind, every operation, all tables. */
let product: TestProduct;
let world: World;
const tokens = new Map<string, GraphqlClient>();
const desk = new Map<StaffRole, GraphqlClient>();
beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  world = await makeWorld(product);
  for (const role of Object.values(StaffRole))
    desk.set(role, (await createPerson(product, { staffRoles: [role] })).client);
  const scopes = Object.values(TokenScope);
  const add = async (kind: string, of: readonly string[], more: object = {}) => {
    const client = new GraphqlClient(product);
    client.token = (await makeToken(product, world.owner, of, more)).secret;
    tokens.set(kind, client);
  };
  for (const scope of scopes) await add(scope, [scope]);
  await add('none', []);
  await add('revoked', scopes, { isRevoked: true });
  await add('expired', scopes, { expiresAt: '2026-11-19' });
  await product.settled();
});
afterAll(() => product?.close());

/** What a use alone changes: when, and by which operation. */
const uses = ['last_used_at', 'expires_at', 'last_operation', 'last_seen_at'];
/** Notes of who is here, and of what programs use of what will be removed. */
const notes = ['presence', 'deprecated_use'];

let tables: string[] = [];

/** A checksum of the rows of every table, by its name. */
async function checksums(): Promise<Record<string, string>> {
  if (tables.length === 0)
    tables = (
      await sql(
        product.databaseUrl,
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
         where schemaname in ('public', 'payment_provider') and tablename <> all ($1) order by 1`,
        [notes],
      )
    ).map(({ name }) => String(name));
  const parts = tables.map(
    (name) =>
      `select '${name}' as name, (select md5(coalesce(string_agg(row, '' order by row), '')) from
         (select (to_jsonb(t) - $1::text[])::text as row from ${name} t) as rows) as sum`,
  );
  const found = await sql(product.databaseUrl, parts.join(' union all '), [uses]);
  return Object.fromEntries(found.map(({ name, sum }) => [String(name), String(sum)]));
}

const refusals = ['sign-in', 'verify', 'forbidden', 'hidden'];

/** Everybody who is refused an operation on an object: by the tables of roles, of staff and of scopes. */
function refusedOf(right: Right): (readonly [string, GraphqlClient])[] {
  const { access, role } = operationOf(right.root, right.name).field.extensions as Partial<AccessExtensions>;
  const byRole = roles
    .filter((_, at) => refusals.includes(right.outcomes[at] ?? ''))
    .map((who) => [who, who === 'visitor' ? world.visitor : world[who].client] as const);
  const byDesk = [...desk].filter(
    ([own]) => access === 'staff' && role !== 'any' && own !== 'lead' && own !== role,
  );
  const scope = operationScopes.get(`${right.root}.${right.name}`);
  const byToken = [...tokens].filter(([kind]) => {
    if (kind === 'revoked' || kind === 'expired') return true;
    return right.root === 'Mutation' && scope !== 'any' && scope !== kind;
  });
  return [...byRole, ...byDesk, ...byToken];
}

describe.each(['Query', 'Mutation'] as const)('%s: whoever is refused changes nothing', (root) => {
  test.each(rights.filter((right) => right.root === root))('$name, $on', async (right) => {
    const said = await argumentsOf(right, world);
    await product.settled();
    const before = await checksums();
    for (const [who, client] of refusedOf(right)) {
      const { cookie } = client;
      const answer = await client.send(deepestDocument(operationOf(root, right.name)), said);
      client.cookie = cookie;
      expect(answer.errors, `${who} may`).toBeDefined();
    }
    await product.settled();
    expect(await checksums()).toEqual(before);
  });
});

test('a change of one row of one table is noticed', async () => {
  const before = await checksums();
  await sql(product.databaseUrl, `update profile set bio = bio || '.' where id = $1`, [world.owner.id]);
  const after = await checksums();
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['public.profile']);
});

test('a private picture is shown to nobody by its bare address, also not to its owner, and asking changes nothing', async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  for (const purpose of ['message', 'report', 'help']) {
    const { id, small } = (await upload(product, world.owner.client, { bytes, purpose })).json();
    const before = await checksums();
    const callers = [
      ...roles.map((role) => (role === 'visitor' ? world.visitor : world[role].client)),
      ...desk.values(),
      ...tokens.values(),
    ];
    for (const { cookie, token } of callers) {
      const headers = { ...(cookie && { cookie }), ...(token && { authorization: `Bearer ${token}` }) };
      const answer = await product.app.inject({ url: `/files/${id}/320.webp`, headers });
      expect(answer.statusCode).toBe(404);
    }
    expect((await product.app.inject(small)).statusCode).toBe(200);
    expect(await checksums()).toEqual(before);
  }
});
