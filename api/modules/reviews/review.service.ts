import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { sql } from '../../platform/sql.ts';
import { checkText } from '../../platform/text.ts';
import { type AnswerFacts, answerRefusal, LONGEST_REVIEW } from './review.policy.ts';

interface LockedReview extends AnswerFacts {
  readonly remarkId: number;
  readonly authorId: number;
}

/** Locks a review until the transaction ends. Throws NOT_FOUND, also for one that has not appeared. */
export async function lockReview(ctx: Ctx, id: number): Promise<LockedReview> {
  const found = await sql<LockedReview>`select remark_id as "remarkId", author_id as "authorId",
      subject_id as "subjectId", published_at is not null as "isPublished", answer is not null as "isAnswered",
      hidden_at is not null as "isHidden"
    from job_review where id = ${id} and published_at is not null for update`.first(ctx);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND, 'reviewId');
  return found;
}

/**
 * Answers a review in public, once, for the reviewed side. Throws FIELD_REQUIRED, ALREADY_ANSWERED, FORBIDDEN, NOT_FOUND.
 */
export async function answerReview(ctx: Ctx, reviewId: number, typed: string): Promise<void> {
  const rule = { field: 'text', max: LONGEST_REVIEW, missing: ErrorCode.FIELD_REQUIRED } as const;
  const answer = checkText(typed, rule);
  const review = await lockReview(ctx, reviewId);
  const refusal = answerRefusal(review, ctx.actor.accountId);
  if (refusal) throw new DomainError(refusal);
  await sql`update job_review set answer = ${answer}, answered_at = ${ctx.clock.now()} where id = ${reviewId}`.run(
    ctx,
  );
  await record(ctx, { type: 'review.answered', remarkId: review.remarkId, reviewId });
}
