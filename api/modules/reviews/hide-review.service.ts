import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { sql } from '../../platform/sql.ts';
import { recordStaffAction, requireReason } from '../staff-actions/staff-action.service.ts';
import { lockReview } from './review.service.ts';

/**
 * Hides a review from everybody but its author and staff; it no longer counts. Its author is told the reason. Throws
 * REASON_REQUIRED, NOT_FOUND, WRONG_STATE when it is hidden already.
 */
export async function hideReview(ctx: Ctx, reviewId: number, given: string): Promise<void> {
  const reason = requireReason(given);
  const { isHidden, remarkId, authorId, subjectId } = await lockReview(ctx, reviewId);
  const of = [authorId, subjectId];
  if (isHidden) throw new DomainError(ErrorCode.WRONG_STATE, 'reviewId');
  await sql`update job_review set hidden_at = ${ctx.clock.now()}, hidden_by = ${accountIdOf(ctx)},
    hidden_reason = ${reason} where id = ${reviewId}`.run(ctx);
  await recordStaffAction(ctx, { action: 'hideReview', subject: 'review', subjectId: reviewId, of, reason });
  await record(ctx, { type: 'review.hidden', remarkId, reviewId, reason });
}

/** Shows a hidden review again. Throws REASON_REQUIRED, NOT_FOUND, WRONG_STATE when it is not hidden. */
export async function restoreReview(ctx: Ctx, reviewId: number, given: string): Promise<void> {
  const reason = requireReason(given);
  const { isHidden, remarkId, authorId, subjectId } = await lockReview(ctx, reviewId);
  const of = [authorId, subjectId];
  if (!isHidden) throw new DomainError(ErrorCode.WRONG_STATE, 'reviewId');
  await sql`update job_review set hidden_at = null, hidden_by = null, hidden_reason = null
    where id = ${reviewId}`.run(ctx);
  await recordStaffAction(ctx, {
    action: 'restoreReview',
    subject: 'review',
    subjectId: reviewId,
    of,
    reason,
  });
  await record(ctx, { type: 'review.restored', remarkId, reviewId });
}
