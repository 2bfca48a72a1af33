import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { PageInput } from '../../../../schema/page.ts';
import { HirePaymentResult, HirePaymentSetup, PayForHireInput } from '../../../../schema/payment.ts';
import { Remark } from '../../../../schema/remark.ts';
import { StaffPaymentPage } from '../../../../schema/staff.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { below, selectionOf } from '../../../platform/read/selection.ts';
import { readChangedRemark } from '../../remarks/remark.read.ts';
import { readHirePaymentSetup, readPayments } from '../payment.read.ts';
import { releasePayment } from '../release/release.service.ts';
import { payForHire } from './hire-payment.service.ts';

/** Paying for a hire, and releasing the money. */
@Resolver()
export class PaymentResolver {
  @Access('session', { scope: 'payments:write' })
  @Query(() => HirePaymentSetup, {
    description: 'Data of the payment screen. For: the owner of the campaign.',
  })
  hirePaymentSetup(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('campaignId', () => ID) campaignId: string,
    @Arg('applicantId', () => ID) applicantId: string,
  ): Promise<HirePaymentSetup> {
    const [campaign, applicant] = [toId(campaignId, 'campaignId'), toId(applicantId, 'applicantId')];
    return readHirePaymentSetup(ctx, campaign, applicant, selectionOf(info));
  }

  @Access('session', { steps: true, scope: 'payments:write', idempotent: true })
  @Mutation(() => HirePaymentResult, {
    description:
      "Charges the accepted offer and hires. Idempotent. Errors: CARD_DECLINED with the provider's message, PAYMENT_FAILED, OFFER_NOT_ACCEPTED, NOT_PAID_TYPE, APART, RATE_LIMITED, WRONG_STATE. For: the owner.",
  })
  async payForHire(
    @Ctx() ctx: StepsCtx,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => PayForHireInput) input: PayForHireInput,
  ): Promise<HirePaymentResult> {
    const answer = await payForHire(ctx, input);
    const remark = await readChangedRemark(ctx, toId(input.remarkId), below(selectionOf(info), 'remark'));
    return { ...answer, remark };
  }

  @Access('session', { steps: true, scope: 'payments:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Releases the held payment to the influencer. Idempotent. Errors: NOT_DONE, IN_DISPUTE, CHARGEBACK_OPEN, RECIPIENT_BANK_MISSING, RECIPIENT_PAYOUTS_PAUSED, PAYOUT_FAILED, WRONG_STATE, NOT_PAID_TYPE. For: the owner.',
  })
  async releasePayment(
    @Ctx() ctx: StepsCtx,
    @Info() info: GraphQLResolveInfo,
    @Arg('remarkId', () => ID) remarkId: string,
  ): Promise<Remark> {
    const id = toId(remarkId, 'remarkId');
    await releasePayment(ctx, id);
    return readChangedRemark(ctx, id, selectionOf(info));
  }

  @Access('staff')
  @Query(() => StaffPaymentPage, {
    description: 'Payments, newest first; of one job or person when given. For: staff.',
  })
  payments(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('remarkId', () => ID, { nullable: true }) remarkId?: string,
    @Arg('accountId', () => ID, { nullable: true }) accountId?: string,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<StaffPaymentPage> {
    const idOf = (value: string | undefined, field: string) => (value == null ? null : toId(value, field));
    const of = { remarkId: idOf(remarkId, 'remarkId'), accountId: idOf(accountId, 'accountId') };
    return readPayments(ctx, of, selectionOf(info), page);
  }
}
