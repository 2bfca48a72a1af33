import type { Ctx } from '../context.ts';
import { sql } from '../sql.ts';
import { SecretUnreadable } from './secret-box.ts';

/** A column of encrypted secrets. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Column with the row's number. */
  readonly key: string;
  /** Context that a row's secret is bound to. */
  readonly about: (key: number) => string;
}

/** Maximum number of rows in one step. */
const BATCH = 500;

interface Row {
  readonly key: number;
  readonly text: string;
}

async function rowsToDo(ctx: Ctx, { table, column, key }: SealedColumn, after: number): Promise<Row[]> {
  const [id, text] = [sql.ref(key), sql.ref(column)];
  const found = await sql<Row>`select ${id} as key, ${text} as text from ${sql.ref(table)}
    where ${id} > ${after} and not starts_with(${text}, ${ctx.ports.secrets.box.mark})
    order by ${id} limit ${BATCH}`.execute(ctx.em.getKysely());
  return found.rows;
}

/** Re-encrypts a row, unless it was changed meanwhile. */
async function sealRow(ctx: Ctx, of: SealedColumn, { key, text }: Row): Promise<void> {
  const { box } = ctx.ports.secrets;
  const secret = box.open(text, of.about(key));
  const column = sql.ref(of.column);
  await sql`update ${sql.ref(of.table)} set ${column} = ${box.seal(secret, of.about(key))}
    where ${sql.ref(of.key)} = ${key} and ${column} = ${text}`.execute(ctx.em.getKysely());
}

async function sealColumn(ctx: Ctx, of: SealedColumn): Promise<Map<string, number>> {
  const unreadable = new Map<string, number>();
  for (let rows = await rowsToDo(ctx, of, 0); rows.length > 0; ) {
    for (const row of rows) {
      await sealRow(ctx, of, row).catch((error: unknown) => {
        if (!(error instanceof SecretUnreadable)) throw error;
        unreadable.set(error.message, (unreadable.get(error.message) ?? 0) + 1);
      });
    }
    rows = await rowsToDo(ctx, of, rows.at(-1)?.key ?? 0);
  }
  return unreadable;
}

/**
 * Re-encrypts with the present key what another one encrypted. Returns how many secrets cannot be decrypted, and logs
 * their key.
 */
export async function sealAnew(ctx: Ctx, columns: readonly SealedColumn[]): Promise<number> {
  let count = 0;
  for (const of of columns) {
    for (const [problem, secrets] of await sealColumn(ctx, of)) {
      ctx.ports.log.error({ table: of.table, column: of.column, secrets }, problem);
      count += secrets;
    }
  }
  return count;
}
