import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../../schema/errors.ts';
import type { ServerParts } from './request-context.ts';
import { sendFailure } from './routes/http-failure.ts';

/**
 * Whether a request comes from a page of ours, or from no page at all. Browsers name the page that sends or opens
 * something, and the session cookie comes along; whoever is not a browser could as well have the cookie stolen.
 */
export function isOwnPage({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (!origin) return true;
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Refuses requests of other sites before anything of theirs is read. For routes that go by the session cookie. */
export function onlyOwnPages({ ports }: ServerParts) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (isOwnPage(request, ports.config.publicUrl)) done();
    else void sendFailure(reply, ports.log, new DomainError(ErrorCode.FORBIDDEN));
  };
}
