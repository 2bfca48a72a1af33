import { atTheProvider } from '../money.ts';
import { sql } from '../sql.ts';

/** Jobs of members whose money did not move exactly once, or that are not over. */
export async function wrongJobs(databaseUrl: string): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const { id, state } of await sql(databaseUrl, 'select id::int, state from remark')) {
    const { charge, transfer } = await atTheProvider({ databaseUrl }, Number(id));
    const isPaidOnce = charge?.[0] === 1 && transfer?.[0] === 1;
    if (state !== 'released' || !isPaidOnce) wrong.push({ id, state, charge, transfer });
  }
  return wrong;
}
