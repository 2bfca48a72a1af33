import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { retry, throwError, timer } from 'rxjs';
import { typePolicies } from './typePolicies.ts';

type Options = {
  /** Address of the GraphQL endpoint. */
  uri: string;
  /** Link for subscriptions. */
  live: ApolloLink;
};

/** The client of the whole page: cookies carry the session, reads are tried again, writes never are. */
export function createApollo({ uri, live }: Options) {
  const http = new HttpLink({
    uri,
    credentials: 'same-origin',
    headers: { 'apollo-require-preflight': 'true' },
    // Looked up for each call: tests replace it after this module was read.
    fetch: (...args) => globalThis.fetch(...args),
  });
  return new ApolloClient({
    link: ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      live,
      retryReads.concat(http),
    ),
    cache: new InMemoryCache({ typePolicies }),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}

/** Repeats queries that met a broken network, twice. A mutation may have arrived, so it is never repeated. */
const retryReads = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'query') return forward(operation);
  const delay = (error: unknown, count: number) =>
    CombinedGraphQLErrors.is(error)
      ? throwError(() => error)
      : timer(300 * 2 ** count * (0.5 + Math.random()));
  return forward(operation).pipe(retry({ count: 2, delay }));
});
