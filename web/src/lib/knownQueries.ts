import type { DocumentNode } from 'graphql';

const queries = new Map<string, DocumentNode>();

/** The build has every query pass through here (`build/inlineDocuments.ts`), so that it can be found by its name. */
export function knownQuery<D extends DocumentNode>(document: D): D {
  for (const definition of document.definitions) {
    if (definition.kind === 'OperationDefinition' && definition.name) {
      queries.set(definition.name.value, document);
    }
  }
  return document;
}

/** A query of the programs that have arrived. */
export const queryNamed = (name: string): DocumentNode | undefined => queries.get(name);
