import type { StepsCtx } from '../../platform/process/steps.ts';
import { sql } from '../../platform/sql.ts';
import { deliverUnanswered } from './deliver/deliver-order.service.ts';
import { finishOrderPayment } from './pay/pay-order.service.ts';
import { expireOrder } from './refund/cancel-order.service.ts';
import { finishMovement } from './refund/move-money.service.ts';

/** Seconds until unsettled money is looked up at the provider. */
const PATIENCE = 30;
/** Maximum number of rows of each kind in one run. */
const BATCH = 50;

interface Work {
  readonly kind: 'payment' | 'payout' | 'refund' | 'placed' | 'paid' | 'shipped';
  readonly orderId: number;
}

async function readWork(ctx: StepsCtx, olderThan: number): Promise<Work[]> {
  const now = ctx.clock.now();
  const due = new Date(now.getTime() - olderThan * 1_000);
  const longAgo = new Date(now.getTime() - olderThan * 10_000);
  const found = await sql<Work>`
    (select 'payment' as kind, order_id as "orderId" from order_payment
      where (state in ('created', 'processing') and updated_at <= ${due})
        or (state = 'requires_action' and (updated_at <= ${longAgo}
          or cancel_asked_at is not null and updated_at <= ${due}))
      order by updated_at limit ${BATCH})
    union all
    (select kind, order_id from order_movement where state = 'created' and retry_at <= ${now} and updated_at <= ${due}
      order by retry_at limit ${BATCH})
    union all
    (select state, id from product_order where due_at <= ${now} and state in ('placed', 'paid', 'shipped')
        and (state <> 'shipped' or problem is null)
        and not exists (select from order_payment as asked where asked.order_id = product_order.id
          and asked.chargeback_state = 'open')
      order by due_at limit ${BATCH})`.rows({ em: ctx.em.fork() });
  return found;
}

async function work(ctx: StepsCtx, { kind, orderId }: Work): Promise<void> {
  if (kind === 'payment') await finishOrderPayment(ctx, orderId, true);
  else if (kind === 'payout' || kind === 'refund') await finishMovement(ctx, orderId, kind, true);
  else if (kind === 'shipped') await ctx.inTransaction((inner) => deliverUnanswered(inner, orderId));
  else await expireOrder(ctx, orderId);
}

/**
 * Moves orders on without anyone's action: settles what a crash or a lost answer left at the payment provider, cancels
 * what was not paid or sent in time, and delivers what nobody complained about. Returns the number of rows; one that
 * fails is logged and comes again with the next run.
 */
export async function advanceOrders(ctx: StepsCtx, olderThan = PATIENCE): Promise<number> {
  const rows = await readWork(ctx, olderThan);
  for (const row of rows) {
    try {
      await work(ctx, row);
    } catch (error) {
      ctx.ports.log.error({ err: error, ...row }, 'an order could not be moved on');
    }
  }
  return rows.length;
}
