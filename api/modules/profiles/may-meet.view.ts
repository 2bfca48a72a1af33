import type { Actor } from '../../platform/actor.ts';
import { type Sql, sql } from '../../platform/sql.ts';

/**
 * SQL: whether neither the viewer nor a member has blocked the other. The viewer's blocks are read once for the whole
 * list.
 */
export function isNotBlocked({ accountId, isStaff }: Actor, person: Sql): Sql {
  if (accountId === null || isStaff) return sql`true`;
  return sql`${person} <> all (array(
    select mine.blocked_id from block as mine where mine.blocker_id = ${accountId}
    union all select theirs.blocker_id from block as theirs where theirs.blocked_id = ${accountId}))`;
}

/** SQL: whether one of two people has blocked the other. */
export function areBlocked(one: Sql, other: Sql): Sql {
  return sql`exists (select from block as apart where (apart.blocker_id = ${one} and apart.blocked_id = ${other})
    or (apart.blocker_id = ${other} and apart.blocked_id = ${one}))`;
}
