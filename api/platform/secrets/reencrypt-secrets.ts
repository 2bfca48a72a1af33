import type { Ctx } from '../context.ts';
import { sql } from '../sql.ts';
import { SecretUnreadable } from './secret-cipher.ts';

/** A column of encrypted secrets. */
export interface EncryptedColumn {
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

async function rowsToDo(ctx: Ctx, { table, column, key }: EncryptedColumn, after: number): Promise<Row[]> {
  const [id, text] = [sql.ref(key), sql.ref(column)];
  return sql<Row>`select ${id} as key, ${text} as text from ${sql.ref(table)}
    where ${id} > ${after} and not starts_with(${text}, ${ctx.ports.secrets.cipher.mark})
    order by ${id} limit ${BATCH}`.rows(ctx);
}

/** Re-encrypts a row, unless it was changed meanwhile. */
async function reencryptRow(ctx: Ctx, of: EncryptedColumn, { key, text }: Row): Promise<void> {
  const { cipher } = ctx.ports.secrets;
  const secret = cipher.decrypt(text, of.about(key));
  const column = sql.ref(of.column);
  await sql`update ${sql.ref(of.table)} set ${column} = ${cipher.encrypt(secret, of.about(key))}
    where ${sql.ref(of.key)} = ${key} and ${column} = ${text}`.run(ctx);
}

async function reencryptColumn(ctx: Ctx, of: EncryptedColumn): Promise<Map<string, number>> {
  const unreadable = new Map<string, number>();
  for (let rows = await rowsToDo(ctx, of, 0); rows.length > 0; ) {
    for (const row of rows) {
      await reencryptRow(ctx, of, row).catch((error: unknown) => {
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
export async function reencryptSecrets(ctx: Ctx, columns: readonly EncryptedColumn[]): Promise<number> {
  let count = 0;
  for (const of of columns) {
    for (const [problem, secrets] of await reencryptColumn(ctx, of)) {
      ctx.ports.log.error({ table: of.table, column: of.column, secrets }, problem);
      count += secrets;
    }
  }
  return count;
}
