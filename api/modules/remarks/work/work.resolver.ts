import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { SubmissionInput } from '../../../../schema/deliverable.ts';
import { Remark } from '../../../../schema/remark.ts';
import { Call, IdArg, Mutation } from '../../../platform/operation.ts';
import { readChangedRemark } from '../remark.read.ts';
import { handInWork } from './hand-in.service.ts';
import { approveWork, askForChanges } from './review-work.service.ts';

@Resolver()
export class WorkResolver {
  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Hands in a draft or published work of a deliverable; published work also in place of what is not approved yet. The last published work marks the job as done. Errors: NOTHING_TO_HAND_IN, WORK_REQUIRED, WRONG_PLATFORM, BANK_ACCOUNT_MISSING, PAYOUTS_PAUSED, IMAGE_REFUSED, WRONG_STATE, NOT_HIRED. For: the side that publishes it.',
  })
  async handInWork(
    @Call() { ctx, fields }: Call,
    @IdArg('deliverableId') deliverableId: number,
    @Arg('submission', () => SubmissionInput) submission: SubmissionInput,
  ) {
    return readChangedRemark(ctx, await handInWork(ctx, deliverableId, submission), fields);
  }

  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Approves a draft or published work. What is approved cannot be disputed. Errors: NOTHING_TO_REVIEW, WRONG_STATE, NOT_HIRED. For: the owner.',
  })
  async approveWork(@Call() { ctx, fields }: Call, @IdArg('submissionId') submissionId: number) {
    return readChangedRemark(ctx, await approveWork(ctx, submissionId), fields);
  }

  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Asks for changes of a draft or of published work, which uses a round; a finished job is open again. Errors: FIELD_REQUIRED, ROUNDS_USED, NOTHING_TO_REVIEW, WRONG_STATE, NOT_HIRED. For: the owner.',
  })
  async askForChanges(
    @Call() { ctx, fields }: Call,
    @IdArg('submissionId') submissionId: number,
    @Arg('changes', () => String) changes: string,
  ) {
    return readChangedRemark(ctx, await askForChanges(ctx, submissionId, changes), fields);
  }
}
