import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, visit } from 'graphql';
import type { Plugin } from 'vite';

const CALL = /\bgraphql\(\s*(?:\/\* GraphQL \*\/)?\s*`([^`]*)`,?\s*\)/g;

/**
 * Replaces every `graphql(`…`)` call by its parsed document while building, with the fragments it spreads. The table that
 * codegen writes would otherwise bring the documents of all pages into the first load.
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
    transform: {
      filter: { id: /\.tsx?$/, code: 'graphql(' },
      handler(code) {
        // In brackets, because a fragment that only others spread is a statement.
        const inlined = code.replace(
          CALL,
          (_, text: string) => `(${JSON.stringify(complete(text, fragments))})`,
        );
        return { code: inlined.replace(IMPORT, ''), map: null };
      },
    },
  };
}

function collectFragments(source: string) {
  const found = new Map<string, FragmentDefinitionNode>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['__generated__/**'] })) {
    for (const [, text = ''] of readFileSync(join(source, file), 'utf8').matchAll(CALL)) {
      for (const node of read(text).definitions) {
        if (node.kind === Kind.FRAGMENT_DEFINITION) found.set(node.name.value, node);
      }
    }
  }
  return found;
}

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
