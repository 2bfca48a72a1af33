import { OrderState } from '../../../schema/order.ts';
import { checkProcess, type Process } from '../../platform/process/process.ts';
import { byCard, byCash, noProblem, notChargedBack, notPaying, type OrderFacts } from './order.policy.ts';

/** Actors of the transitions of an order. */
export type OrderSide = 'buyer' | 'seller' | 'staff' | 'system';

/** Life cycle of an order (DECISIONS, "Shop"). Card payments are held until the buyer has the goods. */
export const orderProcess: Process<OrderState, OrderSide, OrderFacts> = {
  name: 'order',
  initial: 'placed',
  states: Object.values(OrderState),
  steps: [
    { action: 'pay', from: ['placed'], to: 'placed', by: ['buyer'], guards: [byCard] },
    { action: 'paid', from: ['placed'], to: 'paid', by: ['system'], event: 'order.paid' },
    {
      action: 'cancel',
      from: ['placed'],
      to: 'cancelled',
      by: ['buyer', 'seller'],
      guards: [notPaying],
      event: 'order.cancelled',
    },
    { action: 'expire', from: ['placed'], to: 'cancelled', by: ['system'], event: 'order.expired' },
    // The bank cancelled the payment, as requested by a cancellation or an expiry.
    { action: 'givenUp', from: ['placed'], to: 'cancelled', by: ['system'], event: 'order.cancelled' },
    // A charge that succeeded although the order had been cancelled meanwhile.
    { action: 'paidTooLate', from: ['cancelled'], to: 'refunding', by: ['system'], event: 'order.refunding' },
    {
      action: 'ship',
      from: ['placed'],
      to: 'shipped',
      by: ['seller'],
      guards: [byCash],
      event: 'order.shipped',
    },
    {
      action: 'ship',
      from: ['paid'],
      to: 'shipped',
      by: ['seller'],
      guards: [notChargedBack],
      event: 'order.shipped',
    },
    {
      action: 'cancel',
      from: ['paid'],
      to: 'refunding',
      by: ['buyer', 'seller'],
      guards: [notChargedBack],
      event: 'order.refunding',
    },
    {
      action: 'notShipped',
      from: ['paid'],
      to: 'refunding',
      by: ['system'],
      guards: [notChargedBack],
      event: 'order.refunding',
    },
    // Nobody paid at the door: the parcel goes back.
    {
      action: 'cancel',
      from: ['shipped'],
      to: 'cancelled',
      by: ['seller'],
      guards: [byCash],
      event: 'order.cancelled',
    },
    {
      action: 'refund',
      from: ['shipped'],
      to: 'refunding',
      by: ['seller', 'staff'],
      guards: [byCard, notChargedBack],
      event: 'order.refunding',
    },
    {
      action: 'reportProblem',
      from: ['shipped'],
      to: 'shipped',
      by: ['buyer'],
      guards: [byCard],
      event: 'order.problem',
    },
    {
      action: 'confirmDelivery',
      from: ['shipped'],
      to: 'delivered',
      by: ['buyer', 'staff'],
      event: 'order.delivered',
    },
    {
      action: 'confirmDelivery',
      from: ['shipped'],
      to: 'delivered',
      by: ['seller'],
      guards: [byCash],
      event: 'order.delivered',
    },
    {
      action: 'silenceConfirms',
      from: ['shipped'],
      to: 'delivered',
      by: ['system'],
      guards: [byCard, noProblem, notChargedBack],
      event: 'order.delivered',
    },
    { action: 'refunded', from: ['refunding'], to: 'refunded', by: ['system'], event: 'order.refunded' },
    // The provider refused it for good, and staff paid in another way.
    {
      action: 'refundedByHand',
      from: ['refunding'],
      to: 'refunded',
      by: ['staff'],
      guards: [notChargedBack],
      event: 'order.refundedByHand',
    },
    // The card's bank returned a refund that had counted as made: it is made again.
    { action: 'refundReturned', from: ['refunded'], to: 'refunding', by: ['system'] },
    {
      action: 'chargebackLost',
      from: ['paid', 'shipped', 'delivered', 'refunding'],
      to: 'refunded',
      by: ['system'],
      event: 'order.chargedBack',
    },
  ],
};

checkProcess(orderProcess);
