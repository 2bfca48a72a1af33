import type { ErrorCode, RemarkAction } from '../../../__generated__/enums.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../../languages/t.ts';

export type JobDialogProps = {
  /** The job as it was when the button was pressed. */
  job: JobFragment;
  step: NextStep;
  onClose: () => void;
};

export type NextStep = JobFragment['nextSteps'][number];

const texts: Record<RemarkAction, Text> = {
  MAKE_OFFER: msg('Make Offer'),
  CHANGE_OFFER: msg('Change offer'),
  COUNTER_OFFER: msg('Change terms'),
  ACCEPT_OFFER: msg('Accept'),
  REJECT_OFFER: msg('Reject'),
  DECLINE: msg('Decline application'),
  SHORTLIST: msg('Shortlist'),
  HIRE: msg('Hire Now'),
  PAY: msg('Pay Now'),
  MARK_AS_DONE: msg('Mark as Completed'),
  RELEASE_PAYMENT: msg('Release Payment'),
  CANCEL: msg('Cancel Job'),
  ASK_TO_CANCEL: msg('Cancel Job'),
  AGREE_TO_CANCEL: msg('Agree'),
  DECLINE_TO_CANCEL: msg('Keep working'),
  WITHDRAW_CANCEL: msg('Withdraw request'),
  RAISE_DISPUTE: msg('Raise Dispute'),
  GIVE_ADDRESS: msg('Add delivery address'),
  MARK_AS_SENT: msg('Mark as sent'),
  CONFIRM_RECEIPT: msg('Confirm receipt'),
  HAND_IN_DRAFT: msg('Hand in draft'),
  HAND_IN_WORK: msg('Hand in work'),
  APPROVE_WORK: msg('Approve'),
  ASK_FOR_CHANGES: msg('Ask for changes'),
  END_LATE: msg('End job'),
  REVIEW: msg('Write a review'),
  PROPOSE_AMENDMENT: msg('Change the terms'),
  ACCEPT_AMENDMENT: msg('Accept terms'),
  REJECT_AMENDMENT: msg('Reject'),
  WITHDRAW_AMENDMENT: msg('Withdraw terms'),
  PROPOSE_SETTLEMENT: msg('Propose a split'),
  ACCEPT_SETTLEMENT: msg('Accept split'),
  DECLINE_SETTLEMENT: msg('Decline split'),
};

/** Words on the button of a step. Before the hire there is no job to cancel yet; what was given is changed. */
export function actionText(
  { action }: Pick<NextStep, 'action'>,
  { hiredAt, shipping }: Pick<JobFragment, 'hiredAt' | 'shipping'>,
) {
  if (action === 'CANCEL' && !hiredAt) return t('Cancel application');
  if (action === 'GIVE_ADDRESS' && shipping?.address) return t('Change delivery address');
  return action === 'MARK_AS_SENT' && shipping?.sentAt ? t('Edit tracking') : t(texts[action]);
}

const rare: readonly RemarkAction[] = ['DECLINE', 'CANCEL', 'ASK_TO_CANCEL', 'RAISE_DISPUTE'];

const settling: readonly RemarkAction[] = ['PROPOSE_SETTLEMENT', 'ACCEPT_SETTLEMENT', 'DECLINE_SETTLEMENT'];

/** Steps that stand beside what they are about, in the dispute. */
export const inDispute = ({ action }: Pick<NextStep, 'action'>) => settling.includes(action);

/** Steps with deliverables, each at its deliverable. */
type OfWork = 'HAND_IN_DRAFT' | 'HAND_IN_WORK' | 'APPROVE_WORK' | 'ASK_FOR_CHANGES' | 'END_LATE';

const ofWork: readonly RemarkAction[] = [
  'HAND_IN_DRAFT',
  'HAND_IN_WORK',
  'APPROVE_WORK',
  'ASK_FOR_CHANGES',
  'END_LATE',
];
const isOfWork = ({ action }: Pick<NextStep, 'action'>): boolean => ofWork.includes(action);

/** Steps with changes of a running job, which have a page of their own. */
type Amending = 'PROPOSE_AMENDMENT' | 'ACCEPT_AMENDMENT' | 'REJECT_AMENDMENT' | 'WITHDRAW_AMENDMENT';

const isAmending = ({ action }: Pick<NextStep, 'action'>): boolean => action.endsWith('_AMENDMENT');

/** Steps that no dialog asks about: other terms have a page of their own, and the shortlist asks nothing. */
export type WithoutDialog = 'COUNTER_OFFER' | 'SHORTLIST' | Amending | OfWork;

export const hasDialog = (action: RemarkAction): action is Exclude<RemarkAction, WithoutDialog> =>
  action !== 'COUNTER_OFFER' && action !== 'SHORTLIST' && !isAmending({ action }) && !isOfWork({ action });

const inMenu = ({ action }: NextStep) => rare.includes(action);

/** Steps of the menu. Who can decline an application need not cancel it. */
export function menuSteps(steps: readonly NextStep[]): NextStep[] {
  const declines = steps.some(({ action }) => action === 'DECLINE');
  return steps.filter((step) => inMenu(step) && !(declines && step.action === 'CANCEL'));
}

/** Steps with a button of their own beside the job. */
export const onButtons = (step: NextStep): boolean =>
  !inMenu(step) && !inDispute(step) && !isAmending(step) && !isOfWork(step) && step.action !== 'SHORTLIST';

/** Refusals that the viewer can mend: the button stays alive and says how. */
const mendable: readonly ErrorCode[] = ['BANK_ACCOUNT_MISSING', 'EMAIL_NOT_VERIFIED'];

/** Whether pressing the button leads anywhere: the step itself, or the way to make it possible. */
export const isPressable = ({ allowed, code }: NextStep) => allowed || (!!code && mendable.includes(code));

/**
 * Refusing or countering an offer and ending a job are the quieter answers, so they never take the papaya button. Neither do changing
 * an offer and withdrawing: it is the other side's turn.
 */
const quiet: readonly RemarkAction[] = [
  'REJECT_OFFER',
  'COUNTER_OFFER',
  'AGREE_TO_CANCEL',
  'WITHDRAW_CANCEL',
  'CHANGE_OFFER',
];

/** While a product is under way its next step comes first: changing what was given, and being done without it, are quieter. */
function isQuiet({ action }: NextStep, { shipping }: Pick<JobFragment, 'shipping'>): boolean {
  if (action === 'MARK_AS_DONE') return !!shipping && shipping.state !== 'RECEIVED';
  if (action === 'GIVE_ADDRESS') return shipping?.state !== 'ADDRESS_NEEDED';
  return action === 'MARK_AS_SENT' ? shipping?.state !== 'TO_SEND' : quiet.includes(action);
}

/** The step that gets the papaya button: the answer that is waited for, or else the first that is possible. */
export const leadingStep = (steps: readonly NextStep[], job: Pick<JobFragment, 'shipping'>) =>
  steps.find((step) => step.allowed && step.action === 'DECLINE_TO_CANCEL') ??
  steps.find((step) => isPressable(step) && !isQuiet(step, job));
