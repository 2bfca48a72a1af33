import { ApolloLink, gql } from '@apollo/client';
import { HttpResponse } from 'msw';
import type { GraphQLResponseBody } from 'msw/graphql';
import { expect, it, vi } from 'vitest';
import { createApollo } from '../../web/src/app/apollo.ts';
import { connection } from '../../web/src/lib/connection/connection.ts';
import { toFailure } from '../../web/src/lib/errors.ts';
import { api, server } from './support/server.ts';

type Body = GraphQLResponseBody<Record<string, unknown>>;

const text = "We're very busy right now. Try again in a few seconds.";
const client = () => createApollo({ uri: 'http://localhost/graphql', live: ApolloLink.empty() });

/** What the server answers when it has too much to do, as our own client asks for it. */
const busy = (seconds: string) =>
  HttpResponse.json<Body>(
    { errors: [{ message: text, extensions: { code: 'OVERLOADED' } }] },
    { status: 503, headers: { 'retry-after': seconds, 'content-type': 'application/graphql-response+json' } },
  );

/** A server that is busy for the first so many times. */
function answers(times: number) {
  const at: number[] = [];
  const answer = (data: Record<string, unknown>) => () => {
    at.push(Date.now());
    return at.length <= times ? busy('0.1') : HttpResponse.json<Body>({ data });
  };
  server.use(api.query('Total', answer({ total: 3 })), api.mutation('Change', answer({ change: true })));
  return at;
}

it('a query that a busy server turned away is asked again after the time it named, and later each time', async () => {
  const lost = vi.spyOn(connection, 'lost');
  const at = answers(2);
  const { data } = await client().query({ query: gql`query Total { total }` });
  expect(data).toEqual({ total: 3 });
  const [first = 0, second = 0, third = 0] = at;
  expect(second - first).toBeGreaterThanOrEqual(95);
  expect(third - second).toBeGreaterThanOrEqual(195);
  expect(lost).not.toHaveBeenCalled();
});

it('a query gives up in the end, in the words of the server; a hasty one sooner', async () => {
  const at = answers(99);
  const failed = await client()
    .query({ query: gql`query Total { total }`, context: { hasty: true } })
    .catch(toFailure);
  expect(failed).toEqual({ code: 'OVERLOADED', field: null, message: text });
  expect(at).toHaveLength(2);
});

it('a change is never repeated, and says so', async () => {
  const at = answers(99);
  const failed = await client().mutate({ mutation: gql`mutation Change { change }` }).catch(toFailure);
  expect(failed).toMatchObject({ code: 'OVERLOADED', message: text });
  expect(at).toHaveLength(1);
});
