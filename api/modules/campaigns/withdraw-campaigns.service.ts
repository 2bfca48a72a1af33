import { ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { transition } from '../../platform/transition.ts';
import { Campaign } from './campaign.entity.ts';
import { campaignProcess } from './campaign.process.ts';
import { hiredCount } from './hired-count.view.ts';

/** Closes the campaigns of an owner who closes their account: awarded with a hire, inactive without one. */
export async function withdrawCampaigns(ctx: Ctx, ownerId: number): Promise<void> {
  const live = await sql<{ id: number; hiredCount: number }>`select c.id,
      ${hiredCount(sql.ref('c.id'))} as "hiredCount"
    from campaign as c where c.owner_id = ${ownerId} and c.state in ('awaiting_approval', 'open')
    order by c.id for update of c`.execute(ctx.em.getKysely());
  const campaigns = await ctx.em.find(Campaign, { id: { $in: live.rows.map(({ id }) => id) } });
  for (const campaign of campaigns) {
    const hiredCount = live.rows.find(({ id }) => id === campaign.id)?.hiredCount ?? 0;
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
