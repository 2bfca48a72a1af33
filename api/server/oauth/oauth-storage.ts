import type { Adapter, AdapterPayload } from 'oidc-provider';
import { OAUTH_TOKEN_PREFIX } from '../../modules/accounts/access-tokens/access-token.policy.ts';
import { endGrants } from '../../modules/accounts/oauth/oauth-grant.service.ts';
import { hashToken } from '../../modules/accounts/token.ts';
import { sql } from '../../platform/sql.ts';
import type { ServerParts } from '../http/request-context.ts';
import { systemCtx } from '../system-context.ts';
import { errors } from './oauth-library.ts';

/** Number of characters of a token stored in plain text, as of personal ones. */
const SHOWN = OAUTH_TOKEN_PREFIX.length + 4;

const nothing = async (): Promise<undefined> => undefined;

/**
 * Where the OAuth library keeps what it remembers. Programs, permissions and access tokens have tables of their own;
 * codes, refresh tokens and requests are stored by hash. Sessions are never stored: the product's own session says who
 * is signed in.
 */
export function oauthStorage(parts: ServerParts): (kind: string) => Adapter {
  const { clock } = parts;
  const ctxOf = () => systemCtx(parts);
  const endGrant = async (grantId: string): Promise<void> => {
    await ctxOf().inTransaction((ctx) => endGrants(ctx, sql`id = ${Number(grantId)}`));
  };
  const expiry = (seconds = 0): Date => new Date(clock.now().getTime() + seconds * 1000);
  const empty = { findByUserCode: nothing, findByUid: nothing, revokeByGrantId: endGrant };
  const unused: Adapter = { ...empty, upsert: nothing, find: nothing, consume: nothing, destroy: nothing };

  const secrets = (kind: string): Adapter => ({
    ...empty,
    async upsert(id, { jti: _secret, ...state }, expiresIn) {
      const grantId = kind === 'Interaction' ? null : (state.grantId ?? null);
      const { rows } = await sql`insert into oauth_secret (hash, kind, grant_id, state, expires_at)
        select ${hashToken(id)}::bytea, ${kind}::text, ${grantId}::int, ${JSON.stringify(state)}::jsonb,
          ${expiry(expiresIn)}::timestamptz
        where ${grantId}::int is null or exists (select from oauth_grant where id = ${grantId}::int)
        on conflict (hash) do update set state = excluded.state, expires_at = excluded.expires_at
        returning hash`.run(ctxOf());
      if (rows.length === 0) throw new errors.InvalidGrant('ended meanwhile');
    },
    async find(id) {
      const row = await sql<{ state: AdapterPayload; consumed: boolean }>`select state,
          consumed_at is not null as consumed from oauth_secret
        where hash = ${hashToken(id)} and kind = ${kind} and expires_at > ${clock.now()}`.first(ctxOf());
      return row && { ...row.state, jti: id, consumed: row.consumed };
    },
    async consume(id) {
      const now = clock.now();
      const hash = hashToken(id);
      const { rows } = await sql`update oauth_secret set consumed_at = ${now}
        where hash = ${hash} and consumed_at is null returning hash`.run(ctxOf());
      if (rows.length > 0) return;
      // Used twice at the same moment.
      const kept = await sql<{ grantId: number }>`select grant_id as "grantId" from oauth_secret
        where hash = ${hash}`.first(ctxOf());
      if (kept) await endGrant(String(kept.grantId));
      throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      await sql`delete from oauth_secret where hash = ${hashToken(id)}`.run(ctxOf());
    },
  });

  const programs: Adapter = {
    ...unused,
    async find(id) {
      const app = await sql<{ redirectUris: string[]; secret: string | null }>`select
          p.redirect_uris as "redirectUris", encode(p.secret_hash, 'hex') as secret
        from oauth_app p join account a on a.id = p.owner_id
        where p.client_id = ${id} and a.closed_at is null and a.suspended_at is null`.first(ctxOf());
      if (!app) return undefined;
      return {
        client_id: id,
        redirect_uris: app.redirectUris,
        // Native: any port of a loopback address, schemes of their own. https is allowed, too.
        application_type: 'native',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        ...(app.secret === null ? { token_endpoint_auth_method: 'none' } : { client_secret: app.secret }),
      };
    },
  };

  const permissions: Adapter = {
    ...unused,
    async find(id) {
      const found = await sql<{ accountId: string; clientId: string; scope: string; refused: string }>`select
          g.account_id::text as "accountId", p.client_id as "clientId",
          array_to_string(g.scopes, ' ') as scope, array_to_string(g.refused_scopes, ' ') as refused
        from oauth_grant g join oauth_app p on p.id = g.app_id where g.id = ${Number(id)}`.first(ctxOf());
      if (!found) return undefined;
      const { accountId, clientId, scope, refused } = found;
      return {
        jti: id,
        accountId,
        clientId,
        openid: { scope },
        ...(refused && { rejected: { openid: { scope: refused } } }),
      };
    },
    destroy: endGrant,
  };

  const accessTokens: Adapter = {
    ...unused,
    async upsert(secret, { grantId, scope }, expiresIn) {
      const { rows } = await sql`insert into access_token
          (account_id, grant_id, name, start, token_hash, scopes, created_at, expires_at)
        select g.account_id, g.id, p.name, ${secret.slice(0, SHOWN)}, ${hashToken(secret)}::bytea,
          ${scope?.split(' ') ?? []}::text[], ${clock.now()}::timestamptz, ${expiry(expiresIn)}::timestamptz
        from oauth_grant g join oauth_app p on p.id = g.app_id where g.id = ${Number(grantId)} returning id`.run(
        ctxOf(),
      );
      if (rows.length === 0) throw new errors.InvalidGrant('ended meanwhile');
    },
    async find(secret) {
      const found = await sql<{ clientId: string; grantId: string }>`select p.client_id as "clientId",
          g.id::text as "grantId"
        from access_token t join oauth_grant g on g.id = t.grant_id join oauth_app p on p.id = g.app_id
        where t.token_hash = ${hashToken(secret)}`.first(ctxOf());
      return found && { ...found, jti: secret };
    },
  };

  const tables = new Map([
    ['Client', programs],
    ['Grant', permissions],
    ['AccessToken', accessTokens],
    ['Session', unused],
  ]);
  return (kind) => tables.get(kind) ?? secrets(kind);
}
