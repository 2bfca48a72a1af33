import { type DocumentNode, Kind } from 'graphql';
import type { Catalogue } from '../src/pages/developers/shared/content.ts';

/** Values of an enum with their descriptions. */
function valuesOf({ definitions }: DocumentNode, name: string) {
  const found = definitions.find(
    (node) => node.kind === Kind.ENUM_TYPE_DEFINITION && node.name.value === name,
  );
  if (found?.kind !== Kind.ENUM_TYPE_DEFINITION) throw new Error(`The schema has no enum ${name}`);
  return (found.values ?? []).map((value) => ({
    name: value.name.value,
    text: value.description?.value ?? '',
  }));
}

/** Cuts 'campaigns:read. Campaigns as their owner sees them.' into the name on the wire and its meaning. */
function named(text: string) {
  const [, wire = '', meaning = ''] = /^([\w:.]+?)[.:] ([\s\S]+)$/.exec(text) ?? [];
  return { wire, text: meaning.charAt(0).toUpperCase() + meaning.slice(1) };
}

type Failures = Readonly<Record<string, { readonly when: string; readonly text: string }>>;

/** Scopes, events and failures as the schema lists them. */
export function readCatalogue(schema: DocumentNode, failures: Failures): Catalogue {
  return {
    scopes: valuesOf(schema, 'TokenScope').map(({ name, text }) => ({ name, ...named(text) })),
    events: valuesOf(schema, 'WebhookEvent').map(({ name, text }) => ({ name, ...named(text) })),
    failures: valuesOf(schema, 'ErrorCode').map(({ name, text }) => ({
      name,
      text,
      message: failures[name]?.text ?? '',
    })),
  };
}
