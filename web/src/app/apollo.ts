import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
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
  const toServer = ApolloLink.from([retryReads(), http]);
  return new ApolloClient({
    link: ApolloLink.split(({ operationType }) => operationType === 'subscription', live, toServer),
    cache: new InMemoryCache({ typePolicies }),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}

/** Repeats queries that met a broken network, twice. A mutation may have arrived, so it is never repeated. */
function retryReads() {
  return new RetryLink({
    delay: { initial: 250, max: 2000, jitter: true },
    attempts: (count, operation, error) =>
      count < 3 && operation.operationType === 'query' && !!error && !CombinedGraphQLErrors.is(error),
  });
}
