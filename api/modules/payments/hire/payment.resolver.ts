import { Arg, ID, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { HirePaymentSetup, PayForHireInput, PayForHirePayload } from '../../../../schema/payment.ts';
import { Remark } from '../../../../schema/remark.ts';
import { StaffPaymentConnection } from '../../../../schema/staff.ts';
import { toId } from '../../../platform/ids.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../../platform/operation.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { below } from '../../../platform/read/selection.ts';
import { readChangedRemark } from '../../remarks/remark.read.ts';
import { readHirePaymentSetup, readPayments } from '../payment.read.ts';
import { releasePayment } from '../release/release.service.ts';
import { payForHire } from './hire-payment.service.ts';

@Resolver()
export class PaymentResolver {
  @Access('session', { scope: 'payments:write' })
  @Query(() => HirePaymentSetup, {
    description: 'Data of the payment screen. For: the owner of the campaign.',
  })
  hirePaymentSetup(
    @Call() { ctx, fields }: Call,
    @IdArg('campaignId') campaignId: number,
    @IdArg('applicantId') applicantId: number,
    @Arg('remarkId', () => ID, { nullable: true }) remarkId?: string,
  ) {
    const extraId = remarkId == null ? null : toId(remarkId, 'remarkId');
    return readHirePaymentSetup(ctx, campaignId, { applicantId, extraId }, fields);
  }

  @Access('session', { steps: true, scope: 'payments:write', idempotent: true })
  @Mutation(() => PayForHirePayload, {
    description:
      "Charges the accepted offer and hires. Idempotent. Errors: CARD_DECLINED with the provider's message, CARD_AUTHENTICATION_REQUIRED, PAYMENT_METHOD_NOT_TAKEN, PAYMENT_FAILED, OFFER_NOT_ACCEPTED, NOT_PAID_TYPE, APART, RATE_LIMITED, WRONG_STATE. For: the owner.",
  })
  async payForHire(
    @Call() { ctx, fields }: Call<StepsCtx>,
    @Arg('input', () => PayForHireInput) input: PayForHireInput,
  ) {
    const { status: state, ...answer } = await payForHire(ctx, input);
    const remark = await readChangedRemark(ctx, toId(input.remarkId), below(fields, 'remark'));
    return { state, ...answer, remark };
  }

  @Access('session', { steps: true, scope: 'payments:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Releases the held payment to the influencer. Idempotent. Errors: NOT_DONE, IN_DISPUTE, CHARGEBACK_OPEN, RECIPIENT_BANK_MISSING, RECIPIENT_PAYOUTS_PAUSED, PAYOUT_FAILED, WRONG_STATE, NOT_PAID_TYPE. For: the owner.',
  })
  async releasePayment(@Call() { ctx, fields }: Call<StepsCtx>, @IdArg('remarkId') id: number) {
    await releasePayment(ctx, id);
    return readChangedRemark(ctx, id, fields);
  }

  @Access('staff', { role: 'payments' })
  @Query(() => StaffPaymentConnection, {
    description:
      'Payments, newest first; one, or those of a job or person when given. For: staff (payments).',
  })
  payments(
    @Call() { ctx, fields }: Call,
    @Arg('remarkId', () => ID, { nullable: true }) remarkId?: string,
    @Arg('accountId', () => ID, { nullable: true }) accountId?: string,
    @Arg('paymentId', () => ID, { nullable: true }) paymentId?: string,
    @Page() page?: Page,
  ) {
    const idOf = (value: string | undefined, field: string) => (value == null ? null : toId(value, field));
    const of = {
      remarkId: idOf(remarkId, 'remarkId'),
      accountId: idOf(accountId, 'accountId'),
      paymentId: idOf(paymentId, 'paymentId'),
    };
    return readPayments(ctx, of, fields, page);
  }
}
