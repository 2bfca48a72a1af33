import type { NotificationAbout } from '../../../schema/notification-catalogue.ts';
import type { Amount, Goods } from '../../../schema/texts/sentences.ts';

/** Parameters of texts about orders, read when the event is processed. */
export interface OrderParams {
  /** The amount of the event; the total where it names none. */
  readonly amount: Amount;
  readonly buyerName: string;
  readonly goods: Goods;
  readonly orderId: number;
  readonly reason: string;
  readonly sellerName: string;
  readonly total: Amount;
  readonly tracking: string;
}

/** An order with all that its notifications depend on. */
export interface OrderScene {
  readonly pictureId: string | null;
  readonly buyerId: number;
  readonly sellerId: number;
  readonly isByCash: boolean;
  readonly isDelivered: boolean;
  readonly isPaidOut: boolean;
  readonly params: OrderParams;
}

type Code = NotificationAbout<OrderParams>;

/** A notification that an event makes: recipient and code of its text. */
export interface OrderMessage {
  readonly to: 'buyer' | 'seller' | 'staff';
  readonly code: Code | ((scene: OrderScene) => Code);
  /** The person who caused the event is not notified. */
  readonly skipActor?: true;
}

const row =
  (to: OrderMessage['to']) =>
  (code: OrderMessage['code'], rest?: Pick<OrderMessage, 'skipActor'>): OrderMessage => ({
    to,
    code,
    ...rest,
  });
const buyer = row('buyer');
const seller = row('seller');
const staff = row('staff');

const others = { skipActor: true } as const;
const bothOthers = (code: Code): OrderMessage[] => [buyer(code, others), seller(code, others)];

/** Notifications by event. A new one is a row here and a text in each catalogue; an empty row signals open pages only. */
export const orderMessages: Readonly<Record<string, readonly OrderMessage[]>> = {
  'order.begun': [],
  'order.payment': [],
  'order.payNowFailed': [buyer('order.payNowFailed')],
  'order.placed': [seller('order.placed.seller'), buyer('order.placed.buyer')],
  'order.paid': [seller('order.paid.seller'), buyer('order.paid.buyer')],
  'order.expired': [buyer('order.expired.buyer'), seller('order.expired.seller')],
  'order.cancelled': bothOthers('order.cancelled'),
  'order.shipped': [buyer('order.shipped')],
  'order.delivered': [
    seller(({ isByCash }) => (isByCash ? 'order.deliveredForCash' : 'order.delivered.seller'), others),
    buyer(({ params }) => (params.reason ? 'order.deliveredByTeam' : 'order.delivered.buyer'), others),
  ],
  'order.problem': [seller('order.problem.seller'), staff('order.problem.staff')],
  'order.refunding': bothOthers('order.refunding'),
  'order.refunded': [buyer('order.refunded.buyer'), seller('order.refunded.seller')],
  'order.refundedByHand': [buyer('order.refundedByHand'), seller('order.refunded.seller')],
  'order.refundFailed': [buyer('order.refundFailed.buyer'), staff('order.refundFailed.staff')],
  'order.paidOut': [seller('order.paidOut')],
  'order.payoutWaits': [seller('order.payoutWaits')],
  'order.payoutFailed': [seller('order.payoutFailed')],
  'order.chargebackOpened': [
    seller(({ isPaidOut }) => (isPaidOut ? 'order.chargebackAfterPayout.seller' : 'order.chargeback.seller')),
    buyer(({ isPaidOut }) => (isPaidOut ? 'order.chargebackAfterPayout.buyer' : 'order.chargeback.buyer')),
    staff('order.chargeback.staff'),
  ],
  'order.chargebackWon': [
    seller(({ isDelivered }) =>
      isDelivered ? 'order.chargebackWonAfterDelivery.seller' : 'order.chargebackWon.seller',
    ),
    buyer(({ isDelivered }) =>
      isDelivered ? 'order.chargebackWonAfterDelivery.buyer' : 'order.chargebackWon.buyer',
    ),
    staff('order.chargebackWon.staff'),
  ],
  'order.chargebackLostPart': [
    seller('order.chargebackLostInPart.seller'),
    buyer('order.chargebackLostInPart.buyer'),
    staff('order.chargebackLostInPart.staff'),
  ],
  'order.chargebackLostAfter': [
    seller('order.chargebackLostAfterPayout.seller'),
    buyer('order.chargebackLostAfterPayout.buyer'),
    staff('order.chargebackLostAfterPayout.staff'),
  ],
  'order.chargedBack': [
    seller('order.chargebackLost.seller'),
    buyer('order.chargebackLost.buyer'),
    staff('order.chargebackLost.staff'),
  ],
  'order.reviewed': [seller('order.reviewed')],
};
