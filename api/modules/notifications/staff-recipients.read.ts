import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** Who hears as staff: not whoever is suspended or has left, and cannot do anything about it. */
export async function staffRecipients({ em }: Ctx): Promise<number[]> {
  const found = await sql<{ id: number }>`select id from account
    where is_staff and suspended_at is null and closed_at is null order by id`.execute(em.getKysely());
  return found.rows.map(({ id }) => id);
}
