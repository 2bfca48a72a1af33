import { withConnection } from '../../support/sql.ts';

/** Tables that say how something was asked, or move by themselves. */
const apart = ['mikro_orm_migrations', 'presence', 'idempotency', 'session', 'dev_mail'];
/** Columns that differ between any two calls. */
const chance = [
  'token_hash',
  'password_hash',
  'leased_until',
  'attempts',
  'done_at',
  'idempotency_key',
  'made_by',
  'search_text',
  'look',
  'mark',
];

/** Times, and names drawn by lot. */
const drawn = [
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d[\d:.+Z-]*/g,
  /\b(pi|py|ch|tr|pm|acct|ba|btok|tok|re|po|evt|seti)_[A-Za-z0-9_]+/g,
  /\b[0-9a-f]{16,}\b|\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
  /(?<="fingerprint": ")\w+/g,
  /fake-picture-\d+/g,
  /[A-Za-z0-9_-]{43}/g,
];

const settled = (row: string): string => drawn.reduce((text, pattern) => text.replaceAll(pattern, '*'), row);

/** Every row of the database, times and chance left out, by table. */
export function rowsOfEverything(url: string): Promise<string[]> {
  return withConnection(url, async (client) => {
    const tables = await client.query(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
      [apart],
    );
    const reads = tables.rows.map(
      ({ name }) => `select '${name} ' || (to_jsonb(r) - $1::text[])::text as row from "${name}" as r`,
    );
    const { rows } = await client.query(reads.join(' union all '), [chance]);
    return rows.map(({ row }) => settled(String(row)));
  });
}

/** What a call has made of the database: rows that came and rows that went, in a fixed order. */
export function changeOf(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const row of before) left.set(row, (left.get(row) ?? 0) + 1);
  const came = after.filter((row) => {
    const count = left.get(row) ?? 0;
    left.set(row, count - 1);
    return count < 1;
  });
  const went = [...left].flatMap(([row, count]) => Array.from({ length: Math.max(0, count) }, () => row));
  return [...came.map((row) => `+ ${row}`), ...went.map((row) => `- ${row}`)].sort();
}
