import type { Ctx } from '../context.ts';
import { sendWritten, sql } from '../sql.ts';
import type { Field } from './selection.ts';
import { planOf, projectList, type View } from './view.ts';

/**
 * Reads rows of a table by their ids, again and again. The statement is written once, so no column of the view may
 * depend on who asks, when, or for what. The database names nothing: names are half of what it would write.
 */
export class RowsById<Row extends object> {
  private readonly text: string;
  private readonly names: readonly string[];

  constructor(ctx: Ctx, view: View<Row>, fields: readonly Field[]) {
    const { names, list } = projectList(view, 'r', fields, planOf(ctx));
    const ids: readonly number[] = [];
    const { text, values } = sql`select coalesce(json_agg(${list}), '[]'::json) as rows
      from ${sql.table(view.table)} as r where r.id = any(${ids}::bigint[])`.write();
    if (values.length !== 1) throw new Error(`columns of ${view.table} depend on more than their row`);
    this.text = text;
    this.names = names;
  }

  /** The rows that there are of these ids, in any order. */
  async read(ctx: Ctx, ids: readonly number[]): Promise<Row[]> {
    const db = ctx.em.getKysely<unknown>();
    const answer = await sendWritten<{ rows: unknown[][] }>(db, { text: this.text, values: [ids] });
    return (answer.rows[0]?.rows ?? []).map((values) => this.named(values));
  }

  private named(values: readonly unknown[]): Row {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < this.names.length; index += 1) row[this.names[index] ?? ''] = values[index];
    return row as Row;
  }
}
