import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compile } from '../support/installed-client.ts';

/** Generators of others, as they are installed by whoever uses them. */
const installed = resolve('tests/generators/node_modules');
const folder = mkdtempSync(join(tmpdir(), 'koli-generators-'));

beforeAll(() => {
  if (!existsSync(join(installed, '@genql')))
    throw new Error('The generators are not installed: node api/cli/prepare.cjs tests/generators');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A project of somebody else, with the published schema in it. */
function project(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  symlinkSync(installed, join(path, 'node_modules'), 'junction');
  cpSync('schema/schema.graphql', join(path, 'schema.graphql'));
  return path;
}

async function run(cwd: string, program: string, ...args: readonly string[]): Promise<void> {
  const bin = join(installed, '.bin', program);
  await promisify(execFile)(bin, args, { cwd, shell: process.platform === 'win32' });
}

async function generate(cwd: string, output: string, options: object): Promise<void> {
  const config = { schema: 'schema.graphql', generates: { [output]: options } };
  writeFileSync(join(cwd, 'codegen.json'), JSON.stringify(config));
  await run(cwd, 'graphql-codegen', '--config', 'codegen.json');
}

const document = `import { graphql } from './out/gql';
export const Open = graphql(\`query Open($filter: CampaignFilter) {
  campaigns(first: 2, filter: $filter) { nodes { id state title budget { amount currency } } }
}\`);
`;

test('the client preset of GraphQL Code Generator accepts the schema as it is', async () => {
  const cwd = project('preset');
  writeFileSync(join(cwd, 'document.ts'), document);
  await generate(cwd, 'out/', { preset: 'client', documents: 'document.ts' });
  expect(readFileSync(join(cwd, 'out/graphql.ts'), 'utf8')).toContain('CampaignFilter');
  expect(await compile(cwd, { module: 'esnext', moduleResolution: 'bundler' })).toBe('');
});

test('genql accepts it', async () => {
  const cwd = project('genql');
  await run(cwd, 'genql', '--schema', 'schema.graphql', '--output', 'out');
  writeFileSync(
    join(cwd, 'program.ts'),
    `import { createClient } from './out';
const client = createClient({ url: 'https://koli.example/graphql' });
const { campaigns } = await client.query({ campaigns: { __args: { first: 2 }, nodes: { id: true, title: true } } });
campaigns?.nodes[0]?.title satisfies string | undefined;
export {};
`,
  );
  expect(await compile(cwd, { module: 'esnext', moduleResolution: 'bundler' })).toBe('');
});

test.each([
  ['kotlin', 'Types.kt', 'data class CreateCampaignInput'],
  ['java', 'Types.java', 'class CreateCampaignInput'],
])('so does the generator of %s', async (plugin, file, wanted) => {
  const cwd = project(plugin);
  await generate(cwd, file, { plugins: [plugin] });
  expect(readFileSync(join(cwd, file), 'utf8')).toContain(wanted);
});
