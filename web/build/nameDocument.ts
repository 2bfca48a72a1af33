import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, print } from 'graphql';

const cache = new InMemoryCache();

/** The text of a document as the web client would send it: the cache adds the names of types. */
const textOf = (document: DocumentNode): string => print(cache.transformDocument(document));

/** What the server knows a document by. */
export function nameDocument(document: DocumentNode): { documentId: string; text: string } {
  const text = textOf(document);
  return { documentId: `sha256:${createHash('sha256').update(text).digest('hex')}`, text };
}
