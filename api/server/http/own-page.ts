import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { sendFailure } from './http-failure.ts';
import type { ServerParts } from './request-context.ts';

/**
 * Whether a request comes from one of our pages, or from no page. Browsers name the page that sends a request, and
 * attach the session cookie; other programs are not restricted by this.
 */
export function isOwnPage({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (!origin) return true;
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Refuses requests of other sites before reading them. For routes that use the session cookie. */
export function onlyOwnPages({ ports }: ServerParts) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (isOwnPage(request, ports.config.publicUrl)) done();
    else void sendFailure(reply, ports.log, new DomainError(ErrorCode.FORBIDDEN));
  };
}
