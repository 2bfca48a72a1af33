import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { ProposeSettlementInput } from '../../../../schema/dispute.ts';
import { Remark } from '../../../../schema/remark.ts';
import { toId } from '../../../platform/ids.ts';
import { Call, IdArg, Mutation } from '../../../platform/operation.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { readChangedRemark } from '../../remarks/remark.read.ts';
import { acceptSettlement, declineSettlement, proposeSettlement } from './settle-dispute.service.ts';

@Resolver()
export class SettlementResolver {
  @Access('session', { scope: 'payments:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Proposes how to divide the money of a disputed job, in place of the own earlier proposal. The other side accepts or declines. Errors: CHARGEBACK_OPEN, WRONG_STATE, NOT_PAID_TYPE. For: owner, influencer.',
  })
  async proposeSettlement(
    @Call() { ctx, fields }: Call,
    @Arg('input', () => ProposeSettlementInput) input: ProposeSettlementInput,
  ) {
    const id = toId(input.remarkId, 'remarkId');
    await proposeSettlement(ctx, id, input);
    return readChangedRemark(ctx, id, fields);
  }

  @Access('session', { steps: true, scope: 'payments:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Accepts what the other side of a dispute proposes: the dispute is over, and the money moves as after a ruling. Idempotent. Errors: BANK_ACCOUNT_MISSING, RECIPIENT_BANK_MISSING, PAYOUTS_PAUSED, RECIPIENT_PAYOUTS_PAUSED, RECIPIENT_ACCOUNT_NEW, CHARGEBACK_OPEN, REFUND_FAILED, PAYOUT_FAILED, FORBIDDEN for the own proposal, NO_SETTLEMENT, WRONG_STATE. For: the side that it was made to.',
  })
  async acceptSettlement(
    @Call() { ctx, fields }: Call<StepsCtx>,
    @IdArg('settlementId') settlementId: number,
  ) {
    return readChangedRemark(ctx, await acceptSettlement(ctx, settlementId), fields);
  }

  @Access('session', { scope: 'payments:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Declines what the other side of a dispute proposes; the dispute stays open. Errors: FORBIDDEN for the own proposal, NO_SETTLEMENT, WRONG_STATE. For: the side that it was made to.',
  })
  async declineSettlement(@Call() { ctx, fields }: Call, @IdArg('settlementId') settlementId: number) {
    return readChangedRemark(ctx, await declineSettlement(ctx, settlementId), fields);
  }
}
