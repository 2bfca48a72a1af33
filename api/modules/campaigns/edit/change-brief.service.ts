import type { WorkInput } from '../../../../schema/work.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withKnownCountries } from '../../deals/work.service.ts';
import { assertCampaignAction } from '../campaign.policy.ts';
import { readCampaignFacts } from '../campaign.read.ts';
import { lockCampaign, moveCampaign } from '../campaign.service.ts';
import { campaignFields } from '../campaign-fields.ts';
import { formOf } from './patched-campaign.ts';

const field = 'brief';

/**
 * Changes the brief of a published campaign of the actor; null removes it. It is what further applications and first
 * offers begin with: deals, offers and applications that were made keep what they were made with. Throws NOT_FOUND,
 * FORBIDDEN, WRONG_STATE before approval, BAD_INPUT, DATE_IN_PAST, FIELD_REQUIRED.
 */
export async function changeBrief(ctx: Ctx, id: number, sent: WorkInput | null): Promise<void> {
  const campaign = await lockCampaign(ctx, id);
  const facts = await readCampaignFacts(ctx, id);
  assertCampaignAction('changeBrief', ctx.actor, facts);
  const input = await formOf(ctx, campaign);
  const brief = campaignFields.brief.check(sent, { ctx, input, field });
  await moveCampaign(ctx, campaign, { action: 'changeBrief', side: 'owner', facts });
  campaign.brief = brief && (await withKnownCountries(ctx, brief, field));
  await ctx.em.flush();
}
