import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** Adds a saved list of a member and returns its id. */
export async function savedListOf({ databaseUrl }: TestProduct, accountId: number): Promise<number> {
  const [row] = await sql(
    databaseUrl,
    `insert into saved_list (account_id, name, created_at, updated_at) values ($1, 'Noodles', now(), now()) returning id`,
    [accountId],
  );
  return Number(row?.id);
}
