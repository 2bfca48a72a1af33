import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Change, CriticalityLevel, DiffRule, diff } from '@graphql-inspector/core';
import dayjs from 'dayjs';
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
  /** Markdown that stands before its changes. */
  readonly notes?: string;
}

/** The schema as it is now, and when that is. */
export interface Present {
  readonly sdl: string;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
  readonly notes?: string;
}

/** Result of comparing the schema with its history. */
export interface SchemaHistory {
  /** Text of `schema/CHANGELOG.md`. */
  readonly changelog: string;
  /** Breaking changes that no release of at least six months ago announced by a deprecation. */
  readonly breaking: readonly string[];
}

const rules = [DiffRule.ignoreDescriptionChanges, DiffRule.simplifyChanges];
/** What was deprecated may go. */
const laterRules = [DiffRule.suppressRemovalOfDeprecatedField, ...rules];

const opening = `# Changes of the GraphQL schema

Written by \`npm run schema\` from the releases in \`history/\`. What clients may rely on is marked \`@deprecated\` in a release
at least six months before it is taken away; the build fails otherwise.
`;

/** The notes of a release, by its day, or of the next one; empty without a file. */
export function readNotes(folder: URL, release: string): string {
  const file = new URL(`${release}.md`, folder);
  return existsSync(file) ? `${readFileSync(file, 'utf8').trim()}\n\n` : '';
}

/** The releases in `folder`, oldest first; none before the first one. */
export function readReleases(folder: URL): Release[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => {
      const day = name.slice(0, 10);
      return { day, sdl: readFileSync(new URL(name, folder), 'utf8'), notes: readNotes(folder, day) };
    });
}

/** Compares each release with the one before, and the present schema with the releases that it has to keep to. */
export async function readHistory(releases: readonly Release[], present: Present): Promise<SchemaHistory> {
  const sections: string[] = [];
  const steps = [...releases, { ...present, day: 'Next release' }];
  for (const [index, { day, sdl, notes = '' }] of steps.entries()) {
    const before = steps[index - 1];
    const changes = before ? await diff(buildSchema(before.sdl), buildSchema(sdl), laterRules) : [];
    const text = before ? changeLines(changes) : notes ? '' : 'First release.\n';
    if (notes || text) sections.push(`## ${day}\n\n${`${notes}${text}`.trimEnd()}\n`);
  }
  const deprecated = deprecationLines(buildSchema(present.sdl));
  const waiting = deprecated.length > 0 ? [`## Deprecated\n\n${deprecated.join('\n')}\n`] : [];
  return {
    changelog: [opening, ...waiting, ...sections.reverse()].join('\n'),
    breaking: await breakingChanges(releases, present),
  };
}

/** What the releases of the last six months have, and the one before them without what it deprecated, has to stay. */
async function breakingChanges(
  releases: readonly Release[],
  { sdl, today }: Present,
): Promise<readonly string[]> {
  const sixMonthsAgo = dayjs(today).subtract(6, 'month').format('YYYY-MM-DD');
  const old = releases.filter(({ day }) => day <= sixMonthsAgo).slice(-1);
  const young = releases.filter(({ day }) => day > sixMonthsAgo);
  const found = await Promise.all([
    ...old.map((release) => diff(buildSchema(release.sdl), buildSchema(sdl), laterRules)),
    ...young.map((release) => diff(buildSchema(release.sdl), buildSchema(sdl), rules)),
  ]);
  return [
    ...new Set(
      found
        .flat()
        .filter(isBreaking)
        .map(({ message }) => message),
    ),
  ];
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
