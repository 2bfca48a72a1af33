import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** Fails the pending deliveries of a disabled webhook. They can be replayed. */
export async function failPending(ctx: Ctx, webhookId: number): Promise<void> {
  await sql`update webhook_delivery set state = 'failed', next_try_at = null
    where webhook_id = ${webhookId} and state = 'pending'`.run(ctx);
}
