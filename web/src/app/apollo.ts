import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { catchError, defer, from, map, of, retry, switchMap, tap, throwError, timeout, timer } from 'rxjs';
import { connection } from '../lib/connection/connection.ts';
import { isUnreachable, Unreachable } from '../lib/errors.ts';
import { identityProof } from '../lib/session/identityProof.ts';
import { typePolicies } from './typePolicies.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Of a query: fails after two more tries, because somebody waits who can press again. */
    hasty?: boolean;
  }
}

/** The client of the whole page: cookies carry the session, reads are tried again, writes never are. */
export function createApollo({ uri, live }: { uri: string; live: ApolloLink }) {
  const http = new BaseHttpLink({
    uri,
    credentials: 'same-origin',
    headers: { 'apollo-require-preflight': 'true' },
    // Looked up for each call: tests replace it after this module was read.
    fetch: (uri, init) => globalThis.fetch(uri, withDocumentId(init)),
  });
  return new ApolloClient({
    link: ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      live,
      ApolloLink.from([retryReads, retryBusy, confirmIdentity, noticeOutages, nameDocuments, http]),
    ),
    // Keeping track of what each result was read from takes longer than reading it again (docs/speed.md).
    cache: new InMemoryCache({ typePolicies, resultCaching: false }),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}

/** Longer than the slowest answer of the server; a connection that is half gone would otherwise be waited for in vain. */
const PATIENCE = { query: 30_000, mutation: 60_000 };

/** Tells the page's connection what was reached and what was not, and gives what was not one name. */
const noticeOutages = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    timeout({
      first: operation.operationType === 'mutation' ? PATIENCE.mutation : PATIENCE.query,
      with: () => throwError(() => new Unreachable()),
    }),
    tap(connection.reached),
    catchError((error: unknown) => {
      if (!isUnreachable(error)) throw error;
      connection.lost();
      throw new Unreachable({ cause: error });
    }),
  ),
);

/** What the build adds to a document: its name on the server. */
interface Named {
  documentId?: string;
}

function withDocumentId({ documentId, ...init }: RequestInit & Named = {}): RequestInit {
  if (!documentId) return init;
  return { ...init, body: JSON.stringify({ documentId, ...JSON.parse(String(init.body)) }) };
}

const hasCode = ({ errors }: ApolloLink.Result, code: string) =>
  errors?.some(({ extensions }) => extensions?.code === code) ?? false;

/** Sends the name of a document instead of its text. A newer server may not know it, and gets the text then. */
const nameDocuments = new ApolloLink((operation, forward) => {
  const { documentId } = operation.query as Named;
  if (!documentId) return forward(operation);
  operation.setContext({ http: { includeQuery: false }, fetchOptions: { documentId } });
  return forward(operation).pipe(
    switchMap((result) => {
      if (!hasCode(result, 'UNKNOWN_DOCUMENT')) return of(result);
      operation.setContext({ http: { includeQuery: true }, fetchOptions: {} });
      return forward(operation);
    }),
  );
});

/** Asks who is there when the server wants to know, and then sends the very change again: no form has to know. */
const confirmIdentity = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'mutation') return forward(operation);
  return forward(operation).pipe(
    switchMap((result) => {
      if (!hasCode(result, 'PROOF_NEEDED')) return of(result);
      return from(identityProof.ask()).pipe(
        switchMap((isProven) => (isProven ? forward(operation) : of(result))),
      );
    }),
  );
});

const BUSY_TRIES = 4;

/** The server has too much to do, and says when to try again. */
class Busy {
  constructor(readonly seconds: number) {}
}

/**
 * Repeats queries that a busy server turned away, ever later and not all pages at once. What is still refused then, and
 * every change, is told in the server's words.
 */
const retryBusy = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'query') return forward(operation);
  const most = operation.getContext().hasty ? 1 : BUSY_TRIES;
  let tries = 0;
  return defer(() => forward(operation)).pipe(
    map((result) => {
      if (tries >= most || !hasCode(result, 'OVERLOADED')) return result;
      const { response } = operation.getContext() as { response?: Response };
      throw new Busy(Number(response?.headers.get('retry-after') ?? 1));
    }),
    retry({
      delay: (error: unknown) => {
        if (!(error instanceof Busy)) return throwError(() => error);
        tries += 1;
        return timer(error.seconds * 1000 * 2 ** (tries - 1) * (1 + Math.random()));
      },
    }),
  );
});

const HASTY_TRIES = 2;
const HASTY_PAUSE = 300;

/**
 * Repeats queries that met a broken connection, as soon as there is one again: a page that loads during an outage
 * appears when it is over. A mutation may have arrived, so it is never repeated.
 */
const retryReads = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'query') return forward(operation);
  const { hasty } = operation.getContext();
  const delay = (error: unknown, count: number) => {
    const isOver = !(error instanceof Unreachable) || (hasty && count > HASTY_TRIES);
    if (isOver) return throwError(() => error);
    return hasty ? timer(HASTY_PAUSE * 2 ** count) : from(connection.whenReached());
  };
  return forward(operation).pipe(retry({ delay }));
});
