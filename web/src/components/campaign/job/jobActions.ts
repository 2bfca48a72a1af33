import type { RemarkAction } from '../../../__generated__/enums.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../../languages/t.ts';
import { knownWords } from '../../work/knownWords.ts';
import { countWords } from '../../work/workWords.ts';
import { draftInReview, nextToHandIn } from '../deliverables/deliverableStates.ts';
import type { JobDeliverable } from '../deliverables/jobWorkDocument.ts';
import { isPressable, type NextStep } from './pressable.ts';
import { isEndedExtra } from './texts/endMilestones.ts';

export type JobDialogProps = {
  /** The job as it was when the button was pressed. */
  job: JobFragment;
  step: NextStep;
  /** The deliverable that it is about; otherwise the one that comes next. */
  about?: string | undefined;
  /** How it stands once the step is not possible any more; only dialogs that stay open then are given it. */
  moved?: JobFragment | null;
  onClose: () => void;
};

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
  PROPOSE_EXTRA: msg('Propose an extra'),
  ACCEPT_AMENDMENT: msg('Accept terms'),
  REJECT_AMENDMENT: msg('Reject'),
  WITHDRAW_AMENDMENT: msg('Withdraw terms'),
  PROPOSE_SETTLEMENT: msg('Propose a split'),
  ACCEPT_SETTLEMENT: msg('Accept split'),
  DECLINE_SETTLEMENT: msg('Decline split'),
};

/** What the words on a button depend on. */
type Worded = Pick<JobFragment, 'hiredAt' | 'shipping' | 'deliverables' | 'mySide' | 'extraOfId'>;

/** Words on the button of a step. Before the hire there is no job to cancel yet; what was given is changed. */
export function actionText({ action }: Pick<NextStep, 'action'>, job: Worded) {
  const { hiredAt, shipping, mySide, extraOfId } = job;
  if (action === 'CANCEL' && !hiredAt) return extraOfId ? t('Cancel extra') : t('Cancel application');
  if (action === 'GIVE_ADDRESS' && shipping?.address) return t('Change delivery address');
  const next = isHandIn(action) && nextToHandIn(job, mySide);
  if (next) return handInText(next);
  const draft = action === 'APPROVE_WORK' && draftInReview(job);
  if (draft) return t('Review {what}', { what: countWords(draft) });
  return action === 'MARK_AS_SENT' && shipping?.sentAt ? t('Edit tracking') : t(texts[action]);
}

/** 'Hand in 3 stories', and again after changes; after an approved draft their links. */
export function handInText(deliverable: JobDeliverable): string {
  const { state, count } = deliverable;
  if (state === 'PUBLISHED') return t('Change links');
  if (state === 'DRAFT_APPROVED')
    return t('{count, plural, one {Hand in the link} other {Hand in the links}}', { count });
  return state === 'CHANGES_ASKED'
    ? t('Hand in {what} again', { what: knownWords(deliverable) })
    : t('Hand in {what}', { what: countWords(deliverable) });
}

const rare: readonly RemarkAction[] = ['DECLINE', 'CANCEL', 'ASK_TO_CANCEL', 'RAISE_DISPUTE'];

const settling: readonly RemarkAction[] = ['PROPOSE_SETTLEMENT', 'ACCEPT_SETTLEMENT', 'DECLINE_SETTLEMENT'];

/** Steps that stand beside what they are about, in the dispute. */
export const inDispute = ({ action }: Pick<NextStep, 'action'>) => settling.includes(action);

/** Steps with changes of a running job and what comes on top, which have pages of their own. */
type Amending =
  | 'PROPOSE_EXTRA'
  | 'PROPOSE_AMENDMENT'
  | 'ACCEPT_AMENDMENT'
  | 'REJECT_AMENDMENT'
  | 'WITHDRAW_AMENDMENT';

const isAmending = ({ action }: Pick<NextStep, 'action'>): boolean =>
  action.endsWith('_AMENDMENT') || action === 'PROPOSE_EXTRA';

/** Steps that no dialog asks about: other terms have a page of their own, and the shortlist asks nothing. */
export type WithoutDialog = 'COUNTER_OFFER' | 'SHORTLIST' | Amending;

export const hasDialog = (action: RemarkAction): action is Exclude<RemarkAction, WithoutDialog> =>
  action !== 'COUNTER_OFFER' && action !== 'SHORTLIST' && !isAmending({ action });

/** Where work is handed in piece by piece, handing in all at once is rare; ending a job late while it is not yet possible is, too. */
function inMenu({ action, allowed }: NextStep, { deliverables }: Pick<JobFragment, 'deliverables'>): boolean {
  if (action === 'MARK_AS_DONE') return deliverables.length > 0;
  return rare.includes(action) || (action === 'END_LATE' && !allowed);
}

const handIns = ['HAND_IN_DRAFT', 'HAND_IN_WORK'] as const satisfies readonly RemarkAction[];

const isHandIn = (action: RemarkAction): boolean => handIns.some((one) => one === action);

type HandingIn = Pick<JobFragment, 'deliverables' | 'turn' | 'mySide' | 'nextSteps'>;

/** The step that hands in what comes next, while nobody else has to move first. */
export function leadingHandIn({ turn, mySide, nextSteps, deliverables }: HandingIn): NextStep | undefined {
  const next = nextToHandIn({ deliverables }, mySide);
  if (!next || (turn !== mySide && turn !== 'NOBODY')) return undefined;
  const draftComes = next.draftFirst && next.state !== 'DRAFT_APPROVED';
  const [usual, other] = draftComes ? handIns : handIns.toReversed();
  const find = (action: RemarkAction | undefined) => nextSteps.find((step) => step.action === action);
  return find(usual) ?? find(other);
}

/** Steps of the menu. Who can decline an application need not cancel it. */
export function menuSteps(job: Pick<JobFragment, 'deliverables' | 'nextSteps'>): NextStep[] {
  const declines = job.nextSteps.some(({ action }) => action === 'DECLINE');
  return job.nextSteps.filter((step) => inMenu(step, job) && !(declines && step.action === 'CANCEL'));
}

/** Steps with a button of their own beside the job. Published work and changes are answered where the work is
 * shown, and so is what can be handed in while the other side has to answer. */
export function onButtons(step: NextStep, job: HandingIn): boolean {
  const { action } = step;
  if (action === 'SHORTLIST' || action === 'ASK_FOR_CHANGES') return false;
  if (inDispute(step) || isAmending(step)) return false;
  if (action === 'APPROVE_WORK') return !!draftInReview(job);
  if (isHandIn(action)) return step === leadingHandIn(job);
  // Where work is handed in piece by piece, its state says more.
  if (step.code === 'NOT_DONE' && job.deliverables.length > 0) return false;
  return !inMenu(step, job);
}

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
  'END_LATE',
];

/** While a product is under way its next step comes first: changing what was given, and handing in without it, are quieter. */
type Leading = Pick<JobFragment, 'shipping' | 'state' | 'extraOfId'>;

function isQuiet({ action }: NextStep, job: Leading): boolean {
  const { shipping } = job;
  // An extra that came to nothing waits for nobody.
  if (action === 'MAKE_OFFER') return isEndedExtra(job);
  if (action === 'MARK_AS_DONE' || isHandIn(action)) return !!shipping && shipping.state !== 'RECEIVED';
  if (action === 'GIVE_ADDRESS') return shipping?.state !== 'ADDRESS_NEEDED';
  return action === 'MARK_AS_SENT' ? shipping?.state !== 'TO_SEND' : quiet.includes(action);
}

/** The step that gets the papaya button: the answer that is waited for, or else the first that is possible. */
export const leadingStep = (steps: readonly NextStep[], job: Leading) =>
  steps.find((step) => step.allowed && step.action === 'DECLINE_TO_CANCEL') ??
  steps.find((step) => isPressable(step) && !isQuiet(step, job));
