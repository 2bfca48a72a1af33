import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');
const rows = [...page.matchAll(/^\| (V\d+\.\d+\.\d+) L([12]) \| (.+?) \| (.+) \|$/gm)].map(
  ([, id = '', , what = '', proof = '']) => ({ id, what, proof }),
);
const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` › (.+?)(?=<br>| \||$)/gm)].map(
  ([, file = '', name = '']) => [file, name.trim().replaceAll('\\|', '|')] as const,
);

/** Requirements of levels 1 and 2 by chapter, in version 5.0.0 of the standard. */
const numbers = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
};

test('every requirement of levels 1 and 2 has its row', () => {
  const found: Record<string, number> = {};
  for (const { id } of rows) {
    const chapter = id.split('.')[0] ?? '';
    found[chapter] = (found[chapter] ?? 0) + 1;
  }
  expect(found).toEqual(numbers);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('each is proven, told on a page, open, or does not apply', () => {
  for (const { id, proof } of rows)
    expect(proof, id).toMatch(/^(`[\w./-]+` › |Page: |\*Open\*: |Does not apply: )/);
});

test('there are as many of each as the page says', () => {
  const count = (start: string) => rows.filter(({ proof }) => proof.startsWith(start)).length;
  const said =
    /All (\d+) .*?\. (\d+) are proven by tests, (\d+) by .*?, (\d+) do not apply, and (\d+) are open/s.exec(
      page,
    );
  expect(said?.slice(1).map(Number)).toEqual([
    rows.length,
    count('`'),
    count('Page: '),
    count('Does not apply: '),
    count('*Open*: '),
  ]);
});

test.each(named)('%s › %s exists', (file, name) => {
  expect(readFileSync(`tests/${file}`, 'utf8')).toContain(name);
});
