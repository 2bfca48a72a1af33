import { ErrorCode } from '../../../schema/errors.ts';
import { OrderAction, type OrderSide, type OrderStep } from '../../../schema/order.ts';
import { offeredSteps, type Refusal, toPermission } from '../../platform/process/process.ts';
import type { OrderFacts } from './order.policy.ts';
import { orderProcess, type OrderSide as ProcessSide } from './order.process.ts';

const published: ReadonlySet<string> = new Set(Object.values(OrderAction));

/** A side of an order. */
export type OrderParty = Extract<ProcessSide, 'buyer' | 'seller'>;

/** The side of an order that an account is on; null for others. */
export function orderSideOf(
  { buyerId, sellerId }: Pick<OrderFacts, 'buyerId' | 'sellerId'>,
  accountId: number | null,
): OrderParty | null {
  if (accountId === buyerId) return 'buyer';
  return accountId === sellerId ? 'seller' : null;
}

/** The viewer's side. */
export function mySideOf(facts: OrderFacts, accountId: number | null): OrderSide {
  return orderSideOf(facts, accountId) ?? 'nobody';
}

/** Steps that never apply to this order are left out instead of refused. */
const neverHere: ReadonlySet<ErrorCode> = new Set([ErrorCode.ORDER_BY_CASH, ErrorCode.FORBIDDEN]);

/**
 * The viewer's next steps with an order, with the refusal of those not possible yet: the rows of its process table for
 * their side.
 */
export function orderSteps(facts: OrderFacts, accountId: number | null): OrderStep[] {
  const side = orderSideOf(facts, accountId);
  if (side === null) return [];
  return offeredSteps(orderProcess, facts.state, side, facts)
    .filter(({ step, refusal }) => published.has(step.action) && !(refusal && neverHere.has(refusal.code)))
    .map(({ step, refusal }) => ({
      action: step.action as OrderAction,
      permission: toPermission(refusal),
    }));
}

/** Why the viewer may not review the product of an order; null when they may. */
export function reviewRefusal(facts: OrderFacts, accountId: number | null): Refusal | null {
  if (orderSideOf(facts, accountId) !== 'buyer') return { code: ErrorCode.FORBIDDEN };
  if (facts.state !== 'delivered') return { code: ErrorCode.NOT_DELIVERED };
  return facts.isReviewed ? { code: ErrorCode.ALREADY_REVIEWED } : null;
}
