import { type SqlClient, sql, withConnection } from '../sql.ts';
import type { TestProduct } from '../test-product.ts';

/** Tables that are filled later: from the facts of the outbox, and with who was there. */
const later = new Set(['dev_mail', 'mail_link', 'notification', 'presence']);

/** Counts rows of every table that holds what people sent. */
export class AllTables {
  private readonly product: TestProduct;
  private names: string[] = [];

  constructor(product: TestProduct) {
    this.product = product;
  }

  /** Rows of every table, by name. */
  async count(): Promise<Record<string, number>> {
    if (this.names.length === 0) this.names = await this.readNames();
    const columns = this.names.map((name) => `(select count(*)::int from "${name}") as "${name}"`);
    const rows = await this.product.orm.em.getConnection().execute(`select ${columns.join(', ')}`);
    return { ...rows[0] };
  }

  private async readNames(): Promise<string[]> {
    const rows = await sql(
      this.product.databaseUrl,
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    return rows.map(({ name }) => String(name)).filter((name) => !later.has(name));
  }

  /** Every column in which a character stands that no text of ours may have: a control character, or a broken one. */
  async unclean(): Promise<string[]> {
    return withConnection(this.product.databaseUrl, async (client: SqlClient) => {
      const { rows } = await client.query(
        `select table_name as "table", column_name as name from information_schema.columns
         where table_schema = 'public' and data_type in ('text', 'ARRAY', 'jsonb', 'USER-DEFINED')`,
      );
      const found: string[] = [];
      for (const { table, name } of rows) {
        const seen = await client.query(
          `select 1 from "${table}" where "${name}"::text ~ '[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069\\ufffd]|\\\\u00[01]' limit 1`,
        );
        if (seen.rows.length > 0) found.push(`${table}.${name}`);
      }
      return found;
    });
  }
}
