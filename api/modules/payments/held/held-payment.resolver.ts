import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { HeldPaymentPage } from '../../../../schema/held-payment.ts';
import { PageInput } from '../../../../schema/page.ts';
import { Remark, RemarkPage } from '../../../../schema/remark.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { selectionOf } from '../../../platform/read/selection.ts';
import { readChangedRemark, readRefundProblems } from '../../remarks/remark.read.ts';
import { settleRefund } from '../refund/settle-refund.service.ts';
import { readHeldPayments } from './held-payment.read.ts';

/** Held money and refund problems, for staff. */
@Resolver()
export class HeldPaymentResolver {
  @Access('staff')
  @Query(() => HeldPaymentPage, {
    description: 'Jobs whose money has been held for at least some days, oldest first. For: staff.',
  })
  heldPayments(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('olderThanDays', () => Int, { nullable: true, defaultValue: 0 }) olderThanDays?: number,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<HeldPaymentPage> {
    return readHeldPayments(ctx, olderThanDays ?? 0, selectionOf(info), page);
  }

  @Access('staff')
  @Query(() => RemarkPage, {
    description: 'Jobs whose refund keeps failing and is no longer tried, oldest first. For: staff.',
  })
  refundProblems(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<RemarkPage> {
    return readRefundProblems(ctx, selectionOf(info), page);
  }

  @Access('staff', { steps: true, idempotent: true })
  @Mutation(() => Remark, {
    description:
      "Schedules a job's given-up refund again, or records that it was paid by hand; the latter also for a refund that was ruled and that the payment provider refused, after which the rest is ruled. Errors: REASON_REQUIRED, REFUND_FAILED, CHARGEBACK_OPEN, FORBIDDEN for an own job, WRONG_STATE. For: staff.",
  })
  async settleRefund(
    @Ctx() ctx: StepsCtx,
    @Info() info: GraphQLResolveInfo,
    @Arg('remarkId', () => ID) remarkId: string,
    @Arg('reason', () => String) reason: string,
    @Arg('byHand', () => Boolean, { nullable: true, defaultValue: false }) byHand?: boolean,
  ): Promise<Remark> {
    const id = toId(remarkId, 'remarkId');
    await settleRefund(ctx, id, byHand ?? false, reason);
    return readChangedRemark(ctx, id, selectionOf(info));
  }
}
