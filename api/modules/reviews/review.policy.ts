import type { CampaignType } from '../../../schema/campaign.ts';
import { ErrorCode } from '../../../schema/errors.ts';
import type { RemarkState } from '../../../schema/remark.ts';
import type { Refusal } from '../../platform/process/process.ts';
import { type Sql, sql } from '../../platform/sql.ts';

/** Maximum length of a review and of an answer, in characters. */
export const LONGEST_REVIEW = 1_000;

/** How the reviews of a settled job stand. */
export interface ReviewsFacts {
  /** Whether nothing can be written any more: both are in, or the time is over. */
  readonly isOver: boolean;
  readonly ownerReviewed: boolean;
  readonly applicantReviewed: boolean;
}

/** Whether the work is done and, where money was held, it was paid. A job that was cancelled is not settled. */
export function isSettled(campaignType: CampaignType, state: RemarkState): boolean {
  return campaignType === 'paid' ? state === 'released' || state === 'settled' : state === 'done';
}

/** SQL: the same of a job. */
export function isSettledJob(row: string): Sql {
  return sql`(${sql.ref(`${row}.state`)} in ('released', 'settled') or ${sql.ref(`${row}.state`)} = 'done'
    and exists (select from campaign as free where free.id = ${sql.ref(`${row}.campaign_id`)} and free.type <> 'paid'))`;
}

/** SQL: the `ReviewsFacts` of the job with an id as JSON; null when its sides may not review each other yet. */
export function reviewsFacts(remarkId: Sql, now: Date): Sql {
  const wrote = (side: 'owner_id' | 'applicant_id'): Sql => sql`exists (select from job_review as said
    join remark as of_job on of_job.id = said.remark_id
    where said.remark_id = term.remark_id and said.author_id = ${sql.ref(`of_job.${side}`)})`;
  return sql`(select json_build_object(
      'isOver', term.closed_at is not null or term.ends_at <= ${now}::timestamptz,
      'ownerReviewed', ${wrote('owner_id')},
      'applicantReviewed', ${wrote('applicant_id')})
    from review_period as term where term.remark_id = ${remarkId})`;
}

/** Facts of a job that its reviews depend on. */
export interface JobFacts {
  readonly state: RemarkState;
  readonly campaignType: CampaignType;
  readonly reviews: ReviewsFacts | null;
}

/** Why a side of a job may not review the other; null when it may. */
export function reviewRefusal(
  { state, campaignType, reviews }: JobFacts,
  side: 'owner' | 'applicant' | null,
): Refusal | null {
  if (side === null) return { code: ErrorCode.FORBIDDEN };
  if (!reviews || !isSettled(campaignType, state)) return { code: ErrorCode.NOT_SETTLED };
  const hasReviewed = side === 'owner' ? reviews.ownerReviewed : reviews.applicantReviewed;
  if (hasReviewed) return { code: ErrorCode.ALREADY_REVIEWED };
  return reviews.isOver ? { code: ErrorCode.REVIEW_TIME_OVER } : null;
}

/** Facts of a review that answering it depends on. */
export interface AnswerFacts {
  readonly subjectId: number;
  readonly isPublished: boolean;
  readonly isAnswered: boolean;
  readonly isHidden: boolean;
}

/** Why an account may not answer a review; null when it may. What it may not see does not exist for it. */
export function answerRefusal(facts: AnswerFacts, accountId: number | null): Refusal | null {
  if (!facts.isPublished || facts.isHidden) return { code: ErrorCode.NOT_FOUND };
  if (facts.subjectId !== accountId) return { code: ErrorCode.FORBIDDEN };
  return facts.isAnswered ? { code: ErrorCode.ALREADY_ANSWERED } : null;
}
