import type { Ctx } from '../../../platform/context.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { sql } from '../../../platform/sql.ts';
import { approveSilentDrafts } from '../../deliverables/submission.service.ts';
import { type LockedRemark, lockRemark, moveRemark } from '../remark.service.ts';

/** Maximum number of jobs read at once. */
const BATCH = 100;

/** Records that drafts of a locked running job count as approved, because the time to answer is over. */
export async function approveForSilent(ctx: Ctx, locked: LockedRemark): Promise<void> {
  if (locked.remark.state !== 'hired') return;
  const count = await approveSilentDrafts(ctx, locked.remark.id);
  if (count > 0) await moveRemark(ctx, locked, { action: 'silenceApproves', side: 'system' });
}

async function overdue(ctx: StepsCtx, after: number): Promise<number[]> {
  const found = await sql<{
    id: number;
  }>`select distinct r.id from submission as s join remark as r on r.id = s.remark_id
    where s.state = 'in_review' and s.kind = 'draft' and s.answer_deadline <= ${ctx.clock.now()} and r.state = 'hired'
      and r.id > ${after}
    order by r.id limit ${BATCH}`.rows({ em: ctx.em.fork() });
  return found.map(({ id }) => id);
}

/** Approves all drafts whose time to answer is over. One that fails is logged and tried again in the next run. */
export async function approveAllForSilent(ctx: StepsCtx): Promise<void> {
  let ids = await overdue(ctx, 0);
  while (ids.length > 0) {
    for (const remarkId of ids) {
      try {
        await ctx.inTransaction(async (inner) => approveForSilent(inner, await lockRemark(inner, remarkId)));
      } catch (error) {
        ctx.ports.log.error({ err: error, remarkId }, 'a draft could not be approved after its deadline');
      }
    }
    ids = await overdue(ctx, ids.at(-1) ?? 0);
  }
}
