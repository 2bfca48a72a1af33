import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { readCampaignFacts } from './campaign.read.ts';

/** Marks or unmarks a campaign as the actor's favourite. Idempotent. Throws NOT_FOUND when it is hidden. */
export async function setFavourite(ctx: Ctx, campaignId: number, isOn: boolean): Promise<void> {
  const accountId = accountIdOf(ctx);
  await readCampaignFacts(ctx, campaignId, 'campaignId');
  const change = isOn
    ? sql`insert into favourite (account_id, campaign_id, created_at)
        values (${accountId}, ${campaignId}, ${ctx.clock.now()}) on conflict do nothing`
    : sql`delete from favourite where account_id = ${accountId} and campaign_id = ${campaignId}`;
  await change.execute(ctx.em.getKysely());
}
