import { readFileSync, writeFileSync } from 'node:fs';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import { createGraphqlSchema } from '../server/graphql/graphql-schema.ts';
import { readHistory, readReleases } from './schema-history.ts';

/**
 * `npm run schema` writes schema/schema.graphql and schema/CHANGELOG.md. With --check it fails when a committed file
 * differs. With --release it also keeps the schema as today's release, against which later changes are judged. It always
 * fails when something is taken away that the last release had not deprecated.
 */
const folder = new URL('../../schema/', import.meta.url);
const history = new URL('history/', folder);
const emitted = `${printSchemaWithDirectives(lexicographicSortSchema(createGraphqlSchema()))}\n`;

if (process.argv.includes('--release')) {
  writeFileSync(new URL(`${new Date().toISOString().slice(0, 10)}.graphql`, history), emitted);
}
const { changelog, breaking } = await readHistory(readReleases(history), emitted);
const files = { 'schema.graphql': emitted, 'CHANGELOG.md': changelog };

for (const [name, text] of Object.entries(files)) {
  const file = new URL(name, folder);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`schema/${name} is not what the code says. Run \`npm run schema\` and commit it.`);
    process.exitCode = 1;
  }
}
if (breaking.length > 0) {
  console.error(
    `This breaks clients and was not deprecated before:\n${breaking.map((line) => `- ${line}`).join('\n')}`,
  );
  process.exitCode = 1;
}
