import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import type { Plugin } from 'vite';
import { readCatalogue } from './readCatalogue.ts';
import { readGuide } from './readGuide.ts';
import { readReference } from './readReference.ts';

/** When a failure happens, and its English text. */
type Failures = Readonly<Record<string, { readonly when: string; readonly text: string }>>;

/**
 * Contents of the pages for developers, read while building so that no page parses anything: `guide.md?guide`,
 * `schema.graphql?reference`, and `schema.graphql?catalogue` with scopes, events and failures.
 */
export function developerContent(failures: Failures): Plugin {
  const readers: Record<string, (text: string) => unknown> = {
    guide: readGuide,
    reference: (text) => readReference(parse(text)),
    catalogue: (text) => readCatalogue(parse(text), failures),
  };
  return {
    name: 'developer-content',
    load: {
      filter: { id: /\.(md|graphql)\?(guide|reference|catalogue)$/ },
      handler(id) {
        const [file = '', reader = ''] = id.split('?');
        this.addWatchFile(file);
        const content = readers[reader]?.(readFileSync(file, 'utf8'));
        return { code: `export default ${JSON.stringify(content)};`, map: null };
      },
    },
  };
}
