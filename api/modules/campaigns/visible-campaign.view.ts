import { dayOf } from '../../platform/clock.ts';
import type { Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { mayMeet } from '../blocks/block.view.ts';

/**
 * Campaigns that everybody may see: approved, enabled and not ended, but for those of people who blocked the viewer or
 * whom the viewer blocked. The partial indexes lead by the same words.
 */
export function publicCampaign(row: string, plan: Plan): Sql {
  const { accountId, isStaff } = plan.actor;
  const met =
    accountId === null || isStaff ? sql`` : sql`and ${mayMeet(plan.actor, sql.ref(`${row}.owner_id`))}`;
  return sql`${sql.ref(`${row}.state`)} in ('open', 'awarded') and not ${sql.ref(`${row}.is_disabled`)}
    and ${sql.ref(`${row}.ends_on`)} >= ${dayOf(plan.now)}::date ${met}`;
}

/**
 * Campaigns that everybody could see at some time: published ones, also when they are hidden or over by now, and those
 * that expired. What staff rejected was never shown.
 */
export function oncePublicCampaign(row: string): Sql {
  return sql`(${sql.ref(`${row}.state`)} in ('open', 'awarded')
    or (${sql.ref(`${row}.state`)} = 'inactive' and ${sql.ref(`${row}.rejected_reason`)} is null))`;
}

/** Campaigns that the viewer may see: public ones, the own ones, those applied to; staff sees all. */
export function visibleCampaign(row: string, plan: Plan): Sql {
  const { accountId, isStaff } = plan.actor;
  if (isStaff) return sql`true`;
  if (accountId === null) return publicCampaign(row, plan);
  return sql`((${publicCampaign(row, plan)}) or ${sql.ref(`${row}.owner_id`)} = ${accountId}
    or exists (select from remark as applied
      where applied.campaign_id = ${sql.ref(`${row}.id`)} and applied.applicant_id = ${accountId}))`;
}
