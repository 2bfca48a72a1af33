import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sign, unsign } from './signed.ts';
import { graphAccount, graphMedia, kindOf } from './stand-in-accounts.ts';
import { graphInsights } from './stand-in-insights.ts';
import type { Network, StandInCode, StandInParts } from './stand-in-parts.ts';

/** Content of a token of the stand-in. */
interface StandInToken {
  readonly who: string;
  readonly network: Network;
  readonly since: number;
  readonly isLong: boolean;
}

/** A long-lived token of an Instagram account, as its owner would get by signing in. */
export const instagramToken = (key: string, who: string, since: Date): string =>
  sign(key, { who, network: 'Instagram', since: since.getTime(), isLong: true } satisfies StandInToken);

/** Lifetime of a long-lived token in seconds. */
const LONG_LIFE = 60 * 24 * 3_600;
/** Milliseconds after which accounts named `revoked…` withdraw their permission. */
const UNTIL_REVOKED = 3_600_000;

type Query = Record<string, string | undefined>;

const queryOf = (request: FastifyRequest): Query => request.query as Query;

const fail = (reply: FastifyReply, status: number, code: number, message: string): FastifyReply =>
  reply
    .code(status)
    .send({ error: { message, type: 'OAuthException', code, fbtrace_id: 'A-local-stand-in' } });

const badToken = (reply: FastifyReply): FastifyReply => fail(reply, 400, 190, 'Invalid OAuth access token.');

/** The parts of both networks' HTTP APIs that the product calls. Listens on this machine only. */
export function registerStandInApi(app: FastifyInstance, parts: StandInParts): void {
  const { clock, key } = parts;
  const used = new Set<string>();
  const now = (): number => clock.now().getTime();

  const token = (who: string, network: Network, isLong: boolean): string =>
    sign(key, { who, network, since: now(), isLong } satisfies StandInToken);

  /** The account of a token; null when it is invalid. */
  const holder = (text: unknown, network: Network): string | null => {
    const said = unsign<StandInToken>(key, text);
    if (said?.network !== network) return null;
    const age = now() - said.since;
    const isOver = age > LONG_LIFE * 1_000 || (kindOf(said.who) === 'revoked' && age > UNTIL_REVOKED);
    return isOver ? null : said.who;
  };

  /** The account of a code, which can be used once. */
  const redeem = (given: Query, network: Network): string | null => {
    const said = unsign<StandInCode>(key, given.code);
    const isRight =
      given.client_id === parts.appId &&
      given.client_secret === parts.appSecret &&
      said?.network === network &&
      said.redirectUri === given.redirect_uri &&
      said.until > now() &&
      !used.has(said.nonce);
    if (!isRight) return null;
    used.add(said.nonce);
    return said.who;
  };

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.post('/instagram/oauth/access_token', (request, reply) => {
    const who = redeem(request.body as Query, 'Instagram');
    if (who === null) {
      const error_message = 'Matching code was not found or was already used.';
      return reply.code(400).send({ error_type: 'OAuthException', code: 400, error_message });
    }
    if (kindOf(who) === 'down') return fail(reply, 500, 2, 'An unexpected error has occurred.');
    const { user_id } = graphAccount(who);
    const access_token = token(who, 'Instagram', false);
    const permissions = 'instagram_business_basic,instagram_business_manage_insights';
    return reply.send({ data: [{ access_token, user_id, permissions }] });
  });

  const longer = (grantType: string) => (request: FastifyRequest, reply: FastifyReply) => {
    const query = queryOf(request);
    const who = holder(query.access_token, 'Instagram');
    const isTold = grantType === 'ig_refresh_token' || query.client_secret === parts.appSecret;
    if (who === null || query.grant_type !== grantType || !isTold) return badToken(reply);
    const access_token = token(who, 'Instagram', true);
    return reply.send({ access_token, token_type: 'bearer', expires_in: LONG_LIFE });
  };
  app.get('/instagram/access_token', longer('ig_exchange_token'));
  app.get('/instagram/refresh_access_token', longer('ig_refresh_token'));

  const media = (who: string) => ({ data: graphMedia(who, parts.pictures, clock.now()) });
  /** Answers about the account of a token. */
  const about =
    (network: Network, tell: (who: string) => object) => (request: FastifyRequest, reply: FastifyReply) => {
      const who = holder(queryOf(request).access_token, network);
      return who === null ? badToken(reply) : reply.send(tell(who));
    };
  app.get('/instagram/:version/me', about('Instagram', graphAccount));
  app.get('/instagram/:version/me/media', about('Instagram', media));
  app.get('/instagram/:version/me/insights', (request, reply) => {
    const { access_token, ...asked } = queryOf(request);
    const who = holder(access_token, 'Instagram');
    if (who === null) return badToken(reply);
    if (kindOf(who) === 'quiet')
      return fail(reply, 403, 10, 'Application does not have permission for this action');
    const told = graphInsights(who, asked);
    return told ? reply.send(told) : fail(reply, 400, 100, 'Invalid parameter');
  });

  app.get('/discovery/:version/:userId', (request, reply) => {
    const { fields = '', access_token } = queryOf(request);
    if (access_token !== parts.lookup.token) return badToken(reply);
    const who = /^business_discovery\.username\(([\w.]+)\)/.exec(fields)?.[1]?.toLowerCase() ?? '';
    const kind = kindOf(who);
    if (kind === 'down') return fail(reply, 500, 2, 'An unexpected error has occurred.');
    if (who === '' || kind === 'missing' || kind === 'personal')
      return fail(reply, 400, 110, 'Invalid user id');
    return reply.send({
      business_discovery: { ...graphAccount(who), media: media(who) },
      id: parts.lookup.userId,
    });
  });

  app.get('/facebook/:version/oauth/access_token', (request, reply) => {
    const who = redeem(queryOf(request), 'Facebook');
    if (who === null) return fail(reply, 400, 100, 'This authorization code has been used.');
    const access_token = token(who, 'Facebook', false);
    return reply.send({ access_token, token_type: 'bearer', expires_in: LONG_LIFE });
  });
  const person = (who: string) => ({ id: graphAccount(who).id, name: who });
  app.get('/facebook/:version/me', about('Facebook', person));
}
