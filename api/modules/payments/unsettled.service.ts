import type { StepsCtx } from '../../platform/process/steps.ts';
import { sql } from '../../platform/sql.ts';
import { finishPayment } from './hire/hire-payment.service.ts';
import { finishRefund } from './refund/refund.service.ts';
import { finishRelease } from './release/release.service.ts';

/** Seconds until an unsettled payment, payout or refund is looked up at the provider. */
const PATIENCE = 30;
/** Maximum number of rows of each kind in one run. */
const BATCH = 50;

interface Unsettled {
  readonly kind: 'payment' | 'payout' | 'refund';
  readonly remarkId: number;
}

/** Payments that wait for the payer's bank are looked up less often: the payer's own page asks when it is done. */
async function unsettled(ctx: StepsCtx, olderThan: number): Promise<Unsettled[]> {
  const now = ctx.clock.now().getTime();
  const due = new Date(now - olderThan * 1000);
  const longAgo = new Date(now - olderThan * 10_000);
  const found = await sql<Unsettled>`
    (select 'payment' as kind, remark_id as "remarkId" from payment
      where (state in ('created', 'processing') and updated_at <= ${due})
        or (state = 'requires_action' and (updated_at <= ${longAgo}
          or cancel_asked_at is not null and updated_at <= ${due}))
      order by updated_at limit ${BATCH})
    union all
    (select 'payout', remark_id from payout where state = 'created' and updated_at <= ${due}
      order by updated_at limit ${BATCH})
    union all
    (select 'refund', remark_id from refund where state = 'created' and updated_at <= ${due}
        and coalesce(retry_at, updated_at) <= ${new Date(now)}
      order by updated_at limit ${BATCH})`.rows({ em: ctx.em.fork() });
  return found;
}

/**
 * Settles what a crash, a lost answer or a lost webhook left: looks up each unsettled payment, payout and refund at the
 * provider and runs the same steps again, with the recorded keys. Returns the number of rows. A row that fails is
 * logged and comes again with the next run.
 */
export async function finishUnsettled(ctx: StepsCtx, olderThan = PATIENCE): Promise<number> {
  const rows = await unsettled(ctx, olderThan);
  for (const { kind, remarkId } of rows) {
    try {
      if (kind === 'payment') await finishPayment(ctx, remarkId, true);
      else if (kind === 'payout') await finishRelease(ctx, remarkId);
      else await finishRefund(ctx, remarkId, true);
    } catch (error) {
      ctx.ports.log.error({ err: error, kind, remarkId }, 'money on its way could not be settled');
    }
  }
  return rows.length;
}
