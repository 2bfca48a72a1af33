import type { Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox.ts';
import { sql } from '../../platform/sql.ts';

async function tell(ctx: Ctx, rows: readonly { id: number }[]): Promise<void> {
  for (const { id } of rows) await record(ctx, { type: 'campaign.changed', campaignId: id });
}

/** Hides every campaign of a suspended owner, and remembers which were visible. */
export async function hideCampaigns(ctx: Ctx, ownerId: number): Promise<void> {
  const hidden = await sql<{ id: number }>`update campaign set is_disabled = true, hidden_with_owner = true
    where owner_id = ${ownerId} and not is_disabled returning id`.execute(ctx.em.getKysely());
  await tell(ctx, hidden.rows);
}

/** Shows the campaigns that `hideCampaigns` hid; those hidden by the owner stay hidden. */
export async function showCampaigns(ctx: Ctx, ownerId: number): Promise<void> {
  const shown = await sql<{ id: number }>`update campaign set is_disabled = false, hidden_with_owner = false
    where owner_id = ${ownerId} and hidden_with_owner returning id`.execute(ctx.em.getKysely());
  await tell(ctx, shown.rows);
}
