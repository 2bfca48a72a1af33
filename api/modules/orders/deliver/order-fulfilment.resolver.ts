import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import { Order, OrderPage } from '../../../../schema/order.ts';
import { PageInput } from '../../../../schema/page.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { selectionOf } from '../../../platform/read/selection.ts';
import { readChangedOrder, readOrderProblems } from '../order.read.ts';
import { cancelOrder, type OrderRuling, settleOrder } from '../refund/cancel-order.service.ts';
import { confirmDelivery, reportProblem, shipOrder } from './deliver-order.service.ts';

/** The ruling that staff chose. Throws BAD_INPUT for `byHand` without a refund. */
function rulingOf(isRefund: boolean, byHand: boolean | null | undefined): OrderRuling {
  if (byHand && !isRefund) throw new DomainError(ErrorCode.BAD_INPUT, 'byHand');
  return isRefund ? (byHand ? 'byHand' : 'refund') : 'deliver';
}

/** Steps of an order after it was placed. */
@Resolver()
export class OrderFulfilmentResolver {
  @Access('session', { idempotent: true })
  @Mutation(() => Order, {
    description:
      'Marks an order as sent. Errors: ORDER_NOT_PAID, CHARGEBACK_OPEN, WRONG_STATE. For: its seller.',
  })
  async shipOrder(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('orderId', () => ID) orderId: string,
    @Arg('tracking', () => String, { nullable: true }) tracking?: string,
  ): Promise<Order> {
    await shipOrder(ctx, toId(orderId, 'orderId'), tracking);
    return readChangedOrder(ctx, toId(orderId), selectionOf(info));
  }

  @Access('session', { steps: true, idempotent: true })
  @Mutation(() => Order, {
    description:
      'Confirms delivery: held money is paid out to the seller. Errors: WRONG_STATE. For: its buyer; with cash on delivery also its seller.',
  })
  async confirmDelivery(
    @Ctx() ctx: StepsCtx,
    @Info() info: GraphQLResolveInfo,
    @Arg('orderId', () => ID) orderId: string,
  ): Promise<Order> {
    await confirmDelivery(ctx, toId(orderId, 'orderId'));
    return readChangedOrder(ctx, toId(orderId), selectionOf(info));
  }

  @Access('session', { idempotent: true })
  @Mutation(() => Order, {
    description:
      'Reports a problem with an order under way; staff look into it. Errors: REASON_REQUIRED, ORDER_BY_CASH, WRONG_STATE. For: its buyer.',
  })
  async reportOrderProblem(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('orderId', () => ID) orderId: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<Order> {
    await reportProblem(ctx, toId(orderId, 'orderId'), reason);
    return readChangedOrder(ctx, toId(orderId), selectionOf(info));
  }

  @Access('session', { steps: true, idempotent: true })
  @Mutation(() => Order, {
    description:
      'Cancels an order, with a full refund of what was paid. Errors: PAYMENT_UNDER_WAY, CHARGEBACK_OPEN, WRONG_STATE. For: its buyer before it was sent, its seller.',
  })
  async cancelOrder(
    @Ctx() ctx: StepsCtx,
    @Info() info: GraphQLResolveInfo,
    @Arg('orderId', () => ID) orderId: string,
    @Arg('reason', () => String, { nullable: true }) reason?: string,
  ): Promise<Order> {
    await cancelOrder(ctx, toId(orderId, 'orderId'), reason);
    return readChangedOrder(ctx, toId(orderId), selectionOf(info));
  }

  @Access('staff')
  @Query(() => OrderPage, {
    description:
      'Orders that need staff, oldest first: with a reported problem, a chargeback, a refund that keeps failing, or a payout that has waited for a week. For: staff.',
  })
  orderProblems(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<OrderPage> {
    return readOrderProblems(ctx, selectionOf(info), page);
  }

  @Access('staff', { steps: true, idempotent: true })
  @Mutation(() => Order, {
    description:
      'Decides about an order under way: refund to the buyer, or payout to the seller. A refund that was given up is tried again, or recorded as paid by hand. Errors: REASON_REQUIRED, NOT_FOUND, WRONG_STATE, CHARGEBACK_OPEN, ORDER_BY_CASH, FORBIDDEN for an own order. For: staff.',
  })
  async settleOrder(
    @Ctx() ctx: StepsCtx,
    @Info() info: GraphQLResolveInfo,
    @Arg('orderId', () => ID) orderId: string,
    @Arg('refund', () => Boolean) isRefund: boolean,
    @Arg('reason', () => String) reason: string,
    @Arg('byHand', () => Boolean, { nullable: true, defaultValue: false }) byHand?: boolean,
  ): Promise<Order> {
    await settleOrder(ctx, toId(orderId, 'orderId'), rulingOf(isRefund, byHand), reason);
    return readChangedOrder(ctx, toId(orderId), selectionOf(info));
  }
}
