import { createHash, randomBytes } from 'node:crypto';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { SocialProvider } from '../../../schema/social.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** How long a member may take at a network's page, in milliseconds. */
const LIFE = 15 * 60_000;

const hashOf = (state: string): string => createHash('sha256').update(state).digest('hex');

/** Creates a state for an authorisation, bound to the caller's session. Throws SIGN_IN_REQUIRED. */
export async function createLinkState(ctx: Ctx, provider: SocialProvider): Promise<string> {
  const accountId = accountIdOf(ctx);
  if (ctx.actor.sessionId === null) throw new DomainError(ErrorCode.SIGN_IN_REQUIRED);
  const state = randomBytes(24).toString('base64url');
  const now = ctx.clock.now();
  await sql`delete from social_state where account_id = ${accountId} and expires_at < ${now}`.run(ctx);
  await sql`insert into social_state (state_hash, account_id, session_id, provider, expires_at)
    values (${hashOf(state)}, ${accountId}, ${ctx.actor.sessionId}, ${provider},
      ${new Date(now.getTime() + LIFE)})`.run(ctx);
  return state;
}

/** Uses up a state and returns its purpose. Throws SOCIAL_LINK_EXPIRED unless it belongs to the caller and is fresh. */
export async function consumeLinkState(ctx: Ctx, state: string): Promise<SocialProvider> {
  const found = await sql<{ provider: SocialProvider }>`delete from social_state
    where state_hash = ${hashOf(state)} and account_id = ${accountIdOf(ctx)}
      and session_id = ${ctx.actor.sessionId} and expires_at >= ${ctx.clock.now()}
    returning provider`.first(ctx);
  if (!found) throw new DomainError(ErrorCode.SOCIAL_LINK_EXPIRED, 'state');
  return found.provider;
}
