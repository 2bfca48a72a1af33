import { ApolloLink, gql } from '@apollo/client';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { createApollo } from '../../web/src/app/apollo.ts';
import { server } from './support/server.ts';

const client = () => createApollo({ uri: 'http://localhost/graphql', live: ApolloLink.empty() });
/** As the build names it. */
const documentId = `sha256:${'a'.repeat(64)}`;
const query = { ...gql`query Total($of: String) { total(of: $of) }`, documentId };
const mutation = { ...gql`mutation Change { change }`, documentId };

/** A server that knows our documents or does not. Returns what it was sent. */
function answers(isKnown: boolean) {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post('http://localhost/graphql', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      if (isKnown || body.query) return HttpResponse.json({ data: { total: 3, change: true } });
      const errors = [{ message: 'Reload', extensions: { code: 'UNKNOWN_DOCUMENT' } }];
      const headers = { 'content-type': 'application/graphql-response+json' };
      return HttpResponse.json({ errors }, { status: 400, headers });
    }),
  );
  return sent;
}

it('a document of the build is sent by its name, without its text', async () => {
  const sent = answers(true);
  const { data } = await client().query({ query, variables: { of: 'all' } });
  expect(data).toEqual({ total: 3 });
  expect(sent).toEqual([{ documentId, operationName: 'Total', variables: { of: 'all' } }]);
});

it('a server that does not know it gets the text, for changes too', async () => {
  const sent = answers(false);
  expect((await client().query({ query })).data).toEqual({ total: 3 });
  expect((await client().mutate({ mutation })).data).toEqual({ change: true });
  expect(sent.map((body) => [body.documentId, typeof body.query])).toEqual([
    [documentId, 'undefined'],
    [undefined, 'string'],
    [documentId, 'undefined'],
    [undefined, 'string'],
  ]);
});

it('any other document is sent as its text', async () => {
  const sent = answers(true);
  await client().query({ query: gql`query Total { total }` });
  expect(sent).toEqual([{ operationName: 'Total', variables: {}, query: expect.stringContaining('total') }]);
});
