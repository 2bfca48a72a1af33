import { type DocumentNode, getOperationAST, type OperationDefinitionNode, parse, print } from 'graphql';
import { KoliError } from './koli-error.ts';

/**
 * A document with the types of its answer and variables: a `TypedDocumentNode` or `TypedDocumentString`, as the client
 * preset of GraphQL Code Generator writes them.
 */
export interface TypedDocument<Data, Variables> {
  __apiType?: (variables: Variables) => Data;
}

/** Variables and options of a call; variables may be left out where none is required. */
export type Rest<Variables, Options> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: Options]
    : [variables: Variables, options?: Options];

/** A document that was read. */
export interface ReadDocument {
  readonly text: string;
  readonly node: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

function isNode(document: object): document is DocumentNode {
  return 'kind' in document && document.kind === 'Document';
}

/** Reads a document of one operation: text, a `TypedDocumentString` or a `TypedDocumentNode`. Throws BAD_REQUEST. */
export function readDocument(document: string | object): ReadDocument {
  const text = typeof document === 'object' && isNode(document) ? print(document) : String(document);
  const node = parse(text, { noLocation: true });
  const operation = getOperationAST(node);
  if (!operation) throw new KoliError('BAD_REQUEST', 'A document has exactly one operation.');
  return { text, node, operation };
}
