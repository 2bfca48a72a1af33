import type { RemarkState } from '../../../schema/remark.ts';
import type { Step } from '../../platform/process/process.ts';
import {
  awaitsBank,
  inTimeToAnswer,
  notChargedBack,
  type RemarkFacts,
  type RemarkSide,
} from './remark.policy.ts';

type RemarkStep = Step<RemarkState, RemarkSide, RemarkFacts>;

/** Cancelling a paid job (DECISIONS, "Cancel job"). It counts as cancelled after the full refund. */
export const cancelSteps: readonly RemarkStep[] = [
  {
    action: 'cancel',
    from: ['applied', 'offered', 'offer_accepted', 'offer_rejected'],
    to: 'cancelled',
    by: ['owner', 'applicant'],
    event: 'remark.cancelled',
  },
  // The provider decides whether the payer's bank was faster: then the job is paid, and this is refused.
  {
    action: 'cancel',
    from: ['paying'],
    to: 'cancelled',
    by: ['owner'],
    guards: [awaitsBank],
    event: 'remark.cancelled',
  },
  {
    action: 'cancel',
    from: ['hired'],
    to: 'refunding',
    by: ['applicant'],
    guards: [notChargedBack],
    event: 'remark.refunding',
  },
  {
    action: 'askToCancel',
    from: ['hired'],
    to: 'cancel_asked',
    by: ['owner'],
    guards: [notChargedBack],
    event: 'remark.cancelAsked',
  },
  {
    action: 'agreeToCancel',
    from: ['cancel_asked'],
    to: 'refunding',
    by: ['applicant'],
    guards: [notChargedBack],
    event: 'remark.refunding',
  },
  {
    action: 'silenceAgrees',
    from: ['cancel_asked'],
    to: 'refunding',
    by: ['system'],
    guards: [notChargedBack],
    event: 'remark.refunding',
  },
  {
    action: 'declineToCancel',
    from: ['cancel_asked'],
    to: 'hired',
    by: ['applicant'],
    guards: [inTimeToAnswer],
    event: 'remark.cancelDeclined',
  },
  {
    action: 'withdrawCancel',
    from: ['cancel_asked'],
    to: 'hired',
    by: ['owner'],
    event: 'remark.cancelWithdrawn',
  },
  { action: 'refunded', from: ['refunding'], to: 'cancelled', by: ['system'], event: 'remark.refunded' },
  { action: 'refundFailed', from: ['refunding'], to: 'hired', by: ['system'], event: 'remark.refundFailed' },
  // The cancel request survives a refund that the provider refused: the job for silence tries again.
  {
    action: 'askedRefundFailed',
    from: ['refunding'],
    to: 'cancel_asked',
    by: ['system'],
    event: 'remark.askedRefundFailed',
  },
  // A charge that succeeded although the application had been cancelled meanwhile.
  { action: 'paidTooLate', from: ['cancelled'], to: 'refunding', by: ['system'], event: 'remark.refunding' },
  // The card's bank returned a refund that had counted as made: it is tried again.
  {
    action: 'refundReturned',
    from: ['cancelled', 'settled'],
    to: 'refunding',
    by: ['system'],
    event: 'remark.refundReturned',
  },
  { action: 'refundReturnedAgain', from: ['cancelled', 'settled'], to: 'refunding', by: ['system'] },
  // The provider refused it for good, and staff paid in another way.
  {
    action: 'refundedByHand',
    from: ['refunding', 'cancel_asked', 'disputed'],
    to: 'cancelled',
    by: ['staff'],
    guards: [notChargedBack],
    event: 'remark.refundedByHand',
  },
  {
    action: 'refundedAtProvider',
    from: ['hired', 'cancel_asked', 'done', 'disputed', 'refunding'],
    to: 'cancelled',
    by: ['system'],
    event: 'remark.refundedAtProvider',
  },
  {
    action: 'chargebackLost',
    from: ['hired', 'cancel_asked', 'done', 'disputed', 'refunding'],
    to: 'charged_back',
    by: ['system'],
  },
  // The payout came back when the payer already had the money: nobody is owed anything.
  {
    action: 'reversedAfterRefund',
    from: ['released', 'settled'],
    to: 'cancelled',
    by: ['system'],
    event: 'remark.payoutLost',
  },
  {
    action: 'reversedAfterChargeback',
    from: ['released', 'settled'],
    to: 'charged_back',
    by: ['system'],
    event: 'remark.payoutLost',
  },
];
