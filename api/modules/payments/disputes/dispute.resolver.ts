import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import {
  DisputeConnection,
  DisputeStatementInput,
  ExtendDisputeInput,
  RaiseDisputeInput,
  RuleDisputeInput,
} from '../../../../schema/dispute.ts';
import { MoneyInput } from '../../../../schema/money.ts';
import { DisputeState, Remark } from '../../../../schema/remark.ts';
import { RulingEffect } from '../../../../schema/ruling-effect.ts';
import { toId } from '../../../platform/ids.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../../platform/operation.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { readChangedRemark } from '../../remarks/remark.read.ts';
import { readDisputes } from './dispute.read.ts';
import { addDisputeStatement, openDispute, raiseDispute } from './dispute.service.ts';
import { extendDispute } from './extend-dispute.service.ts';
import { ruleDispute, rulingByTwo } from './rule-dispute.service.ts';
import { rulingEffect } from './ruling-effect.service.ts';

@Resolver()
export class DisputeResolver {
  @Access('session', { scope: 'payments:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Raises a dispute about a finished paid job and freezes its money until staff decide. Errors: FIELD_REQUIRED without a reason, IN_DISPUTE, NOT_DONE, CHARGEBACK_OPEN, WRONG_STATE, NOT_PAID_TYPE. For: owner, influencer.',
  })
  async raiseDispute(
    @Call() { ctx, fields }: Call,
    @Arg('input', () => RaiseDisputeInput) input: RaiseDisputeInput,
  ) {
    const id = toId(input.remarkId, 'remarkId');
    await raiseDispute(ctx, id, input);
    return readChangedRemark(ctx, id, fields);
  }

  @Access('session', { scope: 'payments:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Adds a statement to an open dispute. Errors: FIELD_REQUIRED, WRONG_STATE. For: owner, influencer.',
  })
  async addDisputeStatement(
    @Call() { ctx, fields }: Call,
    @Arg('input', () => DisputeStatementInput) input: DisputeStatementInput,
  ) {
    const id = toId(input.remarkId, 'remarkId');
    await addDisputeStatement(ctx, id, input);
    return readChangedRemark(ctx, id, fields);
  }

  @Access('staff', { role: 'payments', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Puts a running or finished job that holds money into dispute, for staff to decide: when its sides have left, or do nothing. A job in dispute stays so. Errors: REASON_REQUIRED, NOT_PAID_TYPE, FORBIDDEN for an own job, WRONG_STATE. For: staff (payments).',
  })
  async openDispute(
    @Call() { ctx, fields }: Call,
    @IdArg('remarkId') id: number,
    @Arg('reason', () => String) reason: string,
  ) {
    await openDispute(ctx, id, reason);
    return readChangedRemark(ctx, id, fields);
  }

  @Access('staff', {
    role: 'payments',
    steps: true,
    idempotent: true,
    secondPerson: rulingByTwo,
    proof: 'once',
  })
  @Mutation(() => Remark, {
    description:
      'Decides a dispute and moves the money. Idempotent. Errors: PROOF_NEEDED, SECOND_PERSON_NEEDED, REASON_REQUIRED, RECIPIENT_BANK_MISSING, RECIPIENT_ACCOUNT_NEW, REFUND_FAILED, PAYOUT_FAILED, RECIPIENT_PAYOUTS_PAUSED, CHARGEBACK_OPEN, FORBIDDEN for an own job, WRONG_STATE. For: staff (payments).',
  })
  async ruleDispute(
    @Call() { ctx, fields }: Call<StepsCtx>,
    @Arg('input', () => RuleDisputeInput) input: RuleDisputeInput,
  ) {
    const id = toId(input.remarkId, 'remarkId');
    await ruleDispute(ctx, id, input);
    return readChangedRemark(ctx, id, fields);
  }

  @Access('staff', { role: 'payments', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Gives a side of an open dispute two more days, once; staff get as many more to decide. Errors: REASON_REQUIRED, DISPUTE_EXTENDED, FORBIDDEN for an own job, WRONG_STATE. For: staff (payments).',
  })
  async extendDispute(
    @Call() { ctx, fields }: Call,
    @Arg('input', () => ExtendDisputeInput) input: ExtendDisputeInput,
  ) {
    const id = toId(input.remarkId, 'remarkId');
    await extendDispute(ctx, id, input);
    return readChangedRemark(ctx, id, fields);
  }

  @Access('staff', { role: 'payments' })
  @Query(() => RulingEffect, {
    description:
      'What a ruling that releases a part of the held money would do, by the same sums; all or nothing of it with RELEASE and REFUND. Errors: NOT_FOUND. For: staff (payments).',
  })
  rulingEffect(
    @Call() { ctx }: Call,
    @IdArg('remarkId') remarkId: number,
    @Arg('release', () => MoneyInput) release: MoneyInput,
  ) {
    return rulingEffect(ctx, remarkId, release);
  }

  @Access('staff', { role: 'payments' })
  @Query(() => DisputeConnection, {
    description:
      'Disputes, those to be decided first at the beginning; open ones when no state is given. For: staff (payments).',
  })
  disputes(
    @Call() { ctx, fields }: Call,
    @Arg('state', () => DisputeState, { nullable: true, defaultValue: DisputeState.OPEN })
    state?: DisputeState,
    @Page() page?: Page,
  ) {
    return readDisputes(ctx, state ?? DisputeState.OPEN, fields, page);
  }
}
