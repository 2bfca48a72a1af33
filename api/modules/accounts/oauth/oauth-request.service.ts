import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { OAuthRequest } from '../../../../schema/oauth.ts';
import { TokenScope } from '../../../../schema/token-scope.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { sql } from '../../../platform/sql.ts';
import { hashToken } from '../token.ts';

/** A request of a program, as the OAuth library keeps it while a member decides. */
interface Waiting {
  readonly appId: number;
  readonly name: string;
  readonly website: string;
  readonly returnTo: string;
  readonly redirectUri: string;
  readonly scope: string;
}

async function waitingRequest(ctx: Ctx, id: string): Promise<Waiting> {
  const found = await sql<Waiting>`select a.id as "appId", a.name, a.website,
      r.state ->> 'returnTo' as "returnTo", r.state #>> '{params,redirect_uri}' as "redirectUri",
      r.state #>> '{params,scope}' as scope
    from oauth_secret r join oauth_app a on a.client_id = r.state #>> '{params,client_id}'
    where r.hash = ${hashToken(id)} and r.kind = 'Interaction' and r.expires_at > ${ctx.clock.now()}`.first(
    ctx,
  );
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND, 'id');
  return found;
}

function scopesOf({ scope }: Waiting): TokenScope[] {
  const asked = new Set(scope.split(' '));
  return Object.values(TokenScope).filter((known) => asked.has(known));
}

/** What a program asks the caller for. Throws NOT_FOUND when it is unknown, answered or older than an hour. */
export async function readOAuthRequest(ctx: Ctx, id: string): Promise<OAuthRequest> {
  const waiting = await waitingRequest(ctx, id);
  const { host, protocol } = new URL(waiting.redirectUri);
  return {
    appName: waiting.name,
    websiteHost: new URL(waiting.website).host,
    returnsTo: host || protocol.slice(0, -1),
    scopes: scopesOf(waiting),
  };
}

/**
 * Allows a program the named ones of the scopes it asked for; refuses it when none is named. Returns where the browser
 * goes next, and notifies them by mail: only there, with the cookie of the request and the session of the caller, does the program get its code.
 * Throws NOT_FOUND.
 */
export async function answerOAuthRequest(ctx: Ctx, id: string, allowed: readonly TokenScope[]) {
  const accountId = accountIdOf(ctx);
  const waiting = await waitingRequest(ctx, id);
  const asked = scopesOf(waiting);
  const scopes = asked.filter((scope) => allowed.includes(scope));
  const refused = asked.filter((scope) => !scopes.includes(scope));
  let result: object = { error: 'access_denied', error_description: 'The member refused.' };
  if (scopes.length > 0) {
    const grant = await sql<{ id: number }>`insert into oauth_grant
        (app_id, account_id, scopes, refused_scopes, created_at)
      values (${waiting.appId}, ${accountId}, ${scopes}, ${refused}, ${ctx.clock.now()}) returning id`.first(
      ctx,
    );
    const login = { accountId: String(accountId), remember: false };
    result = { login, consent: { grantId: String(grant?.id) } };
    await record(ctx, { type: 'mail.appConnected', accountId, grantId: Number(grant?.id) });
    noteSecurity(ctx, 'app_allowed', { appId: waiting.appId });
  }
  await sql`update oauth_secret set state = state || ${JSON.stringify({ result })}::jsonb
    where hash = ${hashToken(id)}`.run(ctx);
  return waiting.returnTo;
}
