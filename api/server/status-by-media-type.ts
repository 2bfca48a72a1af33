import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { RequestCtx } from './transaction.ts';

const newMediaType = 'application/graphql-response+json';

/**
 * Old clients, which take `application/json` only, get status 200 whenever the request was well-formed, also when its
 * document or variables are refused: that is how GraphQL over HTTP keeps proxies' error pages apart from answers. Clients
 * that name `application/graphql-response+json` get 400.
 */
export function statusByMediaType({
  request,
  response,
}: GraphQLRequestContextWillSendResponse<RequestCtx>): void {
  if (response.http.status !== 400) return;
  const accept = request.http?.headers.get('accept') ?? '';
  if (!accept.includes(newMediaType)) response.http.status = 200;
}
