import type { Ctx } from '../context.ts';
import { sql } from '../sql.ts';

/**
 * The number of a look at the payment provider, taken before it is asked. What is kept of an answer keeps the number, and
 * an answer whose number is lower is dropped: of two processes that ask at once, the slower may have the older answer.
 * Whatever changed after both has an event of its own, and with it a look of a higher number.
 */
export async function beginLook(ctx: Pick<Ctx, 'em'>): Promise<number> {
  const taken = await sql<{ n: string }>`select nextval('provider_look') as n`.execute(
    ctx.em.fork().getKysely(),
  );
  return Number(taken.rows[0]?.n);
}
