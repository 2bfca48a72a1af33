import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { RequestCtx } from '../transaction.ts';

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
