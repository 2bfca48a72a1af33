import type { ErrorCode, RemarkAction } from '../../../__generated__/enums.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';

export type NextStep = JobFragment['nextSteps'][number];

/** Words on the button of each thing that can be done with a job. */
const texts: Record<RemarkAction, string> = {
  MAKE_OFFER: 'Make Offer',
  CHANGE_OFFER: 'Change offer',
  ACCEPT_OFFER: 'Accept',
  REJECT_OFFER: 'Reject',
  HIRE: 'Hire Now',
  PAY: 'Pay Now',
  MARK_AS_DONE: 'Mark as Completed',
  RELEASE_PAYMENT: 'Release Payment',
  CANCEL: 'Cancel Job',
  ASK_TO_CANCEL: 'Cancel Job',
  AGREE_TO_CANCEL: 'Agree',
  DECLINE_TO_CANCEL: 'Keep working',
  WITHDRAW_CANCEL: 'Withdraw request',
  RAISE_DISPUTE: 'Raise Dispute',
};

/** Words on the button of a step. Before the hire there is no job to cancel yet. */
export const actionText = (
  { action }: Pick<NextStep, 'action'>,
  { hiredAt }: Pick<JobFragment, 'hiredAt'>,
) => (action === 'CANCEL' && !hiredAt ? 'Cancel application' : texts[action]);

/** Steps that stand in the menu of a job rather than among its buttons. */
const rare: readonly RemarkAction[] = ['CANCEL', 'ASK_TO_CANCEL', 'RAISE_DISPUTE'];

/** Whether a step belongs into the menu. */
export const inMenu = ({ action }: NextStep) => rare.includes(action);

/** Refusals that the viewer can mend: the button stays alive and says how. */
const mendable: readonly ErrorCode[] = ['BANK_ACCOUNT_MISSING', 'EMAIL_NOT_VERIFIED'];

/** Whether pressing the button leads anywhere: the step itself, or the way to make it possible. */
export const isPressable = ({ allowed, code }: NextStep) => allowed || (!!code && mendable.includes(code));

/**
 * Refusing an offer and ending a job are the quieter answers, so they never take the papaya button. Neither does
 * withdrawing: it is the other side's turn.
 */
const quiet: readonly RemarkAction[] = ['REJECT_OFFER', 'AGREE_TO_CANCEL', 'WITHDRAW_CANCEL'];

/** The step that gets the papaya button: the answer that is waited for, or else the first that is possible. */
export const leadingStep = (steps: readonly NextStep[]) =>
  steps.find((step) => step.allowed && step.action === 'DECLINE_TO_CANCEL') ??
  steps.find((step) => isPressable(step) && !quiet.includes(step.action));
