import { sql } from 'kysely';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { ReportInput } from '../../../schema/trust.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { tidyText } from '../../platform/text.ts';
import { assertCampaignDeed } from '../campaigns/campaign.policy.ts';
import { readCampaignFacts } from '../campaigns/campaign.read.ts';
import { claimPictures } from '../pictures/picture.service.ts';

/** Longest comment, in characters. */
const MAX_COMMENT = 2_000;

/**
 * Reports a campaign to staff. One report of a person waits at a time for each campaign. Throws COMMENT_REQUIRED,
 * NOT_FOUND, OWN_CAMPAIGN, ALREADY_REPORTED.
 */
export async function reportCampaign(ctx: Ctx, input: ReportInput): Promise<boolean> {
  const reporter = accountIdOf(ctx);
  const comment = tidyText(input.comment);
  if (comment === '') throw new DomainError(ErrorCode.COMMENT_REQUIRED, 'comment');
  if (comment.length > MAX_COMMENT) throw new DomainError(ErrorCode.BAD_INPUT, 'comment');
  const campaignId = toId(input.campaignId, 'campaignId');
  const facts = await readCampaignFacts(ctx, campaignId, 'campaignId');
  assertCampaignDeed('report', ctx.actor, facts);
  if (input.picture != null) await claimPictures(ctx, [input.picture], 'report', 'picture');
  const made = await sql`insert into report (reporter_id, campaign_id, comment, picture_id, created_at)
    values (${reporter}, ${campaignId}, ${comment}, ${input.picture ?? null}, ${ctx.clock.now()})
    on conflict (reporter_id, campaign_id) where resolved_at is null do nothing returning id`.execute(
    ctx.em.getKysely(),
  );
  if (made.rows.length === 0) throw new DomainError(ErrorCode.ALREADY_REPORTED);
  return true;
}
