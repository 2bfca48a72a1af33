import type { Fetcher, FetcherParams } from '@graphiql/toolkit';
import { Kind, parse } from 'graphql';

/**
 * GraphiQL reads the name of the operation 100 ms after a tab is opened. Run sooner, it would send the name of the tab
 * before, which the server does not find. A document with one operation is sent with that one's name.
 */
export const withOwnName =
  (send: Fetcher): Fetcher =>
  (params, options) =>
    send({ ...params, operationName: ownName(params) }, options);

function ownName({ query, operationName }: FetcherParams): string | null | undefined {
  try {
    const [only, ...others] = parse(query).definitions.filter(
      ({ kind }) => kind === Kind.OPERATION_DEFINITION,
    );
    if (only?.kind === Kind.OPERATION_DEFINITION && others.length === 0) return only.name?.value ?? null;
  } catch {
    // The server says what is wrong with it.
  }
  return operationName;
}
