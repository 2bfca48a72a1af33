import { createHash, randomUUID } from 'node:crypto';
import type { Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** What is said about a program. */
export const appForm = {
  name: 'Planner',
  website: 'https://planner.example',
  redirectUris: ['https://planner.example/back'],
};

const at = '2026-11-01';

/** Inserts a program of a person, and returns its id. */
export async function makeApp(
  { databaseUrl }: TestProduct,
  owner: Person,
  name = 'Planner',
): Promise<number> {
  const rows = await sql(
    databaseUrl,
    `insert into oauth_app (client_id, owner_id, name, website, redirect_uris, created_at)
     values ($1, $2, $3, 'https://planner.example/', '{https://planner.example/back}', $4) returning id`,
    [randomUUID(), owner.id, name, at],
  );
  return Number(rows[0]?.id);
}

/** Connects a new program of its own with a person, and returns its id. */
export async function makeConnectedApp(product: TestProduct, person: Person, name?: string): Promise<number> {
  const appId = await makeApp(product, person, name);
  await sql(
    product.databaseUrl,
    `insert into oauth_grant (app_id, account_id, scopes, refused_scopes, created_at)
     values ($1, $2, '{campaigns:read}', '{}', $3)`,
    [appId, person.id, at],
  );
  return appId;
}

/** Inserts a request that waits for an answer, and returns its id. */
export async function makeOAuthRequest(product: TestProduct, owner: Person): Promise<string> {
  const id = randomUUID();
  const appId = await makeApp(product, owner);
  await sql(
    product.databaseUrl,
    `insert into oauth_secret (hash, kind, state, expires_at)
     select $1, 'Interaction', jsonb_build_object('returnTo', 'http://127.0.0.1/oauth/authorize/x', 'params',
       jsonb_build_object('client_id', client_id, 'redirect_uri', redirect_uris[1], 'scope', 'campaigns:read')),
       '2027-11-01' from oauth_app where id = $2`,
    [createHash('sha256').update(id).digest(), appId],
  );
  return id;
}
