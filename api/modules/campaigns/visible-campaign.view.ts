import { dayOf } from '../../platform/clock.ts';
import { type Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { isNotBlocked } from '../profiles/may-meet.view.ts';

/**
 * SQL: public campaigns: approved, enabled, not ended, and without a block between owner and viewer. Partial indexes
 * use the same text.
 */
export function publicCampaign(row: string, plan: Plan): Sql {
  const { accountId, isStaff } = plan.actor;
  const met =
    accountId === null || isStaff ? sql`` : sql`and ${isNotBlocked(plan.actor, sql.ref(`${row}.owner_id`))}`;
  return sql`${sql.ref(`${row}.state`)} in ('open', 'awarded') and not ${sql.ref(`${row}.is_disabled`)}
    and ${sql.ref(`${row}.ends_on`)} >= ${dayOf(plan.now)}::date ${met}`;
}

/**
 * SQL: campaigns that were public at some time: published ones, also hidden or ended ones, and expired ones. Rejected
 * ones never were.
 */
export function everPublicCampaign(row: string): Sql {
  return sql`(${sql.ref(`${row}.state`)} in ('open', 'awarded')
    or (${sql.ref(`${row}.state`)} = 'inactive' and ${sql.ref(`${row}.rejected_reason`)} is null))`;
}

/** SQL: campaigns that the viewer may see: public, own, and applied to; staff see all. */
export function visibleCampaign(row: string, plan: Plan): Sql {
  const { accountId, isStaff } = plan.actor;
  if (isStaff) return sql`true`;
  if (accountId === null) return publicCampaign(row, plan);
  return sql`((${publicCampaign(row, plan)}) or ${sql.ref(`${row}.owner_id`)} = ${accountId}
    or exists (select from remark as applied
      where applied.campaign_id = ${sql.ref(`${row}.id`)} and applied.applicant_id = ${accountId}))`;
}
