import { randomBytes } from 'node:crypto';
import type { CreateAccessTokenInput } from '../../../../schema/access-token.ts';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import { checkAll } from '../../../platform/check-all.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { sql } from '../../../platform/sql.ts';
import { provenAccount } from '../proofs/proof.service.ts';
import { announceSessionsEnded } from '../sessions/session.service.ts';
import { AccessToken } from './access-token.entity.ts';
import { MAX_TOKENS, TOKEN_PREFIX, toDays, toScopes, toTokenName } from './access-token.policy.ts';
import { hashSecret } from './token-actor.service.ts';

const DAY = 86_400_000;
/** Number of characters of the secret stored in plain text: the prefix and four more, to tell tokens apart. */
const SHOWN = TOKEN_PREFIX.length + 4;

/** A new token. The secret is not stored anywhere. */
interface NewAccessToken {
  readonly id: number;
  readonly secret: string;
}

/** Throws TOO_MANY_TOKENS. The caller has locked the account's row, so two requests cannot both create the last one. */
async function assertRoom(ctx: Ctx, accountId: number): Promise<void> {
  const live = await ctx.em.count(AccessToken, {
    accountId,
    grantId: null,
    revokedAt: null,
    expiresAt: { $gt: ctx.clock.now() },
  });
  if (live >= MAX_TOKENS)
    throw new DomainError({ code: ErrorCode.TOO_MANY_TOKENS, params: { n: MAX_TOKENS } });
}

/**
 * Creates a personal access token of the caller and notifies them by mail. Throws FIELD_REQUIRED and BAD_INPUT at the
 * form's fields, PROOF_NEEDED, PASSWORD_REQUIRED and PASSWORD_WRONG at `password`, TOO_MANY_TOKENS, RATE_LIMITED.
 */
export async function createAccessToken(ctx: Ctx, input: CreateAccessTokenInput): Promise<NewAccessToken> {
  const accountId = accountIdOf(ctx);
  const { name, scopes, days } = checkAll({
    name: () => toTokenName(input.name),
    scopes: () => toScopes(input.scopes),
    days: () => toDays(input.expiresInDays),
  });
  await provenAccount(ctx, input.password);
  await assertRoom(ctx, accountId);
  const secret = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  const createdAt = ctx.clock.now();
  const token = ctx.em.create(AccessToken, {
    accountId,
    name,
    scopes,
    start: secret.slice(0, SHOWN),
    tokenHash: hashSecret(secret),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + days * DAY),
  });
  await ctx.em.flush();
  await record(ctx, { type: 'mail.accessTokenMade', accountId, tokenId: token.id });
  noteSecurity(ctx, 'token_created', { tokenId: token.id });
  return { id: token.id, secret };
}

/** Revokes a token of the caller and closes its sockets. Does nothing when it is revoked already. Throws NOT_FOUND. */
export async function revokeAccessToken(ctx: Ctx, id: string): Promise<number> {
  const tokenId = toId(id, 'id');
  const accountId = accountIdOf(ctx);
  const found = await sql`update access_token set revoked_at = coalesce(revoked_at, ${ctx.clock.now()})
    where id = ${tokenId} and account_id = ${accountId} and grant_id is null returning id`.rows(ctx);
  if (found.length === 0) throw new DomainError(ErrorCode.NOT_FOUND, 'id');
  await announceSessionsEnded(ctx, accountId);
  noteSecurity(ctx, 'token_revoked', { tokenId });
  return tokenId;
}
