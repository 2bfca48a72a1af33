import type { Text } from '../languages/t.ts';

type Row = readonly [group: Text, text: Text];

/** The rows of a table by their group, in the order of the table. */
export function grouped<Key extends string>(table: Readonly<Record<Key, Row>>) {
  const keys = Object.keys(table) as Key[];
  const titles = [...new Set(keys.map((key) => table[key][0]))];
  return titles.map((title) => ({
    title,
    rows: keys.filter((key) => table[key][0] === title).map((key) => ({ key, text: table[key][1] })),
  }));
}
