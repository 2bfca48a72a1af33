import 'reflect-metadata';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Private, Public } from './access.ts';
import { ChargebackState } from './chargeback.ts';
import { Money } from './money.ts';
import { HirePaymentStatus } from './payment.ts';
import { Permission } from './permission.ts';
import { Picture } from './picture.ts';
import { Product } from './product.ts';
import { Profile } from './profile.ts';
import { DateTimeScalar, type Instant, MinorUnitsScalar } from './scalars.ts';

const partiesOnly = 'its buyer, its seller and staff';

export const OrderState = {
  PLACED: 'placed',
  PAID: 'paid',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  REFUNDING: 'refunding',
  REFUNDED: 'refunded',
} as const;
export type OrderState = (typeof OrderState)[keyof typeof OrderState];

registerEnumType(OrderState, {
  name: 'OrderState',
  description: 'States of an order.',
  valuesConfig: {
    PLACED: { description: 'Ordered: a cash order waits to be sent, a card order waits to be paid.' },
    PAID: { description: 'Paid by card; the money is held, the goods wait to be sent.' },
    SHIPPED: { description: 'On its way to the buyer.' },
    DELIVERED: { description: 'The buyer has it; the money is paid out to the seller.' },
    CANCELLED: { description: 'Cancelled before anything was paid.' },
    REFUNDING: { description: 'The refund to the buyer is under way.' },
    REFUNDED: { description: 'Refunded to the buyer.' },
  },
});

export const OrderMethod = { CASH: 'cash', CARD: 'card' } as const;
export type OrderMethod = (typeof OrderMethod)[keyof typeof OrderMethod];

registerEnumType(OrderMethod, {
  name: 'OrderMethod',
  description: 'Ways to pay an order.',
  valuesConfig: {
    CASH: { description: 'Cash on delivery, below S$ 7500.' },
    CARD: { description: 'By card; held until the buyer has the goods.' },
  },
});

export const OrderSide = { BUYER: 'buyer', SELLER: 'seller', NOBODY: 'nobody' } as const;
export type OrderSide = (typeof OrderSide)[keyof typeof OrderSide];

registerEnumType(OrderSide, {
  name: 'OrderSide',
  description: 'A side of an order.',
  valuesConfig: {
    BUYER: { description: 'The buyer.' },
    SELLER: { description: 'The seller.' },
    NOBODY: { description: 'Neither: staff, a scheduled job, or the payment provider.' },
  },
});

export const OrderAction = {
  PAY: 'pay',
  CANCEL: 'cancel',
  REFUND: 'refund',
  SHIP: 'ship',
  CONFIRM_DELIVERY: 'confirmDelivery',
  REPORT_PROBLEM: 'reportProblem',
} as const;
export type OrderAction = (typeof OrderAction)[keyof typeof OrderAction];

registerEnumType(OrderAction, {
  name: 'OrderAction',
  description: 'Steps of an order.',
  valuesConfig: {
    PAY: { description: 'payForOrder.' },
    CANCEL: { description: 'cancelOrder, with a full refund of what was paid.' },
    REFUND: { description: 'cancelOrder by the seller after sending, with a full refund.' },
    SHIP: { description: 'shipOrder.' },
    CONFIRM_DELIVERY: { description: 'confirmDelivery: the buyer has it, or the seller has the cash.' },
    REPORT_PROBLEM: { description: 'reportOrderProblem: staff look into it.' },
  },
});

@Private(partiesOnly)
@ObjectType({ description: 'Delivery address of an order. Singapore only.', simpleResolvers: true })
export class Delivery {
  @Field(() => String, { description: 'Recipient name.' })
  recipient!: string;

  @Field(() => String, { description: 'Phone number for the carrier.' })
  phone!: string;

  @Field(() => String, { description: 'Street and number.' })
  line1!: string;

  @Field(() => String, { description: 'Unit, floor.', nullable: true })
  line2?: string | null;

  @Field(() => String, { description: 'Postal code, six digits.' })
  postalCode!: string;
}

@Private(partiesOnly)
@ObjectType({
  description: 'A next step of the viewer with an order, or why it is not possible yet.',
  simpleResolvers: true,
})
export class OrderStep {
  @Field(() => OrderAction, { description: 'The step.' })
  action!: OrderAction;

  @Field(() => Permission, { description: 'Whether it is possible now, and why not.' })
  permission!: Permission;
}

@Private(partiesOnly)
@ObjectType({ description: 'A past step of an order.', simpleResolvers: true })
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

@Public()
@ObjectType({ description: "A buyer's review of a product.", simpleResolvers: true })
export class ProductReview {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, { description: 'Plain text; may be empty.' })
  text!: string;

  @Field(() => Profile, { description: 'The buyer.', nullable: true })
  author?: Profile | null;

  @Field(() => DateTimeScalar, { description: 'Time.' })
  createdAt!: Instant;
}

@Public()
@ObjectType({ description: 'One page of reviews.', simpleResolvers: true })
export class ProductReviewPage {
  @Field(() => [ProductReview], { description: 'Rows of this page, newest first.' })
  items!: ProductReview[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}

@Private(partiesOnly)
@ObjectType({
  description: 'A purchase of one product in a quantity. Only its buyer, its seller and staff see it.',
  simpleResolvers: true,
})
export class Order {
  @Field(() => ID, { description: 'Id, the order number.' })
  id!: string;

  @Field(() => OrderState, { description: 'State.' })
  state!: OrderState;

  @Field(() => OrderMethod, { description: 'Way of paying.' })
  method!: OrderMethod;

  @Field(() => String, { description: 'Title of the product when it was ordered.' })
  title!: string;

  @Field(() => Picture, { description: 'Picture of the product when it was ordered.', nullable: true })
  picture?: Picture | null;

  @Field(() => Product, { description: 'The product; null when it is no longer shown.', nullable: true })
  product?: Product | null;

  @Field(() => Int, { description: 'Quantity.' })
  quantity!: number;

  @Field(() => Money, { description: 'Price per piece, after the discount at that time.' })
  unitPrice!: Money;

  @Field(() => Money, { description: 'Total price.' })
  total!: Money;

  @Field(() => Profile, { description: 'The buyer.', nullable: true })
  buyer?: Profile | null;

  @Field(() => Profile, { description: 'The seller.', nullable: true })
  seller?: Profile | null;

  @Field(() => OrderSide, { description: 'Side of the viewer; NOBODY for staff.' })
  mySide!: OrderSide;

  @Field(() => Delivery, {
    description: 'Delivery address; the seller sees it until the order is cancelled or refunded.',
    nullable: true,
  })
  delivery?: Delivery | null;

  @Field(() => String, {
    description: 'Carrier and tracking number, as the seller wrote them.',
    nullable: true,
  })
  tracking?: string | null;

  @Field(() => String, { description: 'Problem reported by the buyer.', nullable: true })
  problem?: string | null;

  @Field(() => String, {
    description: 'Reason of the cancellation or refund, or of a decision by staff.',
    nullable: true,
  })
  endReason?: string | null;

  @Field(() => DateTimeScalar, {
    description: 'Time of the next automatic step: cancelled when unpaid or unsent, delivered when sent.',
    nullable: true,
  })
  dueAt?: Instant | null;

  @Field(() => DateTimeScalar, { description: 'Time of ordering.' })
  placedAt!: Instant;

  @Field(() => DateTimeScalar, { description: 'Time of sending; null before.', nullable: true })
  shippedAt?: Instant | null;

  @Field(() => DateTimeScalar, { description: 'Time of delivery; null before.', nullable: true })
  deliveredAt?: Instant | null;

  @Field(() => Boolean, { description: 'Whether its money is held.' })
  isHeld!: boolean;

  @Field(() => Money, {
    description: 'Held amount: the total, less what a bank took back; null when nothing is held.',
    nullable: true,
  })
  held?: Money | null;

  @Field(() => Boolean, { description: 'Whether the seller has been paid out.' })
  isPaidOut!: boolean;

  @Field(() => Boolean, {
    description: 'Whether a chargeback of its held money is open or was lost.',
  })
  isChargedBack!: boolean;

  @Field(() => ChargebackState, {
    description:
      'Chargeback of money that had been paid out to the seller: open (OPEN) or lost (LOST). The seller keeps the money in any case. Null without one.',
    nullable: true,
  })
  chargebackAfterPayout?: ChargebackState | null;

  @Field(() => ProductReview, { description: 'Review by the buyer.', nullable: true })
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

@Private(partiesOnly)
@ObjectType({ description: 'One page of orders.', simpleResolvers: true })
export class OrderPage {
  @Field(() => [Order], { description: 'Rows of this page, newest first.' })
  items!: Order[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}

@Private(partiesOnly)
@ObjectType({ description: 'Data of the order form.', simpleResolvers: true })
export class CheckoutSetup {
  @Field(() => Product, { description: 'The product.' })
  product!: Product;

  @Field(() => Money, { description: 'Total price.' })
  total!: Money;

  @Field(() => Permission, { description: 'Whether cash on delivery is possible.' })
  cash!: Permission;

  @Field(() => Permission, { description: 'Whether paying by card is possible.' })
  card!: Permission;

  @Field(() => Delivery, { description: "Delivery address of the viewer's last order.", nullable: true })
  lastDelivery?: Delivery | null;
}

@Private(partiesOnly)
@ObjectType({ description: 'Result of paying for an order.', simpleResolvers: true })
export class OrderPaymentResult {
  @Field(() => HirePaymentStatus, { description: 'State of the payment.' })
  status!: HirePaymentStatus;

  @Field(() => String, {
    description: "Client secret for the confirmation at the card's bank; only with REQUIRES_ACTION.",
    nullable: true,
  })
  clientSecret?: string | null;

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

  @Field(() => MinorUnitsScalar, {
    description:
      'Total price shown to the buyer, in minor units; refused with PRICE_CHANGED when it has changed.',
  })
  totalMinor!: number;

  @Field(() => String, { description: 'Recipient name, at most 200 characters.' })
  recipient!: string;

  @Field(() => String, { description: 'Singapore phone number, eight digits.' })
  phone!: string;

  @Field(() => String, { description: 'Street and number, at most 200 characters.' })
  line1!: string;

  @Field(() => String, { description: 'Unit, floor; at most 200 characters.', nullable: true })
  line2?: string | null;

  @Field(() => String, { description: 'Postal code, six digits.' })
  postalCode!: string;
}

@InputType({ description: "Input for paying an order. The amount is the order's total." })
export class PayForOrderInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => String, {
    description: "The provider's id of the tokenised card; null to look again after the bank's confirmation.",
    nullable: true,
  })
  paymentMethodId?: string | null;
}

@InputType({ description: 'Input of a review.' })
export class ReviewInput {
  @Field(() => ID, { description: 'The delivered order.' })
  orderId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, { description: 'Plain text, at most 2,000 characters.', nullable: true })
  text?: string | null;
}
