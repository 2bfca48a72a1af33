import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../schema/errors.ts';
import { defaultScopes } from '../../modules/accounts/access-tokens/access-token.policy.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import type { ServerParts } from '../http/request-context.ts';
import { createOAuthProvider, METADATA_PATH } from './oauth-provider.ts';

/** Per address. A program on a server refreshes the tokens of many people. */
const requests: Limit = { name: 'oauth', points: 3_000, seconds: 600 };

/** A request for no scope means the ones of a personal token for which none are named (RFC 6749, section 3.3). */
function withScope(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname !== '/oauth/authorize' || searchParams.has('scope')) return url;
  searchParams.set('scope', defaultScopes.join(' '));
  return `${pathname}?${searchParams}`;
}

/** The endpoints of OAuth 2.1, answered by the library. */
export async function registerOAuth(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { limiter, config } = parts.ports;
  const answer = createOAuthProvider(parts).callback();
  const { protocol, host } = new URL(config.publicUrl);

  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      await limiter.consume(requests, request.ip);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const said = { error: 'temporarily_unavailable', error_description: error.message };
      return reply
        .code(429)
        .header('retry-after', '60')
        .header('access-control-allow-origin', '*')
        .send(said);
    }
    const { raw } = request;
    // The library writes its addresses with them.
    Object.assign(raw.headers, { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host });
    raw.url = withScope(raw.url ?? '/');
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    await answer(raw, reply.raw);
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The library reads the body itself.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    const shed = { config: { loadShedder: 'work' } } as const;
    scope.get(METADATA_PATH, shed, handler);
    scope.get('/oauth/authorize', shed, handler);
    scope.get('/oauth/authorize/:uid', shed, handler);
    for (const path of ['/oauth/token', '/oauth/revoke']) {
      scope.route({ method: ['POST', 'OPTIONS'], url: path, ...shed, handler });
    }
  });
}
