import { RemarkState } from '../../../schema/remark.ts';
import { checkProcess, type Process } from '../../platform/process/process.ts';
import { cancelSteps } from './cancel.process.ts';
import { disputeSteps } from './dispute.process.ts';
import {
  applicantCanBePaid,
  applicantVerified,
  campaignApproved,
  inTimeToAnswer,
  markedDone,
  notBlocked,
  notChargedBack,
  offerAccepted,
  ownerVerified,
  type RemarkFacts,
  type RemarkSide,
  recipientHasBankAccount,
} from './remark.policy.ts';

/** Life cycle of a paid job (specification, section 4; DECISIONS, "Applying, offers, hiring, work, money"). */
export const paidProcess: Process<RemarkState, RemarkSide, RemarkFacts> = {
  name: 'remark',
  initial: 'applied',
  states: Object.values(RemarkState),
  steps: [
    {
      action: 'makeOffer',
      from: ['applied', 'offer_rejected'],
      to: 'offered',
      by: ['owner'],
      guards: [notBlocked, campaignApproved],
      event: 'remark.offered',
    },
    {
      action: 'changeOffer',
      from: ['offered'],
      to: 'offered',
      by: ['owner'],
      guards: [notBlocked, campaignApproved],
      event: 'remark.offered',
    },
    {
      action: 'acceptOffer',
      from: ['offered'],
      to: 'offer_accepted',
      by: ['applicant'],
      guards: [notBlocked, applicantVerified, applicantCanBePaid],
      event: 'remark.offerAccepted',
    },
    {
      action: 'rejectOffer',
      from: ['offered'],
      to: 'offer_rejected',
      by: ['applicant'],
      event: 'remark.offerRejected',
    },
    {
      action: 'pay',
      from: ['offered', 'offer_accepted', 'paying'],
      to: 'paying',
      by: ['owner'],
      guards: [notBlocked, offerAccepted, ownerVerified],
      event: 'remark.paying',
    },
    {
      action: 'paymentFailed',
      from: ['paying'],
      to: 'offer_accepted',
      by: ['system'],
      event: 'remark.paymentFailed',
    },
    { action: 'paid', from: ['offer_accepted', 'paying'], to: 'hired', by: ['system'], event: 'remark.paid' },
    {
      action: 'markAsDone',
      from: ['hired', 'cancel_asked'],
      to: 'done',
      by: ['applicant'],
      guards: [inTimeToAnswer, applicantCanBePaid],
      event: 'remark.done',
    },
    {
      action: 'releasePayment',
      from: ['hired', 'cancel_asked', 'done'],
      to: 'releasing',
      by: ['owner'],
      guards: [notChargedBack, markedDone, ownerVerified, recipientHasBankAccount],
      event: 'remark.releasing',
    },
    { action: 'payoutFailed', from: ['releasing'], to: 'done', by: ['system'], event: 'remark.payoutFailed' },
    { action: 'payoutSent', from: ['releasing'], to: 'released', by: ['system'], event: 'remark.released' },
    // The provider reversed the transfer: the money is held again and can be released again.
    {
      action: 'payoutReversed',
      from: ['released'],
      to: 'done',
      by: ['system'],
      event: 'remark.payoutReversed',
    },
    ...cancelSteps,
    ...disputeSteps,
  ],
};

/** Life cycle of a sponsored or shoutout job: no money, so no offer, payment or release. */
export const freeProcess: Process<RemarkState, RemarkSide, RemarkFacts> = {
  name: 'remark',
  initial: 'applied',
  states: ['applied', 'hired', 'done', 'cancelled'],
  steps: [
    {
      action: 'hire',
      from: ['applied'],
      to: 'hired',
      by: ['owner'],
      guards: [notBlocked, ownerVerified, campaignApproved],
      event: 'remark.hired',
    },
    { action: 'markAsDone', from: ['hired'], to: 'done', by: ['applicant'], event: 'remark.done' },
    {
      action: 'cancel',
      from: ['applied', 'hired'],
      to: 'cancelled',
      by: ['owner', 'applicant'],
      event: 'remark.cancelled',
    },
  ],
};

checkProcess(paidProcess);
checkProcess(freeProcess);

/** The process table of a campaign type. */
export function processOf(
  campaignType: RemarkFacts['campaignType'],
): Process<RemarkState, RemarkSide, RemarkFacts> {
  return campaignType === 'paid' ? paidProcess : freeProcess;
}
