import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ports } from '../../platform/ports.ts';
import { sendFailure } from './http-failure.ts';
import { bearerOf } from './request-context.ts';
import { anyOrigin } from './security-headers.ts';
import { isOwnPage, sessionCookieName } from './session-cookie.ts';

/** The wildcard covers every header but `Authorization`. Browsers remember the answer for two hours at most. */
const preflight = {
  ...anyOrigin,
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'Authorization, *',
  'access-control-max-age': '7200',
};

/**
 * Whether a request of another site's page has nothing but our session cookie to say who it is. Beside a token the
 * cookie is ignored.
 */
export function hasOnlyForeignCookie(
  request: FastifyRequest,
  ports: Ports,
  token: string | undefined,
): boolean {
  return token === undefined && sessionCookieName(ports) in request.cookies && !isOwnPage(request, ports);
}

/**
 * Lets pages of any origin POST to a path, with a token or as anybody. Returns the hook for its route, which refuses
 * our cookie on requests of other sites before reading them.
 */
export function allowAnyOrigin(app: FastifyInstance, path: string, { ports }: { readonly ports: Ports }) {
  app.options(path, (_request, reply) => reply.code(204).headers(preflight).send());
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    reply.headers(anyOrigin);
    if (!hasOnlyForeignCookie(request, ports, bearerOf(request))) done();
    else void sendFailure(reply, ports, new DomainError(ErrorCode.FORBIDDEN));
  };
}
