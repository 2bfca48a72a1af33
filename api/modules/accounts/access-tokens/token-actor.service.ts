import { createHash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { TokenScope } from '../../../../schema/token-scope.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import { isAccessToken } from './access-token.policy.ts';

const MINUTE = 60_000;

/** The stored hash of a secret. It has 256 random bits, so no slow hash is needed. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

interface TokenRow {
  id: number;
  accountId: number;
  isVerified: boolean;
  scopes: TokenScope[];
  expiresAt: Date;
  lastUsedAt: Date | null;
}

async function noteUse(orm: MikroORM, { id }: TokenRow, now: Date): Promise<void> {
  await sql`with used as (update access_token set last_used_at = ${now} where id = ${id} returning grant_id)
    update oauth_grant set last_used_at = ${now} where id in (select grant_id from used)`.run({
    em: orm.em.fork(),
  });
}

/**
 * The actor of an access token, with its scopes and without staff rights; null when it is unknown, revoked or expired.
 * Records its use at most once a minute.
 */
export async function actorOfToken(orm: MikroORM, clock: Clock, secret: string): Promise<Actor | null> {
  if (!isAccessToken(secret)) return null;
  const now = clock.now();
  const row = await sql<TokenRow>`select t.id, a.id as "accountId", t.scopes, t.expires_at as "expiresAt",
      t.last_used_at as "lastUsedAt", a.email_verified_at is not null as "isVerified"
    from access_token t join account a on a.id = t.account_id
    where t.token_hash = ${hashSecret(secret)} and t.revoked_at is null and t.expires_at > ${now}
      and a.closed_at is null and a.suspended_at is null`.first({ em: orm.em.fork() });
  if (!row) return null;
  const { id, scopes, accountId, isVerified, lastUsedAt } = row;
  const isUseDue = !lastUsedAt || now.getTime() - new Date(lastUsedAt).getTime() >= MINUTE;
  if (isUseDue) await noteUse(orm, row, now);
  const token = { id, scopes, expiresAt: new Date(row.expiresAt), isUseDue, isFirstUse: !lastUsedAt };
  return { accountId, sessionId: null, isVerified, isStaff: false, token };
}

/** Records the name of an operation as the last one of a token, and of the program that it belongs to. */
export async function noteOperation(ctx: Ctx, tokenId: number, operation: string): Promise<void> {
  await sql`with used as (update access_token set last_operation = ${operation} where id = ${tokenId}
      returning grant_id)
    update oauth_grant set last_operation = ${operation} where id in (select grant_id from used)`.run({
    em: ctx.em.fork(),
  });
}

/** Revokes every token of an account, and ends every program that acts for it. The caller ends the sessions and tells the sockets. */
export async function revokeAllTokens(ctx: Ctx, accountId: number): Promise<void> {
  await sql`update access_token set revoked_at = ${ctx.clock.now()}
    where account_id = ${accountId} and revoked_at is null`.run(ctx);
  await sql`delete from oauth_grant where account_id = ${accountId}`.run(ctx);
}
