import type { Ctx } from '../context.ts';
import { sql } from '../sql.ts';

/**
 * Number of a look at the payment provider, taken before asking. The stored answer keeps its number, and an answer with
 * a lower one is dropped: of two concurrent looks, the slower may have the older answer. Any later change has its own
 * event, and so a look with a higher number.
 */
export async function beginLook(ctx: Pick<Ctx, 'em'>): Promise<number> {
  const taken = await sql<{ n: string }>`select nextval('provider_look') as n`.first({ em: ctx.em.fork() });
  return Number(taken?.n);
}
