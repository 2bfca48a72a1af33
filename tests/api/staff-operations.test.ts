import { globSync, readFileSync } from 'node:fs';
import { Kind, parse, visit } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { AccessExtensions } from '../../schema/access.ts';
import { technicalOperations } from '../../web/src/graphiql/technicalOperations.ts';
import { operations } from '../support/schema-documents.ts';

/** Root fields that the documents of the desk ask for. */
function fieldsAtTheDesk(): Set<string> {
  const found = new Set<string>();
  for (const file of globSync('web/src/pages/desk/**/*.{ts,tsx}')) {
    for (const [, text = ''] of readFileSync(file, 'utf8').matchAll(/graphql\(`([^`]*)`\)/g)) {
      visit(parse(text), {
        OperationDefinition({ selectionSet }) {
          for (const selection of selectionSet.selections)
            if (selection.kind === Kind.FIELD) found.add(selection.name.value);
        },
      });
    }
  }
  return found;
}

const forStaff = operations
  .filter(({ field }) => (field.extensions as Partial<AccessExtensions>).access === 'staff')
  .map(({ name }) => name);
const atTheDesk = fieldsAtTheDesk();
const technical = Object.keys(technicalOperations);

describe('an operation for staff has its place at the desk, or is named technical', () => {
  test.each(forStaff)('%s', (name) => {
    expect(atTheDesk.has(name) || technical.includes(name)).toBe(true);
  });

  test('none is both', () => {
    expect(technical.filter((name) => atTheDesk.has(name))).toEqual([]);
  });

  test('nothing else is named technical', () => {
    expect(technical.filter((name) => !forStaff.includes(name))).toEqual([]);
  });
});
