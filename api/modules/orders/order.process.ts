import { OrderState } from '../../../schema/order.ts';
import { defineProcess } from '../../platform/process/process.ts';
import { byCard, byCash, noProblem, notChargedBack, notPaying, type OrderFacts } from './order.policy.ts';

export type OrderSide = 'buyer' | 'seller' | 'staff' | 'system';

/** Life cycle of an order (DECISIONS, "Shop"). Card payments are held until the buyer has the goods. */
export const orderProcess = defineProcess<OrderState, OrderSide, OrderFacts>({
  name: 'order',
  initial: 'placed',
  states: Object.values(OrderState),
  rows: [
    ['pay', ['placed'], 'placed', ['buyer'], null, [byCard]],
    ['paid', ['placed'], 'paid', ['system'], 'order.paid'],
    ['cancel', ['placed'], 'cancelled', ['buyer', 'seller'], 'order.cancelled', [notPaying]],
    ['expire', ['placed'], 'cancelled', ['system'], 'order.expired'],
    // The bank cancelled the payment, as requested by a cancellation or an expiry.
    ['givenUp', ['placed'], 'cancelled', ['system'], 'order.cancelled'],
    // A charge that succeeded although the order had been cancelled meanwhile.
    ['paidTooLate', ['cancelled'], 'refunding', ['system'], 'order.refunding'],
    ['ship', ['placed'], 'shipped', ['seller'], 'order.shipped', [byCash]],
    ['ship', ['paid'], 'shipped', ['seller'], 'order.shipped', [notChargedBack]],
    ['cancel', ['paid'], 'refunding', ['buyer', 'seller'], 'order.refunding', [notChargedBack]],
    ['notShipped', ['paid'], 'refunding', ['system'], 'order.refunding', [notChargedBack]],
    // Nobody paid at the door: the parcel goes back.
    ['cancel', ['shipped'], 'cancelled', ['seller'], 'order.cancelled', [byCash]],
    ['refund', ['shipped'], 'refunding', ['seller', 'staff'], 'order.refunding', [byCard, notChargedBack]],
    ['reportProblem', ['shipped'], 'shipped', ['buyer'], 'order.problem', [byCard]],
    ['confirmDelivery', ['shipped'], 'delivered', ['buyer', 'staff'], 'order.delivered'],
    ['confirmDelivery', ['shipped'], 'delivered', ['seller'], 'order.delivered', [byCash]],
    [
      'silenceConfirms',
      ['shipped'],
      'delivered',
      ['system'],
      'order.delivered',
      [byCard, noProblem, notChargedBack],
    ],
    ['refunded', ['refunding'], 'refunded', ['system'], 'order.refunded'],
    // The provider refused it for good, and staff paid in another way.
    ['refundedByHand', ['refunding'], 'refunded', ['staff'], 'order.refundedByHand', [notChargedBack]],
    // The card's bank returned a refund that had counted as made: it is made again.
    ['refundReturned', ['refunded'], 'refunding', ['system']],
    [
      'chargebackLost',
      ['paid', 'shipped', 'delivered', 'refunding'],
      'refunded',
      ['system'],
      'order.chargedBack',
    ],
  ],
});
