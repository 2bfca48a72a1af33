import type { Step } from '../../platform/process.ts';
import type { RemarkState } from './remark.entity.ts';
import { inTimeToAnswer, type RemarkFacts, type RemarkSide } from './remark.policy.ts';

type RemarkStep = Step<RemarkState, RemarkSide, RemarkFacts>;

/** Cancelling a paid job (DECISIONS, "Cancel job"). What was paid goes back in full before it counts as cancelled. */
export const cancelSteps: readonly RemarkStep[] = [
  {
    action: 'cancel',
    from: ['applied', 'offered', 'offer_accepted', 'offer_rejected'],
    to: 'cancelled',
    by: ['owner', 'applicant'],
    guards: [],
    event: 'remark.cancelled',
  },
  {
    action: 'cancel',
    from: ['hired'],
    to: 'refunding',
    by: ['applicant'],
    guards: [],
    event: 'remark.refunding',
  },
  {
    action: 'askToCancel',
    from: ['hired'],
    to: 'cancel_asked',
    by: ['owner'],
    guards: [],
    event: 'remark.cancelAsked',
  },
  {
    action: 'agreeToCancel',
    from: ['cancel_asked'],
    to: 'refunding',
    by: ['applicant'],
    guards: [],
    event: 'remark.refunding',
  },
  {
    action: 'silenceAgrees',
    from: ['cancel_asked'],
    to: 'refunding',
    by: ['system'],
    guards: [],
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
    guards: [],
    event: 'remark.cancelWithdrawn',
  },
  {
    action: 'refunded',
    from: ['refunding'],
    to: 'cancelled',
    by: ['system'],
    guards: [],
    event: 'remark.refunded',
  },
  {
    action: 'refundFailed',
    from: ['refunding'],
    to: 'hired',
    by: ['system'],
    guards: [],
    event: 'remark.refundFailed',
  },
  // The wish to cancel outlives a refund that the provider refused: the job for silence tries again.
  {
    action: 'askedRefundFailed',
    from: ['refunding'],
    to: 'cancel_asked',
    by: ['system'],
    guards: [],
    event: 'remark.askedRefundFailed',
  },
  // A charge that came through after all, when the application had been cancelled meanwhile.
  {
    action: 'paidTooLate',
    from: ['cancelled'],
    to: 'refunding',
    by: ['system'],
    guards: [],
    event: 'remark.refunding',
  },
];
