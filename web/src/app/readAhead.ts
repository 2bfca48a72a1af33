import type { ApolloClient, DocumentNode, InMemoryCache, Reference, StoreObject } from '@apollo/client';
import type { FieldNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import { queryNamed } from '../lib/knownQueries.ts';
import type { AskedQuery } from './serverPage.ts';

/** Something of the cache that a query reads whole: its id, and what is read of it. */
type Part = { id: string; selectionSet: SelectionSetNode };

type Fragments = Map<string, FragmentDefinitionNode>;

/** Milliseconds after which the browser gets a turn. */
const STEP = 4;

/**
 * Reads what the page asks for, piece by piece: the cache keeps what it has read of each thing, so that a component that
 * asks for everything at once, while React draws it, finds it at hand. In one go that takes a phone up to 100 ms.
 */
export async function readAhead(
  client: ApolloClient,
  asked: readonly AskedQuery[],
  breath: () => Promise<void>,
): Promise<void> {
  const cache = client.cache as InMemoryCache;
  const all = cache.extract() as Record<string, StoreObject>;
  for (const [name, variables] of asked) {
    const query = queryNamed(name);
    if (!query) continue;
    await breath();
    const document = cache.transformDocument(query);
    let began = performance.now();
    for (const { id, selectionSet } of partsOf(document, variables, cache, all)) {
      if (performance.now() - began > STEP) {
        await breath();
        began = performance.now();
      }
      read(cache, withSelections(document, selectionSet), variables, id);
    }
    await breath();
    read(cache, document, variables);
  }
}

const read = (cache: InMemoryCache, query: DocumentNode, variables: AskedQuery[1], id?: string) =>
  cache.diff({ query, variables, id, optimistic: true, returnPartialData: true });

const operationOf = ({ definitions }: DocumentNode) =>
  definitions.find(({ kind }) => kind === 'OperationDefinition') as OperationDefinitionNode;

const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(definitions.flatMap((one) => (one.kind === 'FragmentDefinition' ? [[one.name.value, one]] : [])));

/** The same query for one thing. What was read is found by the very selections, so they are those of the document. */
function withSelections(document: DocumentNode, selectionSet: SelectionSetNode): DocumentNode {
  const operation = operationOf(document);
  const definitions = document.definitions.map((one) => (one === operation ? { ...one, selectionSet } : one));
  return { ...document, definitions };
}

/** The things of the lists that a query begins with. */
function partsOf(
  document: DocumentNode,
  variables: AskedQuery[1],
  cache: InMemoryCache,
  all: Record<string, StoreObject>,
): Part[] {
  const fragments = fragmentsOf(document);
  const root = all.ROOT_QUERY ?? {};
  return fieldsOf(operationOf(document).selectionSet, fragments).flatMap((field) => {
    const key = cache.policies.getStoreFieldName({
      typename: 'Query',
      fieldName: field.name.value,
      field,
      variables,
    });
    return found(root[key], field.selectionSet, fragments);
  });
}

function found(value: unknown, selectionSet: SelectionSetNode | undefined, fragments: Fragments): Part[] {
  if (!selectionSet || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => found(one, selectionSet, fragments));
  if ('__ref' in value) return [{ id: (value as Reference).__ref, selectionSet }];
  const fields = value as Record<string, unknown>;
  return fieldsOf(selectionSet, fragments).flatMap((field) =>
    found(fields[field.name.value], field.selectionSet, fragments),
  );
}

const fieldsOf = ({ selections }: SelectionSetNode, fragments: Fragments): FieldNode[] =>
  selections.flatMap((one) => {
    if (one.kind === 'Field') return [one];
    const inside =
      one.kind === 'FragmentSpread' ? fragments.get(one.name.value)?.selectionSet : one.selectionSet;
    return inside ? fieldsOf(inside, fragments) : [];
  });
