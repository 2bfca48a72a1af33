import { ErrorCode } from '../../../schema/errors.ts';
import type { OrderMethod, OrderState } from '../../../schema/order.ts';
import { type Guard, refuseIf } from '../../platform/process/process.ts';

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

const refuse = refuseIf<OrderFacts>;

/** Card orders only: cash changes hands on delivery, outside the product. */
export const byCard = refuse(ErrorCode.ORDER_BY_CASH, ({ method }) => method !== 'card');

/** Cash on delivery only: card orders wait for their payment, and their buyer confirms. */
export const byCash: Guard<OrderFacts> = ({ method, state }) => {
  if (method === 'cash') return null;
  return { code: state === 'placed' ? ErrorCode.ORDER_NOT_PAID : ErrorCode.FORBIDDEN };
};

/** A payment under way must arrive or fail first. */
export const notPaying = refuse(ErrorCode.PAYMENT_UNDER_WAY, ({ isCharging }) => isCharging);

/** A chargeback freezes the money until the banks have decided. */
export const notChargedBack = refuse(ErrorCode.CHARGEBACK_OPEN, ({ chargebackOpen }) => chargebackOpen);

/** A buyer who reported a problem is not silent. */
export const noProblem = refuse(ErrorCode.WRONG_STATE, ({ hasProblem }) => hasProblem);

const DAY = 86_400_000;

/** The instant this many days after another. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY);
}
