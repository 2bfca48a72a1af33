import { type Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { isNotBlocked } from '../profiles/may-meet.view.ts';

/**
 * SQL: public products: active, of visible sellers, without a block between seller and viewer. Partial indexes use the
 * same text.
 */
export function shownProduct(row: string, plan: Plan): Sql {
  const { accountId, isStaff } = plan.actor;
  const seller = sql.ref(`${row}.owner_id`);
  const met = accountId === null || isStaff ? sql`` : sql`and ${isNotBlocked(plan.actor, seller)}`;
  return sql`${sql.ref(`${row}.state`)} = 'active'
    and exists (select from profile as seller where seller.id = ${seller} and seller.is_listed) ${met}`;
}

/** SQL: products that the viewer may see: public and own; staff see all. */
export function visibleProduct(row: string, plan: Plan): Sql {
  const { accountId, isStaff } = plan.actor;
  if (isStaff) return sql`true`;
  if (accountId === null) return shownProduct(row, plan);
  return sql`((${shownProduct(row, plan)}) or ${sql.ref(`${row}.owner_id`)} = ${accountId})`;
}
