import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import {
  CheckoutSetup,
  Order,
  OrderPage,
  OrderPaymentResult,
  OrderSide,
  OrderStep,
  PayForOrderInput,
  PlaceOrderInput,
  ProductReviewPage,
  ReviewInput,
} from '../../../schema/order.ts';
import { PageInput } from '../../../schema/page.ts';
import { Permission } from '../../../schema/permission.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { toPermission } from '../../platform/process/process.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { below, selectionOf } from '../../platform/read/selection.ts';
import { readCheckoutSetup } from './checkout/checkout.read.ts';
import { placeOrder } from './checkout/place-order.service.ts';
import { reviewProduct } from './deliver/review.service.ts';
import type { OrderFacts } from './order.policy.ts';
import { readChangedOrder, readMyOrders, readOrder, readReviews } from './order.read.ts';
import { mySideOf, orderSteps, reviewRefusal } from './order-answers.policy.ts';
import { payForOrder } from './pay/pay-order.service.ts';

/** Orders of the viewer, ordering, paying, and reviews. */
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

  @Access('session')
  @Query(() => OrderPage, { description: 'Purchases of the viewer, newest first. For: signed in.' })
  myOrders(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<OrderPage> {
    return readMyOrders(ctx, 'buyer', selectionOf(info), page);
  }

  @Access('session')
  @Query(() => OrderPage, { description: 'Sales of the viewer, newest first. For: signed in.' })
  mySales(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<OrderPage> {
    return readMyOrders(ctx, 'seller', selectionOf(info), page);
  }

  @Access('session')
  @Query(() => Order, {
    nullable: true,
    description: 'An order; null when the viewer may not see it. For: its buyer, its seller, staff.',
  })
  order(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<Order | null> {
    return readOrder(ctx, toId(id, 'id'), selectionOf(info));
  }

  @Access('public', { scope: 'any' })
  @Query(() => ProductReviewPage, {
    description: 'Reviews of a product, newest first. For: everybody.',
  })
  productReviews(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('productId', () => ID) productId: string,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<ProductReviewPage> {
    return readReviews(ctx, toId(productId, 'productId'), selectionOf(info), page);
  }

  @Access('session')
  @Query(() => CheckoutSetup, { description: 'Data of the order form. For: signed in.' })
  checkoutSetup(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('productId', () => ID) productId: string,
    @Arg('quantity', () => Int) quantity: number,
  ): Promise<CheckoutSetup> {
    return readCheckoutSetup(ctx, toId(productId, 'productId'), quantity, selectionOf(info));
  }

  @Access('verified', { idempotent: true })
  @Mutation(() => Order, {
    description:
      'Orders a product and reserves it. A card order must be paid within 30 minutes. Errors: OUT_OF_STOCK, PRICE_CHANGED, CASH_LIMIT, SELLER_TAKES_NO_CARDS, PRODUCT_NOT_SOLD, OWN_PRODUCT, RECIPIENT_REQUIRED, ADDRESS_REQUIRED, POSTAL_CODE_INVALID, MOBILE_REQUIRED, MOBILE_INVALID. For: verified.',
  })
  async placeOrder(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => PlaceOrderInput) input: PlaceOrderInput,
  ): Promise<Order> {
    const id = await placeOrder(ctx, input);
    return readChangedOrder(ctx, id, selectionOf(info));
  }

  @Access('session', { steps: true, idempotent: true })
  @Mutation(() => OrderPaymentResult, {
    description:
      "Charges an order; the money is held until delivery. Idempotent. Errors: CARD_DECLINED with the provider's message, PAYMENT_FAILED, ORDER_BY_CASH, RATE_LIMITED, WRONG_STATE. For: its buyer.",
  })
  async payForOrder(
    @Ctx() ctx: StepsCtx,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => PayForOrderInput) input: PayForOrderInput,
  ): Promise<OrderPaymentResult> {
    const answer = await payForOrder(ctx, input);
    const order = await readChangedOrder(ctx, toId(input.orderId), below(selectionOf(info), 'order'));
    return { ...answer, order };
  }

  @Access('session', { idempotent: true })
  @Mutation(() => Order, {
    description:
      'Reviews the product of a delivered order, once. Errors: NOT_DELIVERED, ALREADY_REVIEWED. For: its buyer.',
  })
  async reviewProduct(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => ReviewInput) input: ReviewInput,
  ): Promise<Order> {
    const id = await reviewProduct(ctx, input);
    return readChangedOrder(ctx, id, selectionOf(info));
  }
}
