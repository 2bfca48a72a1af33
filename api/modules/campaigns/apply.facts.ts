import type { Ctx } from '../../platform/context.ts';
import { readOne } from '../../platform/read/read-list.ts';
import { pick } from '../../platform/read/selection.ts';
import { viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { isNotBlocked } from '../profiles/may-meet.view.ts';
import { Campaign } from './campaign.entity.ts';
import { type ApplyFacts, ruleFacts } from './campaign.policy.ts';
import { everPublicCampaign, visibleCampaign } from './campaign.view.ts';

const factsView = viewOf<{ facts: Omit<ApplyFacts, 'actor'> }>(null, Campaign, { facts: ruleFacts });

/**
 * Facts for the rules of applying, for the actor. Null when there is no such campaign, or it was never public. Ended
 * and disabled ones are found, so that an open page can say why it is closed.
 */
export async function readApplyFacts(ctx: Ctx, campaignId: number): Promise<ApplyFacts | null> {
  const row = await readOne<{ facts: Omit<ApplyFacts, 'actor'> }>(
    ctx,
    {
      view: factsView,
      where: (campaign, plan) => sql`${sql.ref(`${campaign}.id`)} = ${campaignId}
        and (${everPublicCampaign(campaign)} and ${isNotBlocked(plan.actor, sql.ref(`${campaign}.owner_id`))} or ${visibleCampaign(campaign, plan)})`,
    },
    pick('facts'),
  );
  return row && { ...row.facts, actor: ctx.actor };
}
