import { dayOf } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox.ts';
import { sql } from '../../platform/sql.ts';

/** Days before its last day on which the owner of a campaign is reminded. */
const DAYS_BEFORE = 3;
/** Maximum number of reminders in one transaction. */
const BATCH = 100;

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
    on conflict do nothing returning campaign_id as "campaignId"`.execute(ctx.em.getKysely());
  for (const { campaignId } of made.rows) await record(ctx, { type: 'campaign.endsSoon', campaignId });
  return made.rows.length;
}
