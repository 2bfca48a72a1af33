import type { Ctx } from '../context.ts';
import type { Sql } from '../sql.ts';
import { TotalsCache } from './totals-cache.ts';

const remembered = new WeakMap<object, TotalsCache>();

/** Totals of long lists, per database. */
export function totalsOf(ctx: Ctx): TotalsCache {
  const connection = ctx.em.getConnection();
  const totals = remembered.get(connection) ?? new TotalsCache();
  remembered.set(connection, totals);
  return totals;
}

/** A statement with its parameters, as a key. */
export function keyOf(total: Sql): string {
  const { text, values } = total.write();
  return `${text} ${JSON.stringify(values)}`;
}
