import { type Sql, sql } from '../../platform/sql.ts';

const WEEK_MS = 7 * 86_400_000;

/** SQL: whether an account is younger than a week. */
export function isYoung(accountId: Sql, now: Date): Sql {
  return sql`exists (select from account as young
    where young.id = ${accountId} and young.created_at > ${new Date(now.getTime() - WEEK_MS)}::timestamptz)`;
}

/** SQL: whether a member is new: an account younger than a week, or one that has not finished a job. Staff are not. */
export function isNewcomer(accountId: Sql, now: Date): Sql {
  return sql`((${isYoung(accountId, now)} or not exists (select from reputation as known
      where known.account_id = ${accountId} and known.jobs_done > 0))
    and not exists (select from account as staff where staff.id = ${accountId} and staff.is_staff))`;
}

/** SQL: whether two members have something to do with each other: one has applied to a campaign of the other. */
export function haveMet(one: Sql, other: Sql): Sql {
  return sql`exists (select from remark as common join campaign as place on place.id = common.campaign_id
    where (common.applicant_id, place.owner_id) in ((${one}, ${other}), (${other}, ${one})))`;
}
