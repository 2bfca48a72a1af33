import { createHash, randomBytes } from 'node:crypto';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** An access token created without the form. */
export interface TestToken {
  readonly id: number;
  readonly secret: string;
}

/** Properties of a token; long-lived unless said otherwise. */
export interface TokenFields {
  readonly name?: string;
  readonly expiresAt?: string;
  readonly isRevoked?: boolean;
}

/** Creates an access token without the form, so that it may also have no scope. */
export async function makeToken(
  { databaseUrl }: TestProduct,
  owner: { readonly id: number },
  scopes: readonly string[],
  { name = 'Test', expiresAt = '2027-06-01', isRevoked = false }: TokenFields = {},
): Promise<TestToken> {
  const secret = `koli_pat_${randomBytes(32).toString('base64url')}`;
  const rows = await sql(
    databaseUrl,
    `insert into access_token (account_id, name, start, token_hash, scopes, created_at, expires_at, revoked_at)
     values ($1, $2, $3, $4, $5, '2026-11-01', $6, case when $7 then '2026-11-02'::timestamptz end) returning id`,
    [
      owner.id,
      name,
      secret.slice(0, 13),
      createHash('sha256').update(secret).digest(),
      scopes,
      expiresAt,
      isRevoked,
    ],
  );
  return { id: Number(rows[0]?.id), secret };
}
