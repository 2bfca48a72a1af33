import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { withOwnName } from './withOwnName.ts';

/** A mutation that waits for its author's word. */
export interface Asked {
  readonly operation: OperationDefinitionNode;
  readonly answer: (goesOn: boolean) => void;
}

function operationIn(query: string, name?: string | null): OperationDefinitionNode | null {
  try {
    return getOperationAST(parse(query), name) ?? null;
  } catch {
    // The server says what is wrong with it.
    return null;
  }
}

/**
 * Sends operations with an access token and never with the session cookie, so that a page shared by somebody else can do
 * nothing in a member's name. Mutations ask first.
 */
export function explorerFetcher(token: () => string, ask: (asked: Asked) => void): Fetcher {
  const { origin } = window.location;
  const send = (withToken: string) =>
    createGraphiQLFetcher({
      url: `${origin}/graphql`,
      subscriptionUrl: `${origin.replace(/^http/, 'ws')}/graphql`,
      wsConnectionParams: { accessToken: withToken },
      fetch: (address, init) => fetch(address, { ...init, credentials: 'omit' }),
      headers: {
        'apollo-require-preflight': '1',
        ...(withToken && { authorization: `Bearer ${withToken}` }),
      },
    });
  const fetchers = new Map<string, Fetcher>();
  const fetcherFor = (withToken: string) => {
    const fetcher = fetchers.get(withToken) ?? send(withToken);
    fetchers.set(withToken, fetcher);
    return fetcher;
  };
  return withOwnName(async (params, options) => {
    const operation = operationIn(params.query, params.operationName);
    if (operation?.operation === 'mutation') {
      const goesOn = await new Promise<boolean>((answer) => ask({ operation, answer }));
      if (!goesOn) return { data: null, extensions: { explorer: 'Not sent.' } };
    }
    if (operation?.operation === 'subscription' && !token())
      return { data: null, extensions: { explorer: 'Subscriptions need an access token.' } };
    return fetcherFor(token())(params, options);
  });
}
