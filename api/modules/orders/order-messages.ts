/** Parameters of a message, read when the event is processed. */
export interface OrderScene {
  readonly id: number;
  readonly title: string;
  readonly pictureId: string | null;
  readonly quantity: number;
  readonly total: string;
  /** The amount of the event, where it is less than the total. */
  readonly part: string;
  readonly buyerId: number;
  readonly sellerId: number;
  readonly buyer: string;
  readonly seller: string;
  readonly isByCash: boolean;
  readonly isDelivered: boolean;
  readonly isPaidOut: boolean;
  readonly tracking: string | null;
  readonly reason: string;
}

type To = 'buyer' | 'seller' | 'staff';
/** A message of an event. */
export interface Told {
  readonly to: To;
  readonly text: (scene: OrderScene) => string;
  /** The person who caused the event is not notified. */
  readonly skipActor?: true;
}

const goods = ({ title, quantity }: OrderScene): string =>
  quantity > 1 ? `${quantity} × “${title}”` : `“${title}”`;
const because = ({ reason }: OrderScene): string => (reason ? ` ${reason}` : '');
const andGoesOn = ({ isDelivered }: OrderScene): string => (isDelivered ? '' : ', and the order goes on');

const cancelled = (s: OrderScene): string => `The order of ${goods(s)} was cancelled.${because(s)}`;
const refunding = (s: OrderScene): string =>
  `The order of ${goods(s)} is cancelled and ${s.part} goes back to the card.${because(s)}`;

/** Messages by event. A new notification is a row here; a row without one is for open pages only. */
export const orderMessages: Readonly<Record<string, readonly Told[]>> = {
  'order.begun': [],
  'order.payment': [],
  'order.placed': [
    {
      to: 'seller',
      text: (s) =>
        `${s.buyer} ordered ${goods(s)} for ${s.total}, cash on delivery. Please send it within 12 days.`,
    },
    {
      to: 'buyer',
      text: (s) => `You ordered ${goods(s)}. Please have ${s.total} in cash ready when it arrives.`,
    },
  ],
  'order.paid': [
    {
      to: 'seller',
      text: (s) =>
        `${s.buyer} bought ${goods(s)}. ${s.total} is held for you until it is delivered. Please send it within 12 days.`,
    },
    {
      to: 'buyer',
      text: (s) => `You bought ${goods(s)}. ${s.total} is held until you have received it.`,
    },
  ],
  'order.expired': [
    {
      to: 'buyer',
      text: (s) => `Your order of ${goods(s)} was given up, because it was not paid or sent in time.`,
    },
    {
      to: 'seller',
      text: (s) => `An order of ${goods(s)} was given up, because it was not paid or sent in time.`,
    },
  ],
  'order.cancelled': [
    { to: 'buyer', text: cancelled, skipActor: true },
    { to: 'seller', text: cancelled, skipActor: true },
  ],
  'order.shipped': [
    {
      to: 'buyer',
      text: (s) => `${s.seller} has sent ${goods(s)}.${s.tracking ? ` ${s.tracking}` : ''}`,
    },
  ],
  'order.delivered': [
    {
      to: 'seller',
      text: (s) =>
        s.isByCash
          ? `${goods(s)} is delivered and ${s.total} was paid in cash.`
          : `${goods(s)} is delivered. ${s.part} goes on to your bank account.`,
      skipActor: true,
    },
    {
      to: 'buyer',
      text: (s) =>
        s.reason
          ? `Our team has looked into your order of ${goods(s)}, and it counts as delivered: ${s.reason}`
          : `Your order of ${goods(s)} counts as delivered. Tell others how you like it.`,
      skipActor: true,
    },
  ],
  'order.problem': [
    { to: 'seller', text: (s) => `${s.buyer} says that something is wrong with ${goods(s)}:${because(s)}` },
    {
      to: 'staff',
      text: (s) => `A buyer says that something is wrong with order ${s.id}, ${goods(s)}:${because(s)}`,
    },
  ],
  'order.refunding': [
    { to: 'buyer', text: refunding, skipActor: true },
    { to: 'seller', text: refunding, skipActor: true },
  ],
  'order.refunded': [
    { to: 'buyer', text: (s) => `${s.part} for ${goods(s)} was refunded to your card.` },
    { to: 'seller', text: (s) => `${s.part} for ${goods(s)} was refunded to ${s.buyer}.` },
  ],
  'order.refundedByHand': [
    {
      to: 'buyer',
      text: (s) => `${s.part} for ${goods(s)} was given back to you, not to your card.${because(s)}`,
    },
    { to: 'seller', text: (s) => `${s.part} for ${goods(s)} was refunded to ${s.buyer}.` },
  ],
  'order.refundFailed': [
    {
      to: 'buyer',
      text: (s) =>
        `The refund of ${s.part} for ${goods(s)} to your card does not go through. The money is still held for you, and our team finds another way with you.`,
    },
    {
      to: 'staff',
      text: (s) =>
        `The refund of ${s.part} of order ${s.id} is refused again and again, and not repeated any more. Please find another way with its buyer.${because(s)}`,
    },
  ],
  'order.paidOut': [
    { to: 'seller', text: (s) => `${s.part} for ${goods(s)} is on its way to your bank account.` },
  ],
  'order.payoutWaits': [
    {
      to: 'seller',
      text: (s) =>
        `The payout of ${s.part} for ${goods(s)} waits: there is no bank account that can be paid out to. Please see to it in Settings; the money is held until then.`,
    },
  ],
  'order.payoutFailed': [
    {
      to: 'seller',
      text: (s) =>
        `The payout of ${s.part} for ${goods(s)} did not go through. The money is still held, and we try again. Please check your bank account in Settings.`,
    },
  ],
  'order.chargebackOpened': [
    {
      to: 'seller',
      text: (s) =>
        s.isPaidOut
          ? `The bank of the card asks for ${s.part} for ${goods(s)} back. It was paid out to you before, and you need not do anything.`
          : `The bank of the card asks for ${s.part} for ${goods(s)} back. The money is frozen until the banks have decided.`,
    },
    {
      to: 'buyer',
      text: (s) =>
        s.isPaidOut
          ? `Your bank asks for ${s.part} for ${goods(s)} back. The banks decide about it.`
          : `Your bank asks for ${s.part} for ${goods(s)} back. The order is frozen until the banks have decided.`,
    },
    {
      to: 'staff',
      text: (s) => `A bank asks for the payment of order ${s.id} back. Please answer it at the provider.`,
    },
  ],
  'order.chargebackWon': [
    {
      to: 'seller',
      text: (s) => `The banks have decided: the payment for ${goods(s)} stands${andGoesOn(s)}.`,
    },
    {
      to: 'buyer',
      text: (s) => `The banks have decided: your payment for ${goods(s)} stands${andGoesOn(s)}.`,
    },
    { to: 'staff', text: (s) => `The chargeback of order ${s.id} is won.` },
  ],
  'order.chargebackLostPart': [
    {
      to: 'seller',
      text: (s) =>
        `The bank of the card took ${s.part} of ${s.total} for ${goods(s)} back. The order goes on with the rest.`,
    },
    {
      to: 'buyer',
      text: (s) => `Your bank gave ${s.part} for ${goods(s)} back to you. The order goes on with the rest.`,
    },
    { to: 'staff', text: (s) => `The chargeback of ${s.part} of order ${s.id} is lost.` },
  ],
  'order.chargebackLostAfter': [
    {
      to: 'seller',
      text: (s) =>
        `The bank of the card took ${s.part} for ${goods(s)} back. What was paid out to you stays yours.`,
    },
    { to: 'buyer', text: (s) => `Your bank gave ${s.part} for ${goods(s)} back to you.` },
    {
      to: 'staff',
      text: (s) => `The chargeback of order ${s.id} is lost. ${s.part} had left before, and is our loss.`,
    },
  ],
  'order.chargedBack': [
    {
      to: 'seller',
      text: (s) => `The bank of the card took ${s.total} for ${goods(s)} back. The order is over.`,
    },
    { to: 'buyer', text: (s) => `Your bank gave ${s.total} for ${goods(s)} back to you. The order is over.` },
    { to: 'staff', text: (s) => `The chargeback of order ${s.id} is lost.` },
  ],
  'order.reviewed': [{ to: 'seller', text: (s) => `${s.buyer} reviewed ${goods(s)}.` }],
};
