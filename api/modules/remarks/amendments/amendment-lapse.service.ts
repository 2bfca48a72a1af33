import type { Ctx } from '../../../platform/context.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { sql } from '../../../platform/sql.ts';
import { lockRemark, moveRemark } from '../remark.service.ts';
import { decideAmendment, pendingAmendment } from './end-amendment.service.ts';

/** Maximum number of jobs read at once. */
const BATCH = 100;

async function overdue(ctx: StepsCtx, after: number): Promise<number[]> {
  const found = await sql<{ id: number }>`select remark_id as id from amendment
    where state = 'pending' and lapses_at <= ${ctx.clock.now()} and remark_id > ${after}
    order by remark_id limit ${BATCH}`.rows({ em: ctx.em.fork() });
  return found.map(({ id }) => id);
}

/** Lets the amendment of a job lapse, unless it was answered or replaced meanwhile. */
async function lapse(ctx: Ctx, remarkId: number): Promise<void> {
  const locked = await lockRemark(ctx, remarkId);
  const amendment = await pendingAmendment(ctx, remarkId);
  if (!amendment || !locked.facts.amendment?.isLapsed) return;
  decideAmendment(ctx, amendment, 'lapsed');
  await moveRemark(ctx, locked, { action: 'amendmentLapsed', side: 'system' });
}

/** Ends all amendments whose time to answer is over. One that fails is logged and tried again in the next run. */
export async function lapseAmendments(ctx: StepsCtx): Promise<void> {
  let ids = await overdue(ctx, 0);
  while (ids.length > 0) {
    for (const remarkId of ids) {
      try {
        await ctx.inTransaction((inner) => lapse(inner, remarkId));
      } catch (error) {
        ctx.ports.log.error({ err: error, remarkId }, 'an amendment could not lapse');
      }
    }
    ids = await overdue(ctx, ids.at(-1) ?? 0);
  }
}
