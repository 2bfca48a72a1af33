import { Arg, Int, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { HeldPaymentConnection } from '../../../../schema/held-payment.ts';
import { Remark, RemarkConnection } from '../../../../schema/remark.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../../platform/operation.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { readChangedRemark, readRefundProblems } from '../../remarks/remark.read.ts';
import { refundByTwo, settleRefund } from '../refund/settle-refund.service.ts';
import { readHeldPayments } from './held-payment.read.ts';

@Resolver()
export class HeldPaymentResolver {
  @Access('staff', { role: 'payments' })
  @Query(() => HeldPaymentConnection, {
    description:
      'Jobs whose money has been held for at least some days, oldest first. For: staff (payments).',
  })
  heldPayments(
    @Call() { ctx, fields }: Call,
    @Arg('olderThanDays', () => Int, { nullable: true, defaultValue: 0 }) olderThanDays?: number,
    @Page() page?: Page,
  ) {
    return readHeldPayments(ctx, olderThanDays ?? 0, fields, page);
  }

  @Access('staff', { role: 'payments' })
  @Query(() => RemarkConnection, {
    description:
      'Jobs whose refund keeps failing and is no longer tried, oldest first. For: staff (payments).',
  })
  refundProblems(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readRefundProblems(ctx, fields, page);
  }

  @Access('staff', {
    role: 'payments',
    steps: true,
    idempotent: true,
    secondPerson: refundByTwo,
    proof: 'once',
  })
  @Mutation(() => Remark, {
    description:
      "Schedules a job's given-up refund again, or records that it was paid by hand; the latter also for a refund that was ruled and that the payment provider refused, after which the rest is ruled. Errors: PROOF_NEEDED, SECOND_PERSON_NEEDED, REASON_REQUIRED, REFUND_FAILED, CHARGEBACK_OPEN, FORBIDDEN for an own job, WRONG_STATE. For: staff (payments).",
  })
  async settleRefund(
    @Call() { ctx, fields }: Call<StepsCtx>,
    @IdArg('remarkId') id: number,
    @Arg('reason', () => String) reason: string,
    @Arg('byHand', () => Boolean, { nullable: true, defaultValue: false }) byHand?: boolean,
  ) {
    await settleRefund(ctx, id, byHand ?? false, reason);
    return readChangedRemark(ctx, id, fields);
  }
}
