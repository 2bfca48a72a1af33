import { connect, type SqlClient } from '../sql.ts';
import type { TestProduct } from '../test-product.ts';

/** Tables filled later: from the outbox, and with presence. */
const later = new Set(['dev_mail', 'event', 'mail_link', 'notification', 'presence']);

/** Counts rows of every table with user input, on a connection of its own. */
export class AllTables {
  private readonly client: SqlClient;

  private constructor(client: SqlClient) {
    this.client = client;
  }

  /** Prepares the statement: it runs after every bad value, and planning takes longer than running. */
  static async open({ databaseUrl }: TestProduct): Promise<AllTables> {
    const client = await connect(databaseUrl);
    const { rows } = await client.query(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const names = rows.map(({ name }) => String(name)).filter((name) => !later.has(name));
    const columns = names.map((name) => `(select count(*)::int from "${name}") as "${name}"`);
    await client.query(`prepare all_rows as select ${columns.join(', ')}`);
    return new AllTables(client);
  }

  /** Numbers of rows, by table. */
  async count(): Promise<Record<string, unknown>> {
    const { rows } = await this.client.query('execute all_rows');
    return { ...rows[0] };
  }

  close(): Promise<void> {
    return this.client.end();
  }

  /** Columns that contain a forbidden character: a control character, or a broken one. */
  async unclean(): Promise<string[]> {
    const { rows } = await this.client.query(
      `select table_name as "table", column_name as name from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'ARRAY', 'jsonb', 'USER-DEFINED')`,
    );
    const found: string[] = [];
    for (const { table, name } of rows) {
      const seen = await this.client.query(
        `select 1 from "${table}" where "${name}"::text ~ '[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069\\ufffd]|\\\\u00[01]' limit 1`,
      );
      if (seen.rows.length > 0) found.push(`${table}.${name}`);
    }
    return found;
  }
}
