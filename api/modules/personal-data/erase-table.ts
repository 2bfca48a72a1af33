import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { ofPerson, type PersonalTable } from './personal-tables.ts';

/** Applies the table's erasing rule to the rows of one member. */
export async function eraseTable(ctx: Ctx, rule: PersonalTable, id: number): Promise<void> {
  const { table, erased } = rule;
  if (erased === 'keep') return;
  const whose = ofPerson(rule, id);
  const columns = Object.entries(erased).map(([column, value]) => `${column} = ${value}`);
  const statement =
    erased === 'delete' ? `delete from ${table} as r` : `update ${table} as r set ${columns.join(', ')}`;
  await sql.raw(`${statement} where ${whose}`).execute(ctx.em.getKysely());
}
