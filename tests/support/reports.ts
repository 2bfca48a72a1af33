import { createPerson, type Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** An open report by a new member; returns its id. */
export async function makeReport(product: TestProduct, reporter: Person): Promise<number> {
  const { id } = await createPerson(product);
  const rows = await sql(
    product.databaseUrl,
    `insert into report (reporter_id, person_id, comment, created_at) values ($1, $2, 'Spam', now()) returning id`,
    [reporter.id, id],
  );
  return Number(rows[0]?.id);
}

/** A suspended account; returns its id. */
export async function makeSuspended(product: TestProduct): Promise<number> {
  const { id } = await createPerson(product);
  await sql(product.databaseUrl, 'update account set suspended_at = now() where id = $1', [id]);
  return id;
}
