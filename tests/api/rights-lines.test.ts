import { expect, test } from 'vitest';
import { rights } from '../support/rights/table.ts';
import { operations } from '../support/schema-documents.ts';

// What each role is answered is asked in rights.full.test.ts.
test('every operation of the schema has its line', () => {
  const listed = new Set(rights.map(({ root, name }) => `${root}.${name}`));
  const missing = operations.map(({ root, name }) => `${root}.${name}`).filter((name) => !listed.has(name));
  expect(missing).toEqual([]);
});
