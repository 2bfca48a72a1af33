import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** The author of a review that has appeared and is not hidden. Throws NOT_FOUND. */
export async function readReviewAuthor(ctx: Ctx, reviewId: number): Promise<number> {
  const found = await sql<{ authorId: number }>`select author_id as "authorId" from job_review
    where id = ${reviewId} and published_at is not null and hidden_at is null`.first(ctx);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND, 'reviewId');
  return found.authorId;
}
