import { dayOf } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { sql } from '../../../platform/sql.ts';
import { Campaign } from '../campaign.entity.ts';
import { hiredCount } from '../campaign.policy.ts';
import type { CampaignSide } from '../campaign.process.ts';
import { moveCampaign } from '../campaign.service.ts';

/** Maximum number of campaigns in one transaction. */
const BATCH = 100;

/** A locked campaign with the number of its hires. */
export interface Counted {
  id: number;
  hiredCount: number;
}

interface Ending {
  side: CampaignSide;
  withHire: string;
  withoutHire: string;
}

/** Closes locked campaigns: awarded with a hire, inactive without one. */
export async function closeAll(ctx: Ctx, rows: readonly Counted[], ending: Ending): Promise<void> {
  const { side, withHire, withoutHire } = ending;
  const campaigns = await ctx.em.find(Campaign, { id: { $in: rows.map(({ id }) => id) } });
  for (const campaign of campaigns) {
    const hiredCount = rows.find(({ id }) => id === campaign.id)?.hiredCount ?? 0;
    const facts = { state: campaign.state, hiredCount, hasEnded: side === 'system' };
    await moveCampaign(ctx, campaign, { action: hiredCount > 0 ? withHire : withoutHire, side, facts });
  }
  await ctx.em.flush();
}

function lockEnded(ctx: Ctx, limit: number): Promise<Counted[]> {
  return sql<Counted>`select c.id,
      ${hiredCount(sql.ref('c.id'))} as "hiredCount"
    from campaign as c where c.state = 'open' and c.ends_on < ${dayOf(ctx.clock.now())}::date
    order by c.ends_on, c.id limit ${limit} for update of c skip locked`.rows(ctx);
}

/**
 * Closes open campaigns whose last day has passed: awarded with a hire, inactive without one. Closes one batch in the
 * caller's transaction and returns its size; repeat until that is 0. Several processes share the work.
 */
export async function expireCampaigns(ctx: Ctx, limit = BATCH): Promise<number> {
  const ended = await lockEnded(ctx, limit);
  if (ended.length === 0) return 0;
  await closeAll(ctx, ended, { side: 'system', withHire: 'award', withoutHire: 'expire' });
  return ended.length;
}

/** Days before its last day on which the owner of a campaign is reminded. */
const DAYS_BEFORE = 3;

/**
 * Reminds the owners of open campaigns that end within three days, once per campaign and last day: a changed day brings
 * a new reminder. A disabled campaign waits until it is enabled. Handles one batch in the caller's transaction and
 * returns its size; repeat until that is 0. Several processes share the work.
 */
export async function remindOfEnds(ctx: Ctx, limit = BATCH): Promise<number> {
  const today = dayOf(ctx.clock.now());
  const made = await sql<{ campaignId: number }>`
    with due as (
      select c.id, c.ends_on from campaign as c
      where c.state = 'open' and not c.is_disabled
        and c.ends_on between ${today}::date and ${today}::date + ${DAYS_BEFORE}::int
        and not exists (select from campaign_reminder as told where told.campaign_id = c.id and told.ends_on = c.ends_on)
      order by c.ends_on, c.id limit ${limit} for update of c skip locked)
    insert into campaign_reminder (campaign_id, ends_on, created_at)
    select id, ends_on, ${ctx.clock.now()} from due
    on conflict do nothing returning campaign_id as "campaignId"`.rows(ctx);
  for (const { campaignId } of made) await record(ctx, { type: 'campaign.endsSoon', campaignId });
  return made.length;
}
