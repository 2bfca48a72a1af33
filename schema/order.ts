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
  description: 'Where an order stands.',
  valuesConfig: {
    PLACED: { description: 'Ordered: cash on delivery waits to be sent, a card order to be paid.' },
    PAID: { description: 'Paid by card; the money is held, the goods wait to be sent.' },
    SHIPPED: { description: 'On its way to the buyer.' },
    DELIVERED: { description: 'The buyer has it; the money goes on to the seller.' },
    CANCELLED: { description: 'Given up before anything was paid.' },
    REFUNDING: { description: 'The money is on its way back to the buyer.' },
    REFUNDED: { description: 'The buyer has the money back.' },
  },
});

export const OrderMethod = { CASH: 'cash', CARD: 'card' } as const;
export type OrderMethod = (typeof OrderMethod)[keyof typeof OrderMethod];

registerEnumType(OrderMethod, {
  name: 'OrderMethod',
  description: 'How an order is paid.',
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
    BUYER: { description: 'Who bought.' },
    SELLER: { description: 'Who sells.' },
    NOBODY: { description: 'Neither: staff, a job of ours, or the payment provider.' },
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
  description: 'What a side may do with an order.',
  valuesConfig: {
    PAY: { description: 'payForOrder.' },
    CANCEL: { description: 'cancelOrder; what was paid goes back in full.' },
    REFUND: { description: 'cancelOrder by the seller after it was sent; the money goes back in full.' },
    SHIP: { description: 'shipOrder.' },
    CONFIRM_DELIVERY: { description: 'confirmDelivery: the buyer has it, or the seller has the cash.' },
    REPORT_PROBLEM: { description: 'reportOrderProblem: staff looks into it.' },
  },
});

@Private(partiesOnly)
@ObjectType({ description: 'Where an order goes. Singapore only.', simpleResolvers: true })
export class Delivery {
  @Field(() => String, { description: 'Who receives it.' })
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
  description: 'A thing the viewer may do next with an order, or may not and why.',
  simpleResolvers: true,
})
export class OrderStep {
  @Field(() => OrderAction, { description: 'What.' })
  action!: OrderAction;

  @Field(() => Permission, { description: 'Whether now, and why not.' })
  permission!: Permission;
}

@Private(partiesOnly)
@ObjectType({ description: 'A step of an order that happened.', simpleResolvers: true })
export class OrderEvent {
  @Field(() => String, { description: 'Action of the process table, for example ship.' })
  action!: string;

  @Field(() => OrderState, { description: 'State after it.' })
  state!: OrderState;

  @Field(() => OrderSide, { description: 'Which side did it.' })
  by!: OrderSide;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at!: Instant;
}

@Public()
@ObjectType({ description: 'What a buyer says of a product.', simpleResolvers: true })
export class ProductReview {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, { description: 'Plain text; may be empty.' })
  text!: string;

  @Field(() => Profile, { description: 'The buyer.', nullable: true })
  author?: Profile | null;

  @Field(() => DateTimeScalar, { description: 'When.' })
  createdAt!: Instant;
}

@Public()
@ObjectType({ description: 'One page of reviews.', simpleResolvers: true })
export class ProductReviewPage {
  @Field(() => [ProductReview], { description: 'The rows, newest first.' })
  items!: ProductReview[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}

@Private(partiesOnly)
@ObjectType({
  description: 'One product bought in a quantity. Seen by its buyer, its seller and staff.',
  simpleResolvers: true,
})
export class Order {
  @Field(() => ID, { description: 'Id, the order number.' })
  id!: string;

  @Field(() => OrderState, { description: 'Where it stands.' })
  state!: OrderState;

  @Field(() => OrderMethod, { description: 'How it is paid.' })
  method!: OrderMethod;

  @Field(() => String, { description: 'Title of the product when it was ordered.' })
  title!: string;

  @Field(() => Picture, { description: 'Picture of the product when it was ordered.', nullable: true })
  picture?: Picture | null;

  @Field(() => Product, { description: 'The product; null when it is not shown any more.', nullable: true })
  product?: Product | null;

  @Field(() => Int, { description: 'How many.' })
  quantity!: number;

  @Field(() => Money, { description: 'Price of one, after the discount at the time.' })
  unitPrice!: Money;

  @Field(() => Money, { description: 'What is paid in all.' })
  total!: Money;

  @Field(() => Profile, { description: 'Who bought.', nullable: true })
  buyer?: Profile | null;

  @Field(() => Profile, { description: 'Who sells.', nullable: true })
  seller?: Profile | null;

  @Field(() => OrderSide, { description: 'Which side the viewer is on; NOBODY for staff.' })
  mySide!: OrderSide;

  @Field(() => Delivery, {
    description: 'Where it goes; its seller sees it as long as the order is not cancelled.',
    nullable: true,
  })
  delivery?: Delivery | null;

  @Field(() => String, { description: 'Carrier and number, as the seller wrote it.', nullable: true })
  tracking?: string | null;

  @Field(() => String, { description: 'What the buyer says is wrong.', nullable: true })
  problem?: string | null;

  @Field(() => String, {
    description: 'Why it was cancelled or refunded, or why staff counted it as delivered.',
    nullable: true,
  })
  endReason?: string | null;

  @Field(() => DateTimeScalar, {
    description: 'When it moves on by itself: given up unpaid, cancelled unsent, counted as delivered.',
    nullable: true,
  })
  dueAt?: Instant | null;

  @Field(() => DateTimeScalar, { description: 'When it was placed.' })
  placedAt!: Instant;

  @Field(() => DateTimeScalar, { description: 'When it was sent.', nullable: true })
  shippedAt?: Instant | null;

  @Field(() => DateTimeScalar, { description: 'When it was delivered.', nullable: true })
  deliveredAt?: Instant | null;

  @Field(() => Boolean, { description: 'Whether its money is held by us.' })
  isHeld!: boolean;

  @Field(() => Money, {
    description: 'What of it is held: the total, less what a bank took back; null when nothing is.',
    nullable: true,
  })
  held?: Money | null;

  @Field(() => Boolean, { description: 'Whether the seller has been paid out.' })
  isPaidOut!: boolean;

  @Field(() => Boolean, {
    description: "Whether the buyer's bank asks for the payment back, or took it back from the order.",
  })
  isChargedBack!: boolean;

  @Field(() => ChargebackState, {
    description:
      "What the buyer's bank did about money that had been paid out to the seller before: asks for it back (OPEN), or took it (LOST). The seller keeps it in any case. Null otherwise.",
    nullable: true,
  })
  chargebackAfterPayout?: ChargebackState | null;

  @Field(() => ProductReview, { description: 'What its buyer says of the product.', nullable: true })
  review?: ProductReview | null;

  @Field(() => [OrderStep], { description: 'What the viewer may do next, and why not.' })
  nextSteps!: OrderStep[];

  @Field(() => Permission, { description: 'Whether the viewer may review the product now.' })
  mayReview!: Permission;

  @Field(() => [OrderEvent], { description: 'What happened so far, oldest first.' })
  timeline!: OrderEvent[];
}

@Private(partiesOnly)
@ObjectType({ description: 'One page of orders.', simpleResolvers: true })
export class OrderPage {
  @Field(() => [Order], { description: 'The rows, newest first.' })
  items!: Order[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}

@Private(partiesOnly)
@ObjectType({ description: 'What the order form needs to know before ordering.', simpleResolvers: true })
export class CheckoutSetup {
  @Field(() => Product, { description: 'The product.' })
  product!: Product;

  @Field(() => Money, { description: 'What is paid in all.' })
  total!: Money;

  @Field(() => Permission, { description: 'Whether this may be paid in cash on delivery.' })
  cash!: Permission;

  @Field(() => Permission, { description: 'Whether this may be paid by card.' })
  card!: Permission;

  @Field(() => Delivery, { description: "Where the viewer's last order went.", nullable: true })
  lastDelivery?: Delivery | null;
}

@Private(partiesOnly)
@ObjectType({ description: 'Answer of paying for an order.', simpleResolvers: true })
export class OrderPaymentResult {
  @Field(() => HirePaymentStatus, { description: 'How it stands.' })
  status!: HirePaymentStatus;

  @Field(() => String, {
    description: "Secret for the confirmation by the card's bank, with REQUIRES_ACTION only.",
    nullable: true,
  })
  clientSecret?: string | null;

  @Field(() => Order, { description: 'The order after it.' })
  order!: Order;
}

@InputType({ description: 'An order as its form sends it.' })
export class PlaceOrderInput {
  @Field(() => ID, { description: 'What is bought.' })
  productId!: string;

  @Field(() => Int, { description: 'How many, 1 to 99.' })
  quantity!: number;

  @Field(() => OrderMethod, { description: 'How it is paid.' })
  method!: OrderMethod;

  @Field(() => MinorUnitsScalar, {
    description:
      'What the buyer saw that it costs in all, minor units; refused with PRICE_CHANGED when it is not so any more.',
  })
  totalMinor!: number;

  @Field(() => String, { description: 'Who receives it, at most 200 characters.' })
  recipient!: string;

  @Field(() => String, { description: 'Singapore phone number, eight digits.' })
  phone!: string;

  @Field(() => String, { description: 'Street and number, at most 200 characters.' })
  line1!: string;

  @Field(() => String, { description: 'Unit, floor; at most 200 characters.', nullable: true })
  line2?: string | null;

  @Field(() => String, { description: 'Six digits.' })
  postalCode!: string;
}

@InputType({ description: 'A payment of an order. The amount is never sent: it is that of the order.' })
export class PayForOrderInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => String, {
    description: "The provider's id of the tokenised card; null to look again after the bank's confirmation.",
    nullable: true,
  })
  paymentMethodId?: string | null;
}

@InputType({ description: 'A review as its form sends it.' })
export class ReviewInput {
  @Field(() => ID, { description: 'The delivered order.' })
  orderId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, { description: 'Plain text, at most 2,000 characters.', nullable: true })
  text?: string | null;
}
