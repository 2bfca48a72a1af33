import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  visit,
} from 'graphql';

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== '__generated__') yield* sourcesIn(path);
    else if (/\.tsx?$/.test(entry.name)) yield readFileSync(path, 'utf8');
  }
}

function fragmentsOf(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  all: Map<string, FragmentDefinitionNode>,
) {
  const used = new Map<string, FragmentDefinitionNode>();
  const walk = (part: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(part, {
      FragmentSpread({ name }) {
        const fragment = all.get(name.value);
        if (fragment && !used.has(name.value)) {
          used.set(name.value, fragment);
          walk(fragment);
        }
      },
    });
  };
  walk(node);
  return [...used.values()];
}

/** All operations of the web client with their fragments, by name. */
export function webOperations(): [string, DocumentNode][] {
  const definitions = [...sourcesIn('web/src')].flatMap((source) =>
    [...source.matchAll(/graphql\(`([^`]+)`\)/g)].flatMap(([, text = '']) => parse(text).definitions),
  );
  const fragments = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  return definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION
      ? [
          [
            node.name?.value ?? '?',
            { kind: Kind.DOCUMENT, definitions: [node, ...fragmentsOf(node, fragments)] },
          ] as [string, DocumentNode],
        ]
      : [],
  );
}
