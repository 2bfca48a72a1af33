import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { Remark } from '../../../../schema/remark.ts';
import { WorkInput } from '../../../../schema/work.ts';
import { Call, IdArg, Mutation } from '../../../platform/operation.ts';
import { readChangedRemark } from '../remark.read.ts';
import {
  acceptAmendment,
  proposeAmendment,
  rejectAmendment,
  withdrawAmendment,
} from './amendment.service.ts';

@Resolver(() => Remark)
export class AmendmentResolver {
  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Proposes other work for a job under way, for the amount agreed; a later due date, for example. A pending amendment of either side is replaced. The same again changes nothing. Errors: DATE_IN_PAST, APART, WRONG_STATE. For: the owner, the influencer.',
  })
  async proposeAmendment(
    @Call() { ctx, fields }: Call,
    @IdArg('remarkId') id: number,
    @Arg('work', () => WorkInput) work: WorkInput,
    @Arg('message', () => String, { nullable: true }) message?: string,
  ) {
    await proposeAmendment(ctx, id, { work, message });
    return readChangedRemark(ctx, id, fields);
  }

  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Accepts an amendment of the other side, which makes the next deal sheet, and the job done when it drops all that was still open. Idempotent. Errors: FORBIDDEN for the own one, NO_AMENDMENT, OFFER_OVERDUE, WRONG_STATE; when it makes a paid job done also BANK_ACCOUNT_MISSING, PAYOUTS_PAUSED, RECIPIENT_BANK_MISSING, RECIPIENT_PAYOUTS_PAUSED. For: the side that it was made to.',
  })
  async acceptAmendment(@Call() { ctx, fields }: Call, @IdArg('amendmentId') amendmentId: number) {
    return readChangedRemark(ctx, await acceptAmendment(ctx, amendmentId), fields);
  }

  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Rejects an amendment of the other side; the deal stays as it was. Idempotent. Errors: FORBIDDEN for the own one, NO_AMENDMENT, WRONG_STATE. For: the side that it was made to.',
  })
  async rejectAmendment(
    @Call() { ctx, fields }: Call,
    @IdArg('amendmentId') amendmentId: number,
    @Arg('reason', () => String, { nullable: true }) reason?: string,
  ) {
    return readChangedRemark(ctx, await rejectAmendment(ctx, amendmentId, reason), fields);
  }

  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Withdraws the own amendment before it is answered. Idempotent. Errors: FORBIDDEN for that of the other side, NO_AMENDMENT, WRONG_STATE. For: the side that proposed it.',
  })
  async withdrawAmendment(@Call() { ctx, fields }: Call, @IdArg('amendmentId') amendmentId: number) {
    return readChangedRemark(ctx, await withdrawAmendment(ctx, amendmentId), fields);
  }
}
