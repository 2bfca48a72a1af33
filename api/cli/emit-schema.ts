import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createGraphqlSchema } from '../server/graphql-schema.ts';

const file = new URL('../../schema/schema.graphql', import.meta.url);
const emitted = `${printSchema(lexicographicSortSchema(createGraphqlSchema()))}\n`;

/** `npm run schema` writes schema/schema.graphql; with --check it fails when the committed file differs. */
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== emitted) {
    console.error('schema/schema.graphql is not what the code says. Run `npm run schema` and commit it.');
    process.exit(1);
  }
} else {
  writeFileSync(file, emitted);
}
