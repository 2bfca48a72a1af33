import 'reflect-metadata';
import { Field, ID, InputType, Int } from 'type-graphql';
import { PrivateType, PublicType } from './access.ts';
import { ChargebackState } from './chargeback.ts';
import { connectionOf, RowFilter } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { Money, MoneyInput } from './money.ts';
import { Node } from './node.ts';
import { orNull } from './or-null.ts';
import { PaymentResult } from './payment.ts';
import { Permission } from './permission.ts';
import { Picture } from './picture.ts';
import { Product } from './product.ts';
import { Profile } from './profile.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { TokenScope } from './token-scope.ts';

const orderParties = { seenBy: 'its buyer, its seller and staff', scope: TokenScope.ORDERS_READ };

export const OrderState = graphqlEnum('OrderState', 'States of an order.', {
  PLACED: ['placed', 'Ordered: a cash order waits to be sent, a card order waits to be paid.'],
  PAID: ['paid', 'Paid online; the money is held, the goods wait to be sent.'],
  SHIPPED: ['shipped', 'On its way to the buyer.'],
  DELIVERED: ['delivered', 'The buyer has it; the money is paid out to the seller.'],
  CANCELLED: ['cancelled', 'Cancelled before anything was paid.'],
  REFUNDING: ['refunding', 'The refund to the buyer is under way.'],
  REFUNDED: ['refunded', 'Refunded to the buyer.'],
});
export type OrderState = (typeof OrderState)[keyof typeof OrderState];

export const OrderMethod = graphqlEnum('OrderMethod', 'Ways to pay an order.', {
  CASH: ['cash', 'Cash on delivery, below S$ 7500.'],
  CARD: ['card', 'Online, by card or PayNow; held until the buyer has the goods.'],
});
export type OrderMethod = (typeof OrderMethod)[keyof typeof OrderMethod];

export const OrderSide = graphqlEnum('OrderSide', 'A side of an order.', {
  BUYER: ['buyer', 'The buyer.'],
  SELLER: ['seller', 'The seller.'],
  NOBODY: ['nobody', 'Neither: staff, a scheduled job, or the payment provider.'],
});
export type OrderSide = (typeof OrderSide)[keyof typeof OrderSide];

export const OrderAction = graphqlEnum('OrderAction', 'Steps of an order.', {
  PAY: ['pay', 'payForOrder.'],
  CANCEL: ['cancel', 'cancelOrder, with a full refund of what was paid.'],
  REFUND: ['refund', 'cancelOrder by the seller after sending, with a full refund.'],
  SHIP: ['ship', 'shipOrder.'],
  CONFIRM_DELIVERY: ['confirmDelivery', 'confirmDelivery: the buyer has it, or the seller has the cash.'],
  REPORT_PROBLEM: ['reportProblem', 'reportOrderProblem: staff look into it.'],
});
export type OrderAction = (typeof OrderAction)[keyof typeof OrderAction];

@PrivateType('Delivery address of an order. Singapore only.', orderParties)
export class Delivery {
  @Field(() => String, { description: 'Recipient name.' })
  recipient!: string;

  @Field(() => String, { description: 'Phone number for the carrier.' })
  phone!: string;

  @Field(() => String, { description: 'Street and number.' })
  line1!: string;

  @Field(() => String, orNull('Unit, floor.'))
  line2?: string | null;

  @Field(() => String, { description: 'Postal code, six digits.' })
  postalCode!: string;
}

@PrivateType('A next step of the viewer with an order, or why it is not possible yet.', orderParties)
export class OrderStep {
  @Field(() => OrderAction, { description: 'The step.' })
  action!: OrderAction;

  @Field(() => Permission, { description: 'Whether it is possible now, and why not.' })
  permission!: Permission;
}

@PrivateType('A past step of an order.', orderParties)
export class OrderEvent {
  @Field(() => String, { description: 'Action of the process table, for example ship.' })
  action!: string;

  @Field(() => OrderState, { description: 'State after it.' })
  state!: OrderState;

  @Field(() => OrderSide, { description: 'Side that did it.' })
  by!: OrderSide;

  @Field(() => DateTimeScalar, { description: 'Time.' })
  at!: Instant;
}

@PublicType("A buyer's review of a product.")
export class ProductReview extends Row {
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, { description: 'Plain text; may be empty.' })
  text!: string;

  @Field(() => Profile, orNull('The buyer.'))
  author?: Profile | null;
}

@PublicType('A page of reviews.')
export class ProductReviewConnection extends connectionOf(ProductReview, {
  nodes: 'Rows of this page, newest first.',
}) {}

export const PayNowState = graphqlEnum('PayNowState', 'States of a payment by PayNow.', {
  WAITING: ['waiting', "The code waits to be scanned in the payer's banking app."],
  PROCESSING: ['processing', 'Scanned; the banks have not settled it yet.'],
  EXPIRED: ['expired', 'The code was not scanned in time. Pay again.'],
  FAILED: ['failed', "The payer's bank refused it. Pay again."],
});
export type PayNowState = (typeof PayNowState)[keyof typeof PayNowState];

@PrivateType('A payment by PayNow that was begun and has not arrived.', orderParties)
export class PayNowPayment {
  @Field(() => PayNowState, { description: 'State.' })
  state!: PayNowState;

  @Field(() => String, orNull('Content of the QR code to scan; only while WAITING.'))
  code?: string | null;
}

@PrivateType(
  'A purchase of one product in a quantity. Only its buyer, its seller and staff see it.',
  orderParties,
  { implements: Node },
)
export class Order extends Row {
  @Field(() => ID, { description: 'Id, with the order number.' })
  override id!: string;

  @Field(() => OrderState, { description: 'State.' })
  state!: OrderState;

  @Field(() => OrderMethod, { description: 'Way of paying.' })
  method!: OrderMethod;

  @Field(() => String, { description: 'Title of the product when it was ordered.' })
  title!: string;

  @Field(() => Picture, orNull('Picture of the product when it was ordered.'))
  picture?: Picture | null;

  @Field(() => Product, orNull('The product; null when it is no longer shown.'))
  product?: Product | null;

  @Field(() => Int, { description: 'Quantity.' })
  quantity!: number;

  @Field(() => Money, { description: 'Price per piece, after the discount at that time.' })
  unitPrice!: Money;

  @Field(() => Money, { description: 'Total price.' })
  total!: Money;

  @Field(() => Profile, orNull('The buyer.'))
  buyer?: Profile | null;

  @Field(() => Profile, orNull('The seller.'))
  seller?: Profile | null;

  @Field(() => OrderSide, { description: 'Side of the viewer; NOBODY for staff.' })
  mySide!: OrderSide;

  @Field(
    () => Delivery,
    orNull('Delivery address; the seller sees it until the order is cancelled or refunded.'),
  )
  delivery?: Delivery | null;

  @Field(() => String, orNull('Carrier and tracking number, as the seller wrote them.'))
  tracking?: string | null;

  @Field(() => String, orNull('Problem reported by the buyer.'))
  problem?: string | null;

  @Field(() => String, orNull('Reason of the cancellation or refund, or of a decision by staff.'))
  endReason?: string | null;

  @Field(
    () => DateTimeScalar,
    orNull('Time of the next automatic step: cancelled when unpaid or unsent, delivered when sent.'),
  )
  dueAt?: Instant | null;

  @Field(() => DateTimeScalar, orNull('Time of sending; null before.'))
  shippedAt?: Instant | null;

  @Field(() => DateTimeScalar, orNull('Time of delivery; null before.'))
  deliveredAt?: Instant | null;

  @Field(() => Boolean, { description: 'Whether its money is held.' })
  isHeld!: boolean;

  @Field(
    () => Money,
    orNull('Held amount: the total, less what a bank took back; null when nothing is held.'),
  )
  held?: Money | null;

  @Field(() => Boolean, { description: 'Whether the seller has been paid out.' })
  isPaidOut!: boolean;

  @Field(() => Boolean, { description: 'Whether a chargeback of its held money is open or was lost.' })
  isChargedBack!: boolean;

  @Field(
    () => ChargebackState,
    orNull(
      'Chargeback of money that had been paid out to the seller: open (OPEN) or lost (LOST). The seller keeps the money in any case. Null without one.',
    ),
  )
  chargebackAfterPayout?: ChargebackState | null;

  @Field(
    () => PayNowPayment,
    orNull(
      'The payment by PayNow that the buyer began, to be made before `dueAt`; null for everybody else, and once it is paid or a card is tried.',
    ),
  )
  payNow?: PayNowPayment | null;

  @Field(() => ProductReview, orNull('Review by the buyer.'))
  review?: ProductReview | null;

  @Field(() => [OrderStep], {
    description: 'Next steps of the viewer, with the reason for those not possible yet.',
  })
  nextSteps!: OrderStep[];

  @Field(() => Permission, { description: 'Whether the viewer may review the product now.' })
  mayReview!: Permission;

  @Field(() => [OrderEvent], { description: 'Past steps, oldest first.' })
  timeline!: OrderEvent[];
}

@PrivateType('A page of orders.', orderParties)
export class OrderConnection extends connectionOf(Order) {}

@InputType({ description: 'Filter of a list of orders. Absent members do not filter.' })
export class OrderFilter extends RowFilter {
  @Field(() => [OrderState], orNull('Any of these states.'))
  states?: OrderState[] | null;
}

@PrivateType('Data of the order form.', orderParties)
export class CheckoutSetup {
  @Field(() => Product, { description: 'The product.' })
  product!: Product;

  @Field(() => Money, { description: 'Total price.' })
  total!: Money;

  @Field(() => Permission, { description: 'Whether cash on delivery is possible.' })
  cash!: Permission;

  @Field(() => Permission, { description: 'Whether paying by card is possible.' })
  card!: Permission;

  @Field(() => Delivery, orNull("Delivery address of the viewer's last order."))
  lastDelivery?: Delivery | null;
}

@PrivateType('Result of paying for an order.', orderParties)
export class PayForOrderPayload extends PaymentResult {
  @Field(() => Order, { description: 'The order afterwards.' })
  order!: Order;
}

@InputType({ description: 'Input of an order.' })
export class PlaceOrderInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Quantity, 1 to 99.' })
  quantity!: number;

  @Field(() => OrderMethod, { description: 'Way of paying.' })
  method!: OrderMethod;

  @Field(() => MoneyInput, {
    description:
      "Total price shown to the buyer, in the product's currency; refused with PRICE_CHANGED when it has changed.",
  })
  total!: MoneyInput;

  @Field(() => String, { description: 'Recipient name, at most 200 characters.' })
  recipient!: string;

  @Field(() => String, { description: 'Singapore phone number, eight digits.' })
  phone!: string;

  @Field(() => String, { description: 'Street and number, at most 200 characters.' })
  line1!: string;

  @Field(() => String, orNull('Unit, floor; at most 200 characters.'))
  line2?: string | null;

  @Field(() => String, { description: 'Postal code, six digits.' })
  postalCode!: string;
}

@InputType({ description: "Input for paying an order. The amount is the order's total." })
export class PayForOrderInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(
    () => String,
    orNull(
      "The provider's id of the tokenised card, or of a payment method of PayNow. Without it and without `savedPaymentMethodId`, looks again after the bank's confirmation.",
    ),
  )
  paymentMethodId?: string | null;

  @Field(
    () => ID,
    orNull(
      'A saved card of the viewer, in place of `paymentMethodId`. With an access token nobody can answer the bank: it charges off session.',
    ),
  )
  savedPaymentMethodId?: string | null;
}

@InputType({ description: 'Input of a review.' })
export class ReviewInput {
  @Field(() => ID, { description: 'The delivered order.' })
  orderId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, orNull('Plain text, at most 2,000 characters.'))
  text?: string | null;
}
