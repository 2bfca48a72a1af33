import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { type DocumentNode, parse } from 'graphql';
import { expect, it, vi } from 'vitest';
import { readAhead } from '../../web/src/app/readAhead.ts';
import { knownQuery } from '../../web/src/lib/knownQueries.ts';

const query = knownQuery(
  parse(`
    query ReadAheadThings($page: Int) {
      things(page: $page) { ...Page }
      chosen { id name }
    }
    fragment Page on ThingPage { total items { id name maker { id name } } }
  `),
);
const variables = { page: 2 };
const thing = (id: string) => ({
  __typename: 'Thing',
  id,
  name: `Thing ${id}`,
  maker: { __typename: 'Maker', id: '9', name: 'Maker' },
});

function clientWithPage() {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const things = { __typename: 'ThingPage', total: 2, items: [thing('1'), thing('2')] };
  client.writeQuery({ query, variables, data: { things, chosen: thing('1') } });
  const asNewcomer = new ApolloClient({
    cache: new InMemoryCache().restore(client.extract() as never),
    link: ApolloLink.empty(),
  });
  return asNewcomer;
}

it('reads each thing of a page by itself, and the page finds what was read', async () => {
  const client = clientWithPage();
  const diff = vi.spyOn(client.cache, 'diff');
  const breath = vi.fn(async () => undefined);
  await readAhead(client, [['ReadAheadThings', variables]], breath);
  expect(breath).toHaveBeenCalled();
  const parts = diff.mock.calls.map(([{ id }]) => id);
  expect(parts).toEqual(['Thing:1', 'Thing:2', 'Thing:1', undefined]);
  const first = diff.mock.results[0]?.value.result;
  const document = client.cache.transformDocument(query as DocumentNode);
  const whole = client.cache.diff<{ things: { items: unknown[] } }>({
    query: document,
    variables,
    optimistic: true,
  });
  expect(whole).toMatchObject({ complete: true });
  // The very same: it was found and not read again.
  expect(whole.result?.things?.items?.[0]).toBe(first);
});

it('passes over what it does not know', async () => {
  const client = clientWithPage();
  await readAhead(client, [['NobodyKnowsThis', {}]], async () => undefined);
  await readAhead(client, [['ReadAheadThings', { page: 3 }]], async () => undefined);
  expect(client.readQuery({ query, variables })).toMatchObject({ things: { total: 2 } });
});
