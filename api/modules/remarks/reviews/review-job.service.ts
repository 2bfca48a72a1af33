import { DomainError, outOfBounds } from '../../../../schema/errors.ts';
import type { JobReviewInput } from '../../../../schema/job-review.ts';
import type { Ctx } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import { sql } from '../../../platform/sql.ts';
import { checkText } from '../../../platform/text.ts';
import { LONGEST_REVIEW, reviewRefusal } from '../../reviews/review.policy.ts';
import { publishReviews } from '../../reviews/review-period.service.ts';
import { lockRemarkOfParty } from '../remark.service.ts';

function checkRating(rating: number): number {
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) throw outOfBounds('rating', { min: 1, max: 5 });
  return rating;
}

/**
 * Reviews the other side of a settled job, once, and returns the job's id. When both reviews are in, they appear. Throws
 * NOT_SETTLED, ALREADY_REVIEWED, REVIEW_TIME_OVER, BAD_INPUT, FORBIDDEN, NOT_FOUND.
 */
export async function reviewJob(ctx: Ctx, input: JobReviewInput): Promise<number> {
  const remarkId = toId(input.remarkId, 'remarkId');
  const rating = checkRating(input.rating);
  const text = checkText(input.text, { field: 'text', max: LONGEST_REVIEW });
  // Two reviews at the same time wait for each other at the lock of the job.
  const { facts, side } = await lockRemarkOfParty(ctx, remarkId);
  const refusal = reviewRefusal(facts, side);
  if (refusal) throw new DomainError(refusal);
  const { ownerId, applicantId, reviews } = facts;
  const [author, subject] = side === 'owner' ? [ownerId, applicantId] : [applicantId, ownerId];
  await sql`insert into job_review (remark_id, author_id, subject_id, rating, text, created_at)
    values (${remarkId}, ${author}, ${subject}, ${rating}, ${text}, ${ctx.clock.now()})`.run(ctx);
  const isComplete = side === 'owner' ? reviews?.applicantReviewed : reviews?.ownerReviewed;
  if (isComplete) await publishReviews(ctx, remarkId);
  return remarkId;
}
