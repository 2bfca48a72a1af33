import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import { createGraphqlSchema } from '../server/graphql/graphql-schema.ts';
import { readHistory, readNotes, readReleases } from './schema-history.ts';

/**
 * `npm run schema` writes schema/schema.graphql and schema/CHANGELOG.md. With --check it fails when a committed file
 * differs. With --release it also keeps the schema as today's release, with the notes in `history/next.md`. It always
 * fails when something is taken away that was not deprecated for six months.
 */
const folder = new URL('../../schema/', import.meta.url);
const history = new URL('history/', folder);
const emitted = `${printSchemaWithDirectives(lexicographicSortSchema(createGraphqlSchema()))}\n`;

const today = new Date().toISOString().slice(0, 10);
const nextNotes = new URL('next.md', history);

if (process.argv.includes('--release')) {
  writeFileSync(new URL(`${today}.graphql`, history), emitted);
  if (existsSync(nextNotes)) renameSync(nextNotes, new URL(`${today}.md`, history));
}
const { changelog, breaking } = await readHistory(readReleases(history), {
  sdl: emitted,
  today,
  notes: readNotes(history, 'next'),
});
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
    `This breaks clients and was not deprecated for six months:\n${breaking.map((line) => `- ${line}`).join('\n')}`,
  );
  process.exitCode = 1;
}
