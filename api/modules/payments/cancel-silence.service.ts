import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { StepsCtx } from '../../platform/steps.ts';
import { lockRemark } from '../remarks/remark.service.ts';
import { beginCancel } from './cancel-job.service.ts';
import { finishRefund } from './refund.service.ts';

/** Maximum number of jobs in one run. */
const BATCH = 50;
/** Minutes between two tries of a refund that the provider refused. */
const PATIENCE = 60;

async function overdue(ctx: StepsCtx): Promise<number[]> {
  const now = ctx.clock.now();
  const lately = new Date(now.getTime() - PATIENCE * 60_000);
  const found = await sql<{ id: number }>`select r.id from remark as r
    where r.state = 'cancel_asked' and r.cancel_deadline <= ${now}
      and not exists (select from refund as f
        where f.remark_id = r.id and f.state = 'failed' and (f.updated_at > ${lately} or f.given_up_at is not null))
      and not exists (select from chargeback as c where c.remark_id = r.id and c.state = 'open')
    order by r.cancel_deadline, r.id limit ${BATCH}`.execute(ctx.em.fork().getKysely());
  return found.rows.map(({ id }) => id);
}

/** Agrees to cancel, unless the job moved on meanwhile. */
async function agree(ctx: Ctx, remarkId: number): Promise<boolean> {
  const locked = await lockRemark(ctx, remarkId);
  if (locked.remark.state !== 'cancel_asked' || !locked.facts.silenceAgreed) return false;
  return (await beginCancel(ctx, locked, { action: 'silenceAgrees', side: 'system' })) === 'refund';
}

/**
 * Agrees to cancel on behalf of influencers who have been silent for 72 hours, and refunds. Returns the number of jobs.
 * One that fails is logged and tried again.
 */
export async function agreeBySilence(ctx: StepsCtx): Promise<number> {
  const ids = await overdue(ctx);
  for (const id of ids) {
    try {
      if (await ctx.inTransaction((inner) => agree(inner, id))) await finishRefund(ctx, id, false);
    } catch (error) {
      ctx.ports.log.error(
        { err: error, remarkId: id },
        'a job could not be cancelled after the time to answer',
      );
    }
  }
  return ids.length;
}
