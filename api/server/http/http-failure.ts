import type { FastifyReply } from 'fastify';
import { DomainError, ErrorCode, errorText } from '../../../schema/errors.ts';
import { isDatabaseFailure } from '../../platform/database/database-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { refusalOf } from '../../platform/security-log.ts';
import { RETRY_AFTER } from './load-shedder.ts';

const statuses: Partial<Record<ErrorCode, number>> = {
  SIGN_IN_REQUIRED: 401,
  TOKEN_INVALID: 401,
  INSUFFICIENT_SCOPE: 403,
  TOKEN_NOT_ALLOWED: 403,
  EMAIL_NOT_VERIFIED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  COST_EXCEEDED: 429,
  UNAVAILABLE: 503,
};

/** Answers a failure on a plain route as `{ error: { code, message, field } }`; unexpected ones are logged. */
export function sendFailure(
  reply: FastifyReply,
  { log, security }: Pick<Ports, 'log' | 'security'>,
  error: unknown,
): FastifyReply {
  if (error instanceof DomainError) {
    const { code, message, field } = error;
    const { id: requestId, ip: address, routeOptions } = reply.request;
    const refusal = refusalOf(code);
    if (refusal) security.note(refusal, { address, requestId, failure: code, action: routeOptions.url });
    if (code === ErrorCode.UNAVAILABLE) reply.header('retry-after', RETRY_AFTER);
    return reply.code(statuses[code] ?? 400).send({ error: { code, message, field: field ?? null } });
  }
  if (isDatabaseFailure(error)) {
    log.warn({ err: error, requestId: reply.request.id }, 'the database did not answer');
    const code = ErrorCode.OVERLOADED;
    const told = { code, message: errorText[code], field: null };
    return reply.code(503).header('retry-after', RETRY_AFTER).send({ error: told });
  }
  log.error({ err: error, requestId: reply.request.id }, 'unexpected failure');
  const code = ErrorCode.INTERNAL;
  return reply.code(500).send({ error: { code, message: errorText[code], field: null } });
}
