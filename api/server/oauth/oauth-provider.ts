import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Provider as OAuthProvider } from 'oidc-provider';
import { TokenScope } from '../../../schema/token-scope.ts';
import { OAUTH_TOKEN_PREFIX } from '../../modules/accounts/access-tokens/access-token.policy.ts';
import { actorOf } from '../../modules/accounts/sessions/session.service.ts';
import { hashToken } from '../../modules/accounts/token.ts';
import { sessionCookieName } from '../http/credentials.ts';
import type { ServerParts } from '../http/request-context.ts';
import { errors, interactionPolicy, Provider } from './oauth-library.ts';
import { oauthStorage } from './oauth-storage.ts';

/** The page of the web client where members decide; with `then`, signing in leads back to it. */
const CONSENT_PAGE = '/oauth/consent';
export const METADATA_PATH = '/.well-known/oauth-authorization-server';

const scopes: ReadonlySet<string> = new Set(Object.values(TokenScope));

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What of the library's metadata is about OAuth; the rest is about OpenID Connect, which is not offered. */
const metadata = [
  'issuer',
  'authorization_endpoint',
  'token_endpoint',
  'revocation_endpoint',
  'scopes_supported',
  'response_types_supported',
  'grant_types_supported',
  'token_endpoint_auth_methods_supported',
  'code_challenge_methods_supported',
  'authorization_response_iss_parameter_supported',
];

/**
 * The prompts of the library, and two more checks: every scope is known, and only who decided is sent back with a code,
 * not who got hold of the link.
 */
function policyOf(parts: ServerParts) {
  const { base, Check } = interactionPolicy;
  const policy = base();
  const isOther = new Check('other_account', 'Another account is signed in.', async ({ cookies, oidc }) => {
    if (!oidc.session?.accountId) return Check.NO_NEED_TO_PROMPT;
    const { accountId } = await actorOf(parts, cookies.get(sessionCookieName(parts.ports)));
    return String(accountId) === oidc.session.accountId ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
  });
  // The library drops scopes that it does not know, and knows those of OpenID Connect.
  const isKnown = new Check('scope', 'Every scope is known.', ({ oidc }) => {
    const unknown = [...oidc.requestParamScopes].find((scope) => !scopes.has(scope));
    if (unknown !== undefined) throw new errors.InvalidScope('the scope is unknown', unknown);
    return Check.NO_NEED_TO_PROMPT;
  });
  policy.get('login')?.checks.add(isKnown);
  policy.get('login')?.checks.add(isOther);
  return policy;
}

/** The authorization server: OAuth 2.1 with PKCE and rotating refresh tokens. */
export function createOAuthProvider(parts: ServerParts): OAuthProvider {
  const { config, log, secrets } = parts.ports;
  const off = { enabled: false };
  // The library does not start without a key, and signs nothing: there is no OpenID Connect.
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const provider = new Provider(config.publicUrl, {
    adapter: oauthStorage(parts),
    jwks: { keys: [key.privateKey.export({ format: 'jwk' })] },
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    scopes: [...scopes],
    claims: {},
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    pkce: { required: () => true },
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    allowOmittingSingleRegisteredRedirectUri: false,
    clientBasedCORS: () => true,
    routes: { authorization: '/oauth/authorize', token: '/oauth/token', revocation: '/oauth/revoke' },
    features: {
      devInteractions: off,
      revocation: { enabled: true },
      userinfo: off,
      rpInitiatedLogout: off,
      pushedAuthorizationRequests: off,
      resourceIndicators: off,
      dPoP: off,
    },
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: MINUTE,
      Grant: DAY,
      Interaction: HOUR,
      RefreshToken: 90 * DAY,
      Session: HOUR,
    },
    cookies: {
      keys: [...secrets.all('oauthCookies')],
      names: { session: 'koli_oauth', interaction: 'koli_oauth_asked', resume: 'koli_oauth_resume' },
    },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    interactions: {
      policy: policyOf(parts),
      url: (_ctx, { uid }) => `${CONSENT_PAGE}?then=answer&request=${uid}`,
    },
    renderError(ctx, { error }) {
      ctx.redirect(`${CONSENT_PAGE}?error=${encodeURIComponent(error)}`);
    },
  });
  Object.assign(provider.AccessToken.prototype, {
    generateTokenId(this: { format: string }) {
      this.format = 'opaque';
      return `${OAUTH_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
    },
  });
  // Only the hash of a secret is stored, and is what the library knows of it.
  provider.Client.prototype.compareClientSecret = function (given) {
    return this.clientSecret === hashToken(given).toString('hex');
  };
  provider.proxy = true;
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'unexpected failure'));
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path !== METADATA_PATH || ctx.method !== 'GET') return;
    const all: Record<string, unknown> = { ...(ctx.body as object), scopes_supported: [...scopes] };
    ctx.body = Object.fromEntries(metadata.map((name) => [name, all[name]]));
  });
  return provider;
}
