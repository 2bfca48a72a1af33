import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { outOfBounds } from '../../../../schema/errors.ts';
import { Order, OrderConnection } from '../../../../schema/order.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../../platform/operation.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { readChangedOrder, readOrderProblems } from '../order.read.ts';
import { cancelOrder, type OrderRuling, orderByTwo, settleOrder } from '../refund/cancel-order.service.ts';
import { confirmDelivery, reportProblem, shipOrder } from './deliver-order.service.ts';

/** The ruling that staff chose. Throws BAD_INPUT for `byHand` without a refund. */
function rulingOf(isRefund: boolean, byHand: boolean | null | undefined): OrderRuling {
  if (byHand && !isRefund) throw outOfBounds('byHand', { format: 'absent without a refund' });
  return isRefund ? (byHand ? 'byHand' : 'refund') : 'deliver';
}

@Resolver()
export class OrderFulfilmentResolver {
  @Access('session', { idempotent: true })
  @Mutation(() => Order, {
    description:
      'Marks an order as sent. Errors: ORDER_NOT_PAID, CHARGEBACK_OPEN, WRONG_STATE. For: its seller.',
  })
  async shipOrder(
    @Call() { ctx, fields }: Call,
    @IdArg('orderId') orderId: number,
    @Arg('tracking', () => String, { nullable: true }) tracking?: string,
  ) {
    await shipOrder(ctx, orderId, tracking);
    return readChangedOrder(ctx, orderId, fields);
  }

  @Access('session', { steps: true, idempotent: true })
  @Mutation(() => Order, {
    description:
      'Confirms delivery: held money is paid out to the seller. Errors: WRONG_STATE. For: its buyer; with cash on delivery also its seller.',
  })
  async confirmDelivery(@Call() { ctx, fields }: Call<StepsCtx>, @IdArg('orderId') orderId: number) {
    await confirmDelivery(ctx, orderId);
    return readChangedOrder(ctx, orderId, fields);
  }

  @Access('session', { idempotent: true })
  @Mutation(() => Order, {
    description:
      'Reports a problem with an order under way; staff look into it. Errors: REASON_REQUIRED, ORDER_BY_CASH, WRONG_STATE. For: its buyer.',
  })
  async reportOrderProblem(
    @Call() { ctx, fields }: Call,
    @IdArg('orderId') orderId: number,
    @Arg('reason', () => String) reason: string,
  ) {
    await reportProblem(ctx, orderId, reason);
    return readChangedOrder(ctx, orderId, fields);
  }

  @Access('session', { steps: true, idempotent: true })
  @Mutation(() => Order, {
    description:
      'Cancels an order, with a full refund of what was paid. Errors: PAYMENT_UNDER_WAY, CHARGEBACK_OPEN, WRONG_STATE. For: its buyer before it was sent, its seller.',
  })
  async cancelOrder(
    @Call() { ctx, fields }: Call<StepsCtx>,
    @IdArg('orderId') orderId: number,
    @Arg('reason', () => String, { nullable: true }) reason?: string,
  ) {
    await cancelOrder(ctx, orderId, reason);
    return readChangedOrder(ctx, orderId, fields);
  }

  @Access('staff', { role: 'payments' })
  @Query(() => OrderConnection, {
    description:
      'Orders that need staff, oldest first: with a reported problem, a chargeback, a refund that keeps failing, or a payout that has waited for a week. For: staff (payments).',
  })
  orderProblems(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readOrderProblems(ctx, fields, page);
  }

  @Access('staff', {
    role: 'payments',
    steps: true,
    idempotent: true,
    secondPerson: orderByTwo,
    proof: 'once',
  })
  @Mutation(() => Order, {
    description:
      'Decides about an order under way: refund to the buyer, or payout to the seller. A refund that was given up is tried again, or recorded as paid by hand. Errors: PROOF_NEEDED, SECOND_PERSON_NEEDED, REASON_REQUIRED, NOT_FOUND, WRONG_STATE, CHARGEBACK_OPEN, ORDER_BY_CASH, FORBIDDEN for an own order. For: staff (payments).',
  })
  async settleOrder(
    @Call() { ctx, fields }: Call<StepsCtx>,
    @IdArg('orderId') orderId: number,
    @Arg('refund', () => Boolean) isRefund: boolean,
    @Arg('reason', () => String) reason: string,
    @Arg('byHand', () => Boolean, { nullable: true, defaultValue: false }) byHand?: boolean,
  ) {
    await settleOrder(ctx, orderId, rulingOf(isRefund, byHand), reason);
    return readChangedOrder(ctx, orderId, fields);
  }
}
