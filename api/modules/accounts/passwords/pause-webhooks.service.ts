import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';

/** Pauses the webhooks of an account whose password was in the wrong hands, until their owner resumes them. */
export async function pauseWebhooks(ctx: Ctx, ownerId: number): Promise<void> {
  await sql`update webhook set state = 'paused', paused_because = 'password', updated_at = ${ctx.clock.now()}
    where owner_id = ${ownerId} and state = 'enabled'`.run(ctx);
}
