import { type GraphQLRequestContextWillSendResponse, HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { isDatabaseFailure } from '../../platform/database/database-failure.ts';
import { RETRY_AFTER } from '../http/shed-routes.ts';
import type { RequestCtx } from '../transaction.ts';

const retryAfter = String(RETRY_AFTER);

/** Throws OVERLOADED when the caller cannot be looked up because the database does not answer. Always throws. */
export function refuseWhileDown(error: unknown): never {
  if (!isDatabaseFailure(error)) throw error;
  const told = new DomainError(ErrorCode.OVERLOADED);
  throw new GraphQLError(told.message, {
    originalError: told,
    extensions: { http: { status: 503, headers: new HeaderMap([['retry-after', retryAfter]]) } },
  });
}

/** Sets status 503 and `Retry-After` on an answer that failed because of the database or lack of time. */
export function statusOfOverload({ response }: GraphQLRequestContextWillSendResponse<RequestCtx>): void {
  if (response.body.kind !== 'single') return;
  const { errors } = response.body.singleResult;
  if (!errors?.some(({ extensions }) => extensions?.code === ErrorCode.OVERLOADED)) return;
  response.http.status = 503;
  response.http.headers.set('retry-after', retryAfter);
}

const newMediaType = 'application/graphql-response+json';

/**
 * Clients that accept only `application/json` get status 200 for every well-formed request, even when its document or
 * variables are refused: GraphQL over HTTP thus separates answers from proxies' error pages. Clients that accept
 * `application/graphql-response+json` get 400.
 */
export function statusByMediaType({
  request,
  response,
}: GraphQLRequestContextWillSendResponse<RequestCtx>): void {
  if (response.http.status !== 400) return;
  const accept = request.http?.headers.get('accept') ?? '';
  if (!accept.includes(newMediaType)) response.http.status = 200;
}
