import { ErrorCode } from '../../../schema/errors.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { transition } from '../../platform/transition.ts';
import { Campaign } from './campaign.entity.ts';
import { campaignProcess } from './campaign.process.ts';
import { hiredCount } from './hired-count.view.ts';

/** Maximum number of campaigns closed in one transaction. */
const BATCH = 100;

interface Ended {
  id: number;
  hiredCount: number;
}

async function lockEnded(ctx: Ctx, limit: number): Promise<Ended[]> {
  const found = await sql<Ended>`select c.id,
      ${hiredCount(sql.ref('c.id'))} as "hiredCount"
    from campaign as c where c.state = 'open' and c.ends_on < ${dayOf(ctx.clock.now())}::date
    order by c.ends_on, c.id limit ${limit} for update of c skip locked`.execute(ctx.em.getKysely());
  return found.rows;
}

/**
 * Closes open campaigns whose last day has passed: awarded with a hire, inactive without one. Closes one batch in the
 * caller's transaction and returns its size; repeat until that is 0. Several processes share the work.
 */
export async function expireCampaigns(ctx: Ctx, limit = BATCH): Promise<number> {
  const ended = await lockEnded(ctx, limit);
  if (ended.length === 0) return 0;
  const campaigns = await ctx.em.find(Campaign, { id: { $in: ended.map(({ id }) => id) } });
  for (const campaign of campaigns) {
    const hiredCount = ended.find(({ id }) => id === campaign.id)?.hiredCount ?? 0;
    await transition(ctx, campaignProcess, campaign, {
      action: hiredCount > 0 ? 'award' : 'expire',
      side: 'system',
      facts: { state: campaign.state, hiredCount, hasEnded: true },
      otherwise: ErrorCode.WRONG_STATE,
      about: { campaignId: campaign.id, accountId: campaign.ownerId },
    });
    campaign.updatedAt = ctx.clock.now();
  }
  await ctx.em.flush();
  return ended.length;
}
