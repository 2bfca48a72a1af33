import { ErrorCode } from '../../../schema/errors.ts';
import type { OrderMethod, OrderState } from '../../../schema/order.ts';
import type { Guard } from '../../platform/process/process.ts';

/** Facts that the guards of an order use. The view reads the same as the service. */
export interface OrderFacts {
  readonly state: OrderState;
  readonly method: OrderMethod;
  readonly buyerId: number;
  readonly sellerId: number;
  /** Whether a card is being charged right now, so that the outcome is unknown. */
  readonly isCharging: boolean;
  readonly chargebackOpen: boolean;
  readonly hasProblem: boolean;
  readonly isReviewed: boolean;
}

/** Minutes to pay an order by card; the goods are reserved meanwhile. */
export const MINUTES_TO_PAY = 30;
/** Days to send an order (the shop promises 7 to 12 days). */
export const DAYS_TO_SHIP = 12;
/** Days until a parcel counts as delivered when the buyer says nothing. */
export const DAYS_TO_CONFIRM = 14;

/** Card orders only: cash changes hands on delivery, outside the product. */
export const byCard: Guard<OrderFacts> = ({ method }) =>
  method === 'card' ? null : { code: ErrorCode.ORDER_BY_CASH };

/** Cash on delivery only: card orders wait for their payment, and their buyer confirms. */
export const byCash: Guard<OrderFacts> = ({ method, state }) => {
  if (method === 'cash') return null;
  return { code: state === 'placed' ? ErrorCode.ORDER_NOT_PAID : ErrorCode.FORBIDDEN };
};

/** A payment under way must arrive or fail first. */
export const notPaying: Guard<OrderFacts> = ({ isCharging }) =>
  isCharging ? { code: ErrorCode.PAYMENT_UNDER_WAY } : null;

/** A chargeback freezes the money until the banks have decided. */
export const notChargedBack: Guard<OrderFacts> = ({ chargebackOpen }) =>
  chargebackOpen ? { code: ErrorCode.CHARGEBACK_OPEN } : null;

/** A buyer who reported a problem is not silent. */
export const noProblem: Guard<OrderFacts> = ({ hasProblem }) =>
  hasProblem ? { code: ErrorCode.WRONG_STATE } : null;

const DAY = 86_400_000;

/** The instant this many days after another. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY);
}
