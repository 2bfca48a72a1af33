import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { RowSort } from '../../../schema/connection.ts';
import {
  CheckoutSetup,
  Order,
  OrderConnection,
  OrderFilter,
  OrderSide,
  OrderStep,
  PayForOrderInput,
  PayForOrderPayload,
  PlaceOrderInput,
  ProductReviewConnection,
  ReviewInput,
} from '../../../schema/order.ts';
import { Permission } from '../../../schema/permission.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import { toPermission } from '../../platform/process/process.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { below } from '../../platform/read/selection.ts';
import { readCheckoutSetup } from './checkout/checkout.read.ts';
import { placeOrder } from './checkout/place-order.service.ts';
import { reviewProduct } from './deliver/review.service.ts';
import type { OrderFacts } from './order.policy.ts';
import { readChangedOrder, readMyOrders, readOrder, readReviews } from './order.read.ts';
import { mySideOf, orderSteps, reviewRefusal } from './order-answers.policy.ts';
import { payForOrder } from './pay/pay-order.service.ts';

@Resolver(() => Order)
export class OrderResolver {
  @FieldResolver(() => OrderSide, { description: 'Side of the viewer; NOBODY for staff.' })
  mySide(@Ctx() ctx: Context, @Root() order: { mySide: OrderFacts }): OrderSide {
    return mySideOf(order.mySide, ctx.actor.accountId);
  }

  @FieldResolver(() => [OrderStep], {
    description: 'Next steps of the viewer, with the reason for those not possible yet.',
  })
  nextSteps(@Ctx() ctx: Context, @Root() order: { nextSteps: OrderFacts }): OrderStep[] {
    return orderSteps(order.nextSteps, ctx.actor.accountId);
  }

  @FieldResolver(() => Permission, { description: 'Whether the viewer may review the product now.' })
  mayReview(@Ctx() ctx: Context, @Root() order: { mayReview: OrderFacts }): Permission {
    return toPermission(reviewRefusal(order.mayReview, ctx.actor.accountId));
  }

  @Access('session', { scope: 'orders:read' })
  @Query(() => OrderConnection, { description: 'Purchases of the viewer. For: signed in.' })
  myOrders(
    @Call() { ctx, fields }: Call,
    @Arg('filter', () => OrderFilter, { nullable: true }) filter?: OrderFilter,
    @Arg('sort', () => RowSort, { nullable: true, defaultValue: RowSort.NEWEST }) sort?: RowSort,
    @Page() page?: Page,
  ) {
    return readMyOrders(ctx, { as: 'buyer', filter, sort }, fields, page);
  }

  @Access('session', { scope: 'orders:read' })
  @Query(() => OrderConnection, { description: 'Sales of the viewer. For: signed in.' })
  mySales(
    @Call() { ctx, fields }: Call,
    @Arg('filter', () => OrderFilter, { nullable: true }) filter?: OrderFilter,
    @Arg('sort', () => RowSort, { nullable: true, defaultValue: RowSort.NEWEST }) sort?: RowSort,
    @Page() page?: Page,
  ) {
    return readMyOrders(ctx, { as: 'seller', filter, sort }, fields, page);
  }

  @Access('session', { scope: 'orders:read' })
  @Query(() => Order, {
    nullable: true,
    description: 'An order; null when the viewer may not see it. For: its buyer, its seller, staff.',
  })
  order(@Call() { ctx, fields }: Call, @IdArg('id') id: number) {
    return readOrder(ctx, id, fields);
  }

  @Access('public', { scope: 'any' })
  @Query(() => ProductReviewConnection, {
    description: 'Reviews of a product, newest first. For: everybody.',
  })
  productReviews(@Call() { ctx, fields }: Call, @IdArg('productId') productId: number, @Page() page?: Page) {
    return readReviews(ctx, productId, fields, page);
  }

  @Access('session')
  @Query(() => CheckoutSetup, { description: 'Data of the order form. For: signed in.' })
  checkoutSetup(
    @Call() { ctx, fields }: Call,
    @IdArg('productId') productId: number,
    @Arg('quantity', () => Int) quantity: number,
  ) {
    return readCheckoutSetup(ctx, productId, quantity, fields);
  }

  @Access('verified', { idempotent: true })
  @Mutation(() => Order, {
    description:
      'Orders a product and reserves it. A card order must be paid within 30 minutes. Errors: OUT_OF_STOCK, PRICE_CHANGED, CASH_LIMIT, SELLER_TAKES_NO_CARDS, PRODUCT_NOT_SOLD, OWN_PRODUCT, RECIPIENT_REQUIRED, ADDRESS_REQUIRED, POSTAL_CODE_INVALID, MOBILE_REQUIRED, MOBILE_INVALID. For: verified.',
  })
  async placeOrder(
    @Call() { ctx, fields }: Call,
    @Arg('input', () => PlaceOrderInput) input: PlaceOrderInput,
  ) {
    const id = await placeOrder(ctx, input);
    return readChangedOrder(ctx, id, fields);
  }

  @Access('session', { steps: true, idempotent: true })
  @Mutation(() => PayForOrderPayload, {
    description:
      "Charges an order; the money is held until delivery. Idempotent. Errors: CARD_DECLINED with the provider's message, CARD_AUTHENTICATION_REQUIRED, PAYMENT_METHOD_NOT_TAKEN, PAYMENT_FAILED, ORDER_BY_CASH, RATE_LIMITED, WRONG_STATE. For: its buyer.",
  })
  async payForOrder(
    @Call() { ctx, fields }: Call<StepsCtx>,
    @Arg('input', () => PayForOrderInput) input: PayForOrderInput,
  ) {
    const { status: state, ...answer } = await payForOrder(ctx, input);
    const order = await readChangedOrder(ctx, toId(input.orderId), below(fields, 'order'));
    return { state, ...answer, order };
  }

  @Access('session', { idempotent: true })
  @Mutation(() => Order, {
    description:
      'Reviews the product of a delivered order, once. Errors: NOT_DELIVERED, ALREADY_REVIEWED. For: its buyer.',
  })
  async reviewProduct(@Call() { ctx, fields }: Call, @Arg('input', () => ReviewInput) input: ReviewInput) {
    const id = await reviewProduct(ctx, input);
    return readChangedOrder(ctx, id, fields);
  }
}
