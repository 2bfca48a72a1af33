import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { Remark } from '../../../../schema/remark.ts';
import { Call, IdArg, Mutation } from '../../../platform/operation.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { askToCancel } from '../../remarks/job.service.ts';
import { readChangedRemark } from '../../remarks/remark.read.ts';
import { answerCancel, cancelJob, endLateJob } from './cancel-job.service.ts';
import { withdrawCancel } from './withdraw-cancel.service.ts';

@Resolver()
export class CancelResolver {
  @Access('session', { steps: true, scope: 'payments:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Cancels an application or job: free before a payment, for either side; by the influencer of a paid job before it is done, with a full refund. Errors: ASK_TO_CANCEL_FIRST, DISPUTE_ONLY, REFUND_FAILED, PAYMENT_UNDER_WAY, CHARGEBACK_OPEN, WRONG_STATE, IN_DISPUTE. For: owner, applicant.',
  })
  async cancelJob(
    @Call() { ctx, fields }: Call<StepsCtx>,
    @IdArg('remarkId') id: number,
    @Arg('reason', () => String, { nullable: true }) reason?: string,
  ) {
    await cancelJob(ctx, id, reason ?? null);
    return readChangedRemark(ctx, id, fields);
  }

  @Access('session', { steps: true, scope: 'payments:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Ends a paid job with a full refund: nothing was handed in until long after the work was due. Errors: NOT_LATE, CHARGEBACK_OPEN, REFUND_FAILED, WRONG_STATE, NOT_PAID_TYPE, IN_DISPUTE. For: the owner.',
  })
  async endLateJob(@Call() { ctx, fields }: Call<StepsCtx>, @IdArg('remarkId') id: number) {
    await endLateJob(ctx, id);
    return readChangedRemark(ctx, id, fields);
  }

  @Access('session', { scope: 'payments:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Asks the influencer of a paid job to cancel it; silence for 72 hours agrees. Errors: FIELD_REQUIRED without a reason, DISPUTE_ONLY, CHARGEBACK_OPEN, WRONG_STATE, IN_DISPUTE, NOT_PAID_TYPE. For: the owner.',
  })
  async askToCancel(
    @Call() { ctx, fields }: Call,
    @IdArg('remarkId') id: number,
    @Arg('reason', () => String) reason: string,
  ) {
    await askToCancel(ctx, id, reason);
    return readChangedRemark(ctx, id, fields);
  }

  @Access('session', { steps: true, scope: 'payments:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Answers a cancel request: agreeing refunds the payer in full, declining continues the job. Errors: REFUND_FAILED, CHARGEBACK_OPEN, WRONG_STATE, NOT_PAID_TYPE. For: the influencer.',
  })
  async answerCancel(
    @Call() { ctx, fields }: Call<StepsCtx>,
    @IdArg('remarkId') id: number,
    @Arg('agree', () => Boolean) agree: boolean,
  ) {
    await answerCancel(ctx, id, agree);
    return readChangedRemark(ctx, id, fields);
  }

  @Access('session', { scope: 'payments:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Withdraws the cancel request; the job continues. Errors: WRONG_STATE, NOT_PAID_TYPE. For: the owner.',
  })
  async withdrawCancel(@Call() { ctx, fields }: Call, @IdArg('remarkId') id: number) {
    await withdrawCancel(ctx, id);
    return readChangedRemark(ctx, id, fields);
  }
}
