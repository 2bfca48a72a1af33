import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import {
  DisputePage,
  DisputeStatementInput,
  RaiseDisputeInput,
  RuleDisputeInput,
} from '../../../../schema/dispute.ts';
import { PageInput } from '../../../../schema/page.ts';
import { DisputeState, Remark } from '../../../../schema/remark.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { selectionOf } from '../../../platform/read/selection.ts';
import { readChangedRemark } from '../../remarks/remark.read.ts';
import { readDisputes } from './dispute.read.ts';
import { addDisputeStatement, openDispute, raiseDispute } from './dispute.service.ts';
import { ruleDispute } from './rule-dispute.service.ts';

/** Disputes about finished paid jobs. */
@Resolver()
export class DisputeResolver {
  @Access('session', { scope: 'payments:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Raises a dispute about a finished paid job and freezes its money until staff decide. Errors: FIELD_REQUIRED without a reason, IN_DISPUTE, NOT_DONE, CHARGEBACK_OPEN, WRONG_STATE, NOT_PAID_TYPE. For: owner, influencer.',
  })
  async raiseDispute(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => RaiseDisputeInput) input: RaiseDisputeInput,
  ): Promise<Remark> {
    const id = toId(input.remarkId, 'remarkId');
    await raiseDispute(ctx, id, input);
    return readChangedRemark(ctx, id, selectionOf(info));
  }

  @Access('session', { scope: 'payments:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Adds a statement to an open dispute. Errors: FIELD_REQUIRED, WRONG_STATE. For: owner, influencer.',
  })
  async addDisputeStatement(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => DisputeStatementInput) input: DisputeStatementInput,
  ): Promise<Remark> {
    const id = toId(input.remarkId, 'remarkId');
    await addDisputeStatement(ctx, id, input);
    return readChangedRemark(ctx, id, selectionOf(info));
  }

  @Access('staff', { idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Puts a running or finished job that holds money into dispute, for staff to decide: when its sides have left, or do nothing. A job in dispute stays so. Errors: REASON_REQUIRED, NOT_PAID_TYPE, FORBIDDEN for an own job, WRONG_STATE. For: staff.',
  })
  async openDispute(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('remarkId', () => ID) remarkId: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<Remark> {
    const id = toId(remarkId, 'remarkId');
    await openDispute(ctx, id, reason);
    return readChangedRemark(ctx, id, selectionOf(info));
  }

  @Access('staff', { steps: true, idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Decides a dispute and moves the money. Idempotent. Errors: REASON_REQUIRED, RECIPIENT_BANK_MISSING, REFUND_FAILED, PAYOUT_FAILED, RECIPIENT_PAYOUTS_PAUSED, CHARGEBACK_OPEN, FORBIDDEN for an own job, WRONG_STATE. For: staff.',
  })
  async ruleDispute(
    @Ctx() ctx: StepsCtx,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => RuleDisputeInput) input: RuleDisputeInput,
  ): Promise<Remark> {
    const id = toId(input.remarkId, 'remarkId');
    await ruleDispute(ctx, id, input);
    return readChangedRemark(ctx, id, selectionOf(info));
  }

  @Access('staff')
  @Query(() => DisputePage, {
    description: 'Disputes, oldest first; open ones when no state is given. For: staff.',
  })
  disputes(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('state', () => DisputeState, { nullable: true, defaultValue: DisputeState.OPEN })
    state?: DisputeState,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<DisputePage> {
    return readDisputes(ctx, state ?? DisputeState.OPEN, selectionOf(info), page);
  }
}
