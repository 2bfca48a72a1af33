import { personalTables } from '../../../api/modules/personal-data/personal-tables.ts';
import { withConnection } from '../../support/sql.ts';

/** Columns that move by themselves, whoever asks. */
const moving = ['last_seen_at', 'last_used_at', 'attempts', 'search_text'];

/** Every row of the tables about people that does not name any of `mine`, as text, by table. */
export function foreignRows(url: string, mine: readonly number[]): Promise<Map<string, string[]>> {
  return withConnection(url, async (client) => {
    const found = new Map<string, string[]>();
    for (const { table, people } of personalTables) {
      const isMine = people.map((column) => `r.${column} = any($2)`).join(' or ') || 'false';
      const { rows } = await client.query(
        `select (to_jsonb(r) - $1::text[])::text as row from ${table} as r where (${isMine}) is not true order by 1`,
        people.length > 0 ? [moving, mine] : [moving],
      );
      found.set(
        table,
        rows.map(({ row }) => String(row)),
      );
    }
    return found;
  });
}

/** Rows that were there and are not there as they were. */
export function changedRows(before: Map<string, string[]>, after: Map<string, string[]>): string[] {
  const changed: string[] = [];
  for (const [table, rows] of before) {
    const still = new Set(after.get(table));
    for (const row of rows) if (!still.has(row)) changed.push(`${table}: ${row}`);
  }
  return changed;
}
