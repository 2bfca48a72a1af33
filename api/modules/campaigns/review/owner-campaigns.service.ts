import { ErrorCode } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { transition } from '../../../platform/process/transition.ts';
import { sql } from '../../../platform/sql.ts';
import { Campaign } from '../campaign.entity.ts';
import { hiredCount } from '../campaign.facts.ts';
import { campaignProcess } from '../campaign.process.ts';

async function tell(ctx: Ctx, rows: readonly { id: number }[]): Promise<void> {
  for (const { id } of rows) await record(ctx, { type: 'campaign.changed', campaignId: id });
}

/** Hides every campaign of a suspended owner, and remembers which were visible. */
export async function hideCampaigns(ctx: Ctx, ownerId: number): Promise<void> {
  const hidden = await sql<{ id: number }>`update campaign set is_disabled = true, hidden_with_owner = true
    where owner_id = ${ownerId} and not is_disabled returning id`.rows(ctx);
  await tell(ctx, hidden);
}

/** Shows the campaigns that `hideCampaigns` hid; those hidden by the owner stay hidden. */
export async function showCampaigns(ctx: Ctx, ownerId: number): Promise<void> {
  const shown = await sql<{ id: number }>`update campaign set is_disabled = false, hidden_with_owner = false
    where owner_id = ${ownerId} and hidden_with_owner returning id`.rows(ctx);
  await tell(ctx, shown);
}

/** Closes the campaigns of an owner who closes their account: awarded with a hire, inactive without one. */
export async function withdrawCampaigns(ctx: Ctx, ownerId: number): Promise<void> {
  const live = await sql<{ id: number; hiredCount: number }>`select c.id,
      ${hiredCount(sql.ref('c.id'))} as "hiredCount"
    from campaign as c where c.owner_id = ${ownerId} and c.state in ('awaiting_approval', 'open')
    order by c.id for update of c`.rows(ctx);
  const campaigns = await ctx.em.find(Campaign, { id: { $in: live.map(({ id }) => id) } });
  for (const campaign of campaigns) {
    const hiredCount = live.find(({ id }) => id === campaign.id)?.hiredCount ?? 0;
    await transition(ctx, campaignProcess, campaign, {
      action: hiredCount > 0 ? 'finish' : 'withdraw',
      side: 'owner',
      facts: { state: campaign.state, hiredCount, hasEnded: false },
      otherwise: ErrorCode.WRONG_STATE,
      about: { campaignId: campaign.id, accountId: ownerId },
    });
    campaign.updatedAt = ctx.clock.now();
  }
  await ctx.em.flush();
}
