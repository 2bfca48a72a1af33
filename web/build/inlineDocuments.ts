import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, visit } from 'graphql';
import type { Plugin } from 'vite';
import { nameDocument } from './nameDocument.ts';

const CALL = /\bgraphql\(\s*(?:\/\* GraphQL \*\/)?\s*`([^`]*)`,?\s*\)/g;

/**
 * Replaces every `graphql(`…`)` call by its parsed document while building, with the fragments it spreads. The table that
 * codegen writes would otherwise bring the documents of all pages into the first load. An operation is named by its
 * `documentId`, and the server gets the texts of all.
 */
export function inlineDocuments(source: string): Plugin {
  let fragments = new Map<string, FragmentDefinitionNode>();
  return {
    name: 'inline-graphql-documents',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      fragments = collectFragments(source);
    },
    // Vite emits no assets for servers.
    writeBundle({ dir }) {
      if (this.environment.name !== 'ssr' || !dir) return;
      writeFileSync(join(dir, 'trusted-documents.json'), JSON.stringify(trustedDocuments(source)));
    },
    transform: {
      filter: { id: /\.tsx?$/, code: 'graphql(' },
      handler(code) {
        return { code: inline(code, fragments), map: null };
      },
    },
  };
}

/** Code with its documents in place of their texts. */
export function inline(code: string, fragments: Map<string, FragmentDefinitionNode>): string {
  // In brackets, because a fragment that only others spread is a statement.
  const inlined = code.replace(
    CALL,
    (_, text: string) => `(${JSON.stringify(named(complete(text, fragments)))})`,
  );
  return inlined.replace(IMPORT, '');
}

function* textsIn(source: string) {
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['__generated__/**'] }))
    for (const [, text = ''] of readFileSync(join(source, file), 'utf8').matchAll(CALL)) yield text;
}

/** The fragments of a folder, by name. */
export function collectFragments(source: string) {
  const found = new Map<string, FragmentDefinitionNode>();
  for (const text of textsIn(source)) {
    for (const node of read(text).definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) found.set(node.name.value, node);
    }
  }
  return found;
}

/** The texts of all operations by their `documentId`. */
export function trustedDocuments(source: string): Record<string, string> {
  const fragments = collectFragments(source);
  const documents = [...textsIn(source)].map((text) => complete(text, fragments)).filter(isOperation);
  return Object.fromEntries(documents.map(nameDocument).map(({ documentId, text }) => [documentId, text]));
}

const isOperation = ({ definitions }: DocumentNode): boolean =>
  definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);

const named = (document: DocumentNode) =>
  isOperation(document) ? { documentId: nameDocument(document).documentId, ...document } : document;

function complete(text: string, fragments: Map<string, FragmentDefinitionNode>): DocumentNode {
  const document = read(text);
  const definitions = [...document.definitions];
  const seen = new Set(definitions.map((node) => ('name' in node ? node.name?.value : undefined)));
  // The array grows while it is walked: fragments spread other fragments.
  for (const node of definitions) {
    visit(node, {
      FragmentSpread({ name }) {
        if (seen.has(name.value)) return;
        const fragment = fragments.get(name.value);
        if (!fragment) throw new Error(`Unknown GraphQL fragment ${name.value}`);
        seen.add(name.value);
        definitions.push(fragment);
      },
    });
  }
  return { ...document, definitions };
}

const IMPORT = /import \{ graphql \} from '[^']*__generated__[^']*';?/;

const read = (text: string) => parse(text, { noLocation: true });
