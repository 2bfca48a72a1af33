import { withToken } from './access-tokens.ts';
import { tellDeprecated } from './deprecated.ts';
import { readDocument } from './document.ts';
import { bearer, send } from './http.ts';
import { isRepeatable, withKeys } from './idempotency.ts';
import type { CallOptions, ClientOptions, DeprecatedPart } from './options.ts';
import { patiently } from './patiently.ts';

interface Answer<Data> {
  readonly data: Data;
  readonly extensions?: { readonly deprecated?: readonly DeprecatedPart[] };
}

/** Sends a query or mutation and answers its data. Repeats it where nothing can happen twice. Throws KoliError. */
export async function request<Data>(
  client: ClientOptions,
  document: string | object,
  given: object = {},
  call: CallOptions = {},
): Promise<Data> {
  const { text, operation } = readDocument(document);
  const variables = withKeys(operation, given as Readonly<Record<string, unknown>>);
  const isSafe = isRepeatable(operation, variables);
  const body = JSON.stringify({ query: text, variables });
  const once = async (token: string | undefined): Promise<Data> => {
    const answer = await send<Answer<Data>>(client, call, '/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        ...bearer(token),
      },
      body,
    });
    tellDeprecated(client, answer.extensions?.deprecated);
    return answer.data;
  };
  // An operation that was not paid for has not begun.
  return patiently(
    client,
    call,
    ({ code }) => isSafe || code === 'COST_EXCEEDED',
    () => withToken(client, once),
  );
}
