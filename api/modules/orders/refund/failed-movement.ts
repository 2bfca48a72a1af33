import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { isLastTry, retryTime } from '../../payments/refund/refund-tries.policy.ts';
import type { OrderMovement } from '../order-movement.entity.ts';

/**
 * Records that the newest try failed. The money stays held and is tried again at growing intervals; a refund not for
 * ever.
 */
export async function movementFailed(
  ctx: Ctx,
  movement: OrderMovement,
  failureMessage: string | null,
): Promise<void> {
  const { kind, orderId, amountMinor, attempt } = movement;
  const again = { state: 'created', attempt: attempt + 1, destination: null, failureMessage } as const;
  Object.assign(movement, again, { retryAt: retryTime(ctx, attempt + 1), updatedAt: ctx.clock.now() });
  if (kind === 'payout') {
    if (attempt === 1) await record(ctx, { type: 'order.payoutFailed', orderId, amountMinor });
  } else if (isLastTry(attempt)) {
    movement.state = 'failed';
    const reason = failureMessage ?? undefined;
    await record(ctx, { type: 'order.refundFailed', orderId, amountMinor, reason });
  }
}
