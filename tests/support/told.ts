import type { Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** Notifications of a member about a job, newest first, once the outbox is empty. */
export async function told(product: TestProduct, who: Person, remarkId: number | null): Promise<string[]> {
  await product.settled();
  const rows = await sql(
    product.databaseUrl,
    `select message from notification where recipient_id = $1 and remark_id is not distinct from $2 order by id desc`,
    [who.id, remarkId],
  );
  return rows.map(({ message }) => String(message));
}
