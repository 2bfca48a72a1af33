import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { sql } from '../../../platform/sql.ts';
import { hiredCount } from '../campaign.policy.ts';
import { type Counted, closeAll } from './campaign-jobs.service.ts';

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
  const live = await sql<Counted>`select c.id,
      ${hiredCount(sql.ref('c.id'))} as "hiredCount"
    from campaign as c where c.owner_id = ${ownerId} and c.state in ('awaiting_approval', 'open')
    order by c.id for update of c`.rows(ctx);
  await closeAll(ctx, live, { side: 'owner', withHire: 'finish', withoutHire: 'withdraw' });
}
