import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** SQL: staff who receive notifications: not suspended, not closed. */
export async function staffRecipients({ em }: Ctx): Promise<number[]> {
  const found = await sql<{ id: number }>`select id from account
    where is_staff and suspended_at is null and closed_at is null order by id`.rows({ em });
  return found.map(({ id }) => id);
}
