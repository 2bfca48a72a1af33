import type { RemarkState } from '../../../schema/remark.ts';
import type { Step } from '../../platform/process/process.ts';
import {
  notChargedBack,
  type RemarkFacts,
  type RemarkSide,
  recipientHasBankAccount,
} from './remark.policy.ts';

type RemarkStep = Step<RemarkState, RemarkSide, RemarkFacts>;

/**
 * Dispute of a finished paid job (DECISIONS, "Raise dispute"). No other row starts in its state, which freezes release
 * and refund. A split refunds first and then transfers the rest.
 */
export const disputeSteps: readonly RemarkStep[] = [
  {
    action: 'raiseDispute',
    from: ['done'],
    to: 'disputed',
    by: ['owner', 'applicant'],
    event: 'remark.disputed',
  },
  // Neither side can or will move the money: staff decide.
  {
    action: 'openDispute',
    from: ['hired', 'cancel_asked', 'done'],
    to: 'disputed',
    by: ['staff'],
    event: 'remark.disputeOpened',
  },
  // A transfer was reversed after the job had ended in another way.
  {
    action: 'moneyCameBack',
    from: ['cancelled', 'charged_back'],
    to: 'disputed',
    by: ['system'],
    event: 'remark.disputeOpened',
  },
  {
    action: 'ruleRelease',
    from: ['disputed'],
    to: 'releasing',
    by: ['staff'],
    guards: [notChargedBack, recipientHasBankAccount],
    event: 'remark.ruled',
  },
  {
    action: 'ruleRefund',
    from: ['disputed'],
    to: 'refunding',
    by: ['staff'],
    guards: [notChargedBack],
    event: 'remark.ruled',
  },
  {
    action: 'ruleSplit',
    from: ['disputed'],
    to: 'refunding',
    by: ['staff'],
    guards: [notChargedBack, recipientHasBankAccount],
    event: 'remark.ruled',
  },
  // The rest after a refused transfer, once the influencer's account works.
  {
    action: 'transferRest',
    from: ['disputed'],
    to: 'releasing',
    by: ['staff'],
    guards: [notChargedBack, recipientHasBankAccount],
    event: 'remark.releasing',
  },
  {
    action: 'ruledRefunded',
    from: ['refunding'],
    to: 'cancelled',
    by: ['system'],
    event: 'remark.ruledRefunded',
  },
  {
    action: 'partRefunded',
    from: ['refunding'],
    to: 'releasing',
    by: ['system'],
    event: 'remark.partRefunded',
  },
  {
    action: 'ruledPaidOut',
    from: ['releasing'],
    to: 'released',
    by: ['system'],
    event: 'remark.ruledPaidOut',
  },
  { action: 'restPaidOut', from: ['releasing'], to: 'settled', by: ['system'], event: 'remark.ruledPaidOut' },
  {
    action: 'ruledRefundFailed',
    from: ['refunding'],
    to: 'disputed',
    by: ['system'],
    event: 'remark.rulingFailed',
  },
  {
    action: 'ruledPayoutFailed',
    from: ['releasing'],
    to: 'disputed',
    by: ['system'],
    event: 'remark.rulingFailed',
  },
  // The refund of a split, returned before by the bank, has arrived; the rest was paid out earlier.
  {
    action: 'partRefundedAgain',
    from: ['refunding'],
    to: 'settled',
    by: ['system'],
    event: 'remark.partRefunded',
  },
  // It had been returned, and then the payer got the money in another way.
  { action: 'partChargedBack', from: ['refunding'], to: 'settled', by: ['system'] },
  {
    action: 'partRefundedAtProvider',
    from: ['refunding'],
    to: 'settled',
    by: ['system'],
    event: 'remark.refundedAtProvider',
  },
  {
    action: 'partRefundedByHand',
    from: ['refunding'],
    to: 'settled',
    by: ['staff'],
    guards: [notChargedBack],
    event: 'remark.refundedByHand',
  },
  // The provider refused it, and nothing has moved: the rest is still to be decided.
  {
    action: 'partRefundedByHand',
    from: ['disputed'],
    to: 'disputed',
    by: ['staff'],
    guards: [notChargedBack],
    event: 'remark.refundedByHand',
  },
  {
    action: 'ruledPayoutReversed',
    from: ['released', 'settled'],
    to: 'disputed',
    by: ['system'],
    event: 'remark.payoutReversed',
  },
];
