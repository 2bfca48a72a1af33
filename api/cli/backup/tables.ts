import type { Client } from 'pg';

/** A table whose rows belong to the data. */
interface Table {
  readonly table: string;
  /** Columns that are stored, not computed. */
  readonly columns: readonly string[];
}

/** All tables of the data, by name. The job queue makes its own anew. */
export async function readTables(client: Client): Promise<ReadonlyMap<string, Table>> {
  const { rows } = await client.query<Table>(`
    select c.oid::regclass::text as table,
      array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and n.nspname in ('public', 'payment_provider') and a.attnum > 0 and not a.attisdropped
      and c.oid <> 'migration'::regclass
    group by c.oid order by 1`);
  return new Map(rows.map((row) => [row.table, row]));
}

/** Folders of DATA_DIR whose files belong to the data. */
export const folders = { heads: 'audit', pictures: 'pictures' } as const;
