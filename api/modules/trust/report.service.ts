import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { PersonReportInput, ReportInput, ReviewReportInput } from '../../../schema/report.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { checkText } from '../../platform/text.ts';
import { assertCampaignAction } from '../campaigns/campaign.policy.ts';
import { readCampaignFacts } from '../campaigns/campaign.read.ts';
import { claimPictures } from '../pictures/picture.service.ts';
import { isOpen } from '../profiles/profile.read.ts';
import { readReviewAuthor } from '../reviews/review-author.read.ts';

/** Maximum length of a comment, in characters. */
const MAX_COMMENT = 2_000;

/** A comment as stored. Throws COMMENT_REQUIRED, BAD_INPUT above 2,000 characters. */
function toComment(typed: string): string {
  return checkText(typed, { field: 'comment', max: MAX_COMMENT, missing: ErrorCode.COMMENT_REQUIRED });
}

interface Complaint {
  /** Column of the reported object. */
  readonly about: 'campaign_id' | 'person_id' | 'review_id';
  readonly id: number;
  readonly comment: string;
  readonly picture: string | null;
}

/** Stores a report and returns its id; null when the same member's report about it is open already. */
async function file(ctx: Ctx, { about, id, comment, picture }: Complaint): Promise<number | null> {
  if (picture != null) await claimPictures(ctx, [picture], 'report', 'picture');
  const thing: Sql = sql.ref(about);
  const made = await sql<{
    id: number;
  }>`insert into report (reporter_id, ${thing}, comment, picture_id, created_at)
    values (${accountIdOf(ctx)}, ${id}, ${comment}, ${picture}, ${ctx.clock.now()})
    on conflict (reporter_id, ${thing}) where resolved_at is null and ${thing} is not null do nothing
    returning id`.first(ctx);
  return made?.id ?? null;
}

/**
 * Reports a campaign to staff and returns the report's id. One open report per member and campaign. Throws
 * COMMENT_REQUIRED, NOT_FOUND, OWN_CAMPAIGN, ALREADY_REPORTED.
 */
export async function reportCampaign(ctx: Ctx, input: ReportInput): Promise<number> {
  const comment = toComment(input.comment);
  const id = toId(input.campaignId, 'campaignId');
  assertCampaignAction('report', ctx.actor, await readCampaignFacts(ctx, id, 'campaignId'));
  const made = await file(ctx, { about: 'campaign_id', id, comment, picture: input.picture ?? null });
  if (made === null) throw new DomainError(ErrorCode.ALREADY_REPORTED);
  return made;
}

/**
 * Reports a member to staff and returns the report's id; blocked members too. One open report per reporter and member.
 * Throws COMMENT_REQUIRED, NOT_FOUND, CANNOT_REPORT_SELF, PERSON_REPORTED.
 */
export async function reportPerson(ctx: Ctx, input: PersonReportInput): Promise<number> {
  const comment = toComment(input.comment);
  const id = toId(input.profileId, 'profileId');
  if (id === accountIdOf(ctx)) throw new DomainError(ErrorCode.CANNOT_REPORT_SELF, 'profileId');
  const known = await sql`select from profile as p where p.id = ${id} and ${isOpen('p')}`.rows(ctx);
  if (known.length === 0) throw new DomainError(ErrorCode.NOT_FOUND, 'profileId');
  const made = await file(ctx, { about: 'person_id', id, comment, picture: input.picture ?? null });
  if (made === null) throw new DomainError(ErrorCode.PERSON_REPORTED);
  return made;
}

/**
 * Reports a review to staff and returns the report's id. One open report per member and review. Throws COMMENT_REQUIRED,
 * NOT_FOUND, CANNOT_REPORT_SELF for its author, REVIEW_REPORTED.
 */
export async function reportReview(ctx: Ctx, input: ReviewReportInput): Promise<number> {
  const comment = toComment(input.comment);
  const id = toId(input.reviewId, 'reviewId');
  const authorId = await readReviewAuthor(ctx, id);
  if (authorId === accountIdOf(ctx)) throw new DomainError(ErrorCode.CANNOT_REPORT_SELF, 'reviewId');
  const made = await file(ctx, { about: 'review_id', id, comment, picture: input.picture ?? null });
  if (made === null) throw new DomainError(ErrorCode.REVIEW_REPORTED);
  return made;
}
