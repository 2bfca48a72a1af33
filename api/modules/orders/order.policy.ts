import { ErrorCode } from '../../../schema/errors.ts';
import type { Guard } from '../../platform/process.ts';
import type { OrderMethod, OrderState } from './order.entity.ts';

/** What the guards of an order look at. The read model answers the same facts as the service checks. */
export interface OrderFacts {
  readonly state: OrderState;
  readonly method: OrderMethod;
  readonly buyerId: number;
  readonly sellerId: number;
  /** Whether a card is being charged right now, so that nobody knows yet whether it is paid. */
  readonly isCharging: boolean;
  readonly chargebackOpen: boolean;
  readonly hasProblem: boolean;
  readonly isReviewed: boolean;
}

/** Minutes to pay for an order by card; the goods are kept for the buyer so long. */
export const MINUTES_TO_PAY = 30;
/** Days that a seller has to send what was ordered (the shop promises 7 to 12 days). */
export const DAYS_TO_SHIP = 12;
/** Days after which a parcel that was sent counts as delivered, when the buyer says nothing. */
export const DAYS_TO_CONFIRM = 14;

/** Paid by card only: cash changes hands at the door, past us. */
export const byCard: Guard<OrderFacts> = ({ method }) =>
  method === 'card' ? null : { code: ErrorCode.ORDER_BY_CASH };

/** Cash on delivery only: card orders wait for their payment, and their buyer confirms. */
export const byCash: Guard<OrderFacts> = ({ method, state }) => {
  if (method === 'cash') return null;
  return { code: state === 'placed' ? ErrorCode.ORDER_NOT_PAID : ErrorCode.FORBIDDEN };
};

/** A payment on its way first has to arrive or fail. */
export const notPaying: Guard<OrderFacts> = ({ isCharging }) =>
  isCharging ? { code: ErrorCode.PAYMENT_UNDER_WAY } : null;

/** A chargeback freezes the money until the banks have decided. */
export const notChargedBack: Guard<OrderFacts> = ({ chargebackOpen }) =>
  chargebackOpen ? { code: ErrorCode.CHARGEBACK_OPEN } : null;

/** Whoever said that something is wrong is not silent. */
export const noProblem: Guard<OrderFacts> = ({ hasProblem }) =>
  hasProblem ? { code: ErrorCode.WRONG_STATE } : null;

const DAY = 86_400_000;

/** The instant some days after another. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY);
}
