import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Change, CriticalityLevel, DiffRule, diff } from '@graphql-inspector/core';
import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** The schema as it was published on a day. */
export interface Release {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly sdl: string;
}

/** Result of comparing the schema with its history. */
export interface SchemaHistory {
  /** Text of `schema/CHANGELOG.md`. */
  readonly changelog: string;
  /** Breaking changes since the last release that it did not announce by a deprecation. */
  readonly breaking: readonly string[];
}

const rules = [
  DiffRule.suppressRemovalOfDeprecatedField,
  DiffRule.ignoreDescriptionChanges,
  DiffRule.simplifyChanges,
];

const opening = `# Changes of the GraphQL schema

Written by \`npm run schema\` from the releases in \`history/\`. What clients may rely on is taken away only after a release in
which it was marked \`@deprecated\`; the build fails otherwise.
`;

/** The releases in `folder`, oldest first; none before the first one. */
export function readReleases(folder: URL): Release[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => ({ day: name.slice(0, 10), sdl: readFileSync(new URL(name, folder), 'utf8') }));
}

/** Compares each release with the one before, and the present schema with the last one. */
export async function readHistory(releases: readonly Release[], emitted: string): Promise<SchemaHistory> {
  const sections: string[] = [];
  let breaking: string[] = [];
  const steps = [...releases, { day: 'Next release', sdl: emitted }];
  for (const [index, { day, sdl }] of steps.entries()) {
    const before = steps[index - 1];
    if (!before) {
      sections.push(`## ${day}\n\nFirst release.\n`);
      continue;
    }
    const changes = await diff(buildSchema(before.sdl), buildSchema(sdl), rules);
    if (changes.length > 0) sections.push(`## ${day}\n\n${changeLines(changes)}\n`);
    breaking = changes.filter(isBreaking).map((change) => change.message);
  }
  const deprecated = deprecationLines(buildSchema(emitted));
  const waiting = deprecated.length > 0 ? [`## Deprecated\n\n${deprecated.join('\n')}\n`] : [];
  return { changelog: [opening, ...waiting, ...sections.reverse()].join('\n'), breaking };
}

function isBreaking(change: Change): boolean {
  return change.criticality.level === CriticalityLevel.Breaking;
}

function changeLines(changes: readonly Change[]): string {
  const kinds = [
    ['Breaking', CriticalityLevel.Breaking],
    ['Take care', CriticalityLevel.Dangerous],
    ['New or compatible', CriticalityLevel.NonBreaking],
  ] as const;
  return kinds
    .map(([title, level]) => [title, changes.filter((change) => change.criticality.level === level)] as const)
    .filter(([, those]) => those.length > 0)
    .map(
      ([title, those]) =>
        `### ${title}\n\n${those
          .map(({ message }) => `- ${message}`)
          .sort()
          .join('\n')}\n`,
    )
    .join('\n');
}

function deprecationLines(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .flatMap((type) => membersOf(type).map((member) => ({ of: type.name, ...member })))
    .filter(({ deprecationReason }) => deprecationReason)
    .map(({ of, name, deprecationReason }) => `- \`${of}.${name}\`: ${deprecationReason}`);
}

type Member = { readonly name: string; readonly deprecationReason?: string | null | undefined };

function membersOf(type: GraphQLNamedType): readonly Member[] {
  if (isEnumType(type)) return type.getValues();
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}
