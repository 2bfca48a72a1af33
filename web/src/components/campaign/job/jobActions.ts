import type { ErrorCode, RemarkAction } from '../../../__generated__/enums.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';

export type NextStep = JobFragment['nextSteps'][number];

/** Words on the button of each thing that can be done. */
export const actionText: Record<RemarkAction, string> = {
  MAKE_OFFER: 'Make Offer',
  CHANGE_OFFER: 'Change offer',
  ACCEPT_OFFER: 'Accept',
  REJECT_OFFER: 'Reject',
  HIRE: 'Hire Now',
  PAY: 'Pay Now',
  MARK_AS_DONE: 'Mark as Completed',
  RELEASE_PAYMENT: 'Release Payment',
};

/** Refusals that the viewer can mend: the button stays alive and says how. */
const mendable: readonly ErrorCode[] = ['BANK_ACCOUNT_MISSING', 'EMAIL_NOT_VERIFIED'];

/** Whether pressing the button leads anywhere: the step itself, or the way to make it possible. */
export const isPressable = ({ allowed, code }: NextStep) => allowed || (!!code && mendable.includes(code));

/** Refusing is the quieter answer, so it never takes the papaya button. */
const quiet: readonly RemarkAction[] = ['REJECT_OFFER'];

/** The step that gets the papaya button: the first that is possible. */
export const leadingStep = (steps: readonly NextStep[]) =>
  steps.find((step) => isPressable(step) && !quiet.includes(step.action));
