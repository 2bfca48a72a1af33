import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { NotificationSaid } from '../../../schema/notification-catalogue.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { FactHandler } from '../../platform/outbox/outbox-worker.ts';
import { sql } from '../../platform/sql.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';
import { recordStaffAction, requireReason } from '../staff-actions/staff-action.service.ts';

/** Event: staff resolved a report. */
const RESOLVED = 'report.resolved';

/**
 * Resolves a report with a reason for staff, and notifies the reporter that it was looked into. Throws REASON_REQUIRED,
 * NOT_FOUND, WRONG_STATE when it was resolved already.
 */
export async function resolveReport(ctx: Ctx, id: number, given: string): Promise<void> {
  const reason = requireReason(given);
  const report = await sql<{ isResolved: boolean; reporterId: number | null; reportedId: number | null }>`
    select resolved_at is not null as "isResolved", reporter_id as "reporterId", coalesce(person_id,
      (select owner_id from campaign where id = campaign_id), (select author_id from job_review where id = review_id))
      as "reportedId" from report where id = ${id} for update`.first(ctx);
  if (!report) throw new DomainError(ErrorCode.NOT_FOUND, 'id');
  if (report.isResolved) throw new DomainError(ErrorCode.WRONG_STATE, 'id');
  await sql`update report set resolved_at = ${ctx.clock.now()}, resolution = ${reason},
    resolved_by = ${accountIdOf(ctx)} where id = ${id}`.run(ctx);
  const of = [report.reportedId, report.reporterId];
  await recordStaffAction(ctx, { action: 'resolveReport', subject: 'report', subjectId: id, of, reason });
  if (report.reporterId !== null)
    await record(ctx, { type: RESOLVED, accountId: report.reporterId, reportId: id });
}

interface Subject {
  /** Of the campaign; null when it is about a person or a review. */
  campaignTitle: string | null;
  /** The person, or whom the review is about. */
  personName: string;
  isReview: boolean;
  path: string;
}

/** The reported object and its page. */
function subjectOf(ctx: Ctx, reportId: number): Promise<Subject | undefined> {
  return sql<Subject>`
    select c.title as "campaignTitle", p.first || ' ' || p.last as "personName",
      r.review_id is not null as "isReview",
      case when c.id is null then '/influencer-profile/' || p.id else '/campaigndetail/' || c.id end as path
    from report as r left join campaign as c on c.id = r.campaign_id left join job_review as v on v.id = r.review_id
    left join profile as p on p.id = coalesce(r.person_id, v.subject_id)
    where r.id = ${reportId}`.first(ctx);
}

const tellReporter: FactHandler = async (ctx, fact) => {
  const { accountId, reportId } = fact;
  const subject = reportId === undefined ? undefined : await subjectOf(ctx, reportId);
  if (accountId === undefined || !subject) return [];
  const { campaignTitle, personName, isReview, path } = subject;
  const said: NotificationSaid =
    campaignTitle === null
      ? { code: isReview ? 'report.reviewResolved' : 'report.personResolved', params: { personName } }
      : { code: 'report.campaignResolved', params: { campaignTitle } };
  return noticeAccount(ctx, fact, { recipientId: accountId, said, path });
};

export const reportHandlers: Readonly<Record<string, FactHandler>> = { [RESOLVED]: tellReporter };
