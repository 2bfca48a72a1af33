import { ErrorCode, type PlainErrorCode } from '../../../schema/errors.ts';
import type { JobSide } from '../../../schema/job-side.ts';
import { type HiredState, type NextStep, RemarkAction, type RemarkState } from '../../../schema/remark.ts';
import { offeredSteps, type Refusal, toPermission } from '../../platform/process/process.ts';
import { reviewRefusal } from '../reviews/review.policy.ts';
import type { JobParty, RemarkFacts } from './remark.policy.ts';
import { processOf } from './remark.process.ts';

const published: ReadonlySet<string> = new Set(Object.values(RemarkAction));

/** Refusals of steps that there is nothing for, or nothing any more: without a proposal there is nothing to answer. */
const pointless: ReadonlySet<string> = new Set<PlainErrorCode>([
  ErrorCode.NO_AMENDMENT,
  ErrorCode.NO_SETTLEMENT,
  ErrorCode.NOTHING_TO_SEND,
  ErrorCode.PRODUCT_SENT,
  ErrorCode.PRODUCT_RECEIVED,
  ErrorCode.NOTHING_TO_HAND_IN,
  ErrorCode.NOTHING_TO_REVIEW,
  ErrorCode.NOT_LATE,
  ErrorCode.WRONG_STATE,
]);

/** The side of a job that an account is on; null for others. */
export function sideOf(
  { ownerId, applicantId }: Pick<RemarkFacts, 'ownerId' | 'applicantId'>,
  accountId: number | null,
): JobParty | null {
  if (accountId === ownerId) return 'owner';
  return accountId === applicantId ? 'applicant' : null;
}

/**
 * The viewer's next steps with an application, with the refusal of those not possible yet: the rows of its process
 * table for their side, a review of the other side while there is time, and the owner's shortlist before the hire.
 */
export function nextSteps(facts: RemarkFacts, accountId: number | null): NextStep[] {
  const side = sideOf(facts, accountId);
  if (side === null) return [];
  const steps: NextStep[] = offeredSteps(processOf(facts.campaignType), facts.state, side, facts)
    .filter(({ step }) => published.has(step.action))
    .filter(({ refusal }) => !(refusal && pointless.has(refusal.code)))
    .filter(({ step }) => !(facts.isExtra && step.action === 'decline'))
    .map(({ step, refusal }) => ({ action: step.action as RemarkAction, ...toPermission(refusal) }));
  if (reviewRefusal(facts, side) === null) steps.push({ action: RemarkAction.REVIEW, allowed: true });
  if (mayShortlist(facts, side)) steps.push({ action: RemarkAction.SHORTLIST, allowed: true });
  const extra = extraRefusal(facts);
  if (extra?.code !== ErrorCode.WRONG_STATE && extra?.code !== ErrorCode.NOT_PAID_TYPE)
    steps.push({ action: RemarkAction.PROPOSE_EXTRA, ...toPermission(extra) });
  return steps;
}

/** Whether a side may put an application on the shortlist: the owner, until it becomes a job or ends. */
export const mayShortlist = (
  { state, isExtra }: Pick<RemarkFacts, 'state' | 'isExtra'>,
  side: JobParty,
): boolean => side === 'owner' && beforeHire.has(state) && !isExtra;

const maySeeMore: ReadonlySet<RemarkState> = new Set(['hired', 'done', 'released', 'settled']);

/** Why no extra can be proposed beside a job; null when one can. Either side may, of a paid job that was not given up. */
export function extraRefusal(
  facts: Pick<RemarkFacts, 'state' | 'campaignType' | 'isExtra' | 'extraOpen' | 'areBlocked'>,
): Refusal | null {
  if (facts.campaignType !== 'paid') return { code: ErrorCode.NOT_PAID_TYPE };
  if (facts.isExtra || !maySeeMore.has(facts.state)) return { code: ErrorCode.WRONG_STATE };
  if (facts.extraOpen) return { code: ErrorCode.EXTRA_OPEN };
  return facts.areBlocked ? { code: ErrorCode.APART } : null;
}

/** Facts that turns and refusals use. */
export type Standing = Pick<RemarkFacts, 'state' | 'campaignType'>;

/** Facts that turns use besides the state. */
export type TurnFacts = Standing &
  Pick<RemarkFacts, 'chargebackOpen' | 'applicantHasBankAccount' | 'releaseAsked' | 'isExtra'> & {
    /** The side of a disputed job whose answer is awaited; null when it is for staff to decide. */
    readonly awaited: JobParty | null;
    /** Whether the owner has an address and has not sent the product. */
    readonly mustSend: boolean;
    /** Whether a draft waits for the owner. */
    readonly draftInReview: boolean;
  };

/** Facts that labels use. */
export interface LabelFacts extends Standing {
  /** Whether it was hired before it was cancelled. */
  readonly wasHired: boolean;
  /** The ruling of staff on its dispute. */
  readonly ruling: 'release' | 'refund' | 'split' | null;
}

const paidTurns: Readonly<Record<RemarkState, JobSide>> = {
  applied: 'owner',
  offered: 'applicant',
  countered: 'owner',
  offer_accepted: 'owner',
  offer_rejected: 'owner',
  paying: 'owner',
  hired: 'applicant',
  done: 'owner',
  releasing: 'nobody',
  released: 'nobody',
  cancel_asked: 'applicant',
  refunding: 'nobody',
  cancelled: 'nobody',
  declined: 'nobody',
  disputed: 'nobody',
  settled: 'nobody',
  charged_back: 'nobody',
};

/**
 * Whose turn it is. Nobody's for a finished free job, for a job frozen by a chargeback, and for an extra
 * that was rejected, although either side may propose it again; the applicant's when the
 * payout has no destination; nobody's once the owner has released it to a bank account that is not paid out to yet; the
 * owner's while a product is to be sent or a draft waits.
 */
export function turnOf({
  state,
  campaignType,
  chargebackOpen,
  applicantHasBankAccount,
  releaseAsked,
  awaited,
  mustSend,
  draftInReview,
  isExtra,
}: TurnFacts): JobSide {
  if (state === 'disputed') return awaited ?? 'nobody';
  if (state === 'hired' && (mustSend || draftInReview)) return 'owner';
  if (chargebackOpen && (state === 'done' || state === 'cancel_asked')) return 'nobody';
  if (state === 'offer_rejected' && isExtra) return 'nobody';
  if (state !== 'done') return paidTurns[state];
  if (campaignType !== 'paid') return 'nobody';
  if (!applicantHasBankAccount) return 'applicant';
  return releaseAsked ? 'nobody' : paidTurns.done;
}

const hiredStatuses: Readonly<Partial<Record<RemarkState, HiredState>>> = {
  hired: 'ongoing',
  cancel_asked: 'ongoing',
  done: 'completed',
  releasing: 'completed',
  released: 'payment_done',
  disputed: 'in_dispute',
  settled: 'settled',
  charged_back: 'charged_back',
};
const ruledStatuses = { release: 'completed', refund: 'refunded', split: 'settled' } as const;

/** How a job stands from the hire on (DECISIONS, "Hired label"); null before. */
export function hiredState({ state, wasHired, ruling }: LabelFacts): HiredState | null {
  if (!wasHired) return null;
  const isMoving = state === 'refunding' || state === 'cancelled' || state === 'releasing';
  if (isMoving && ruling) return ruledStatuses[ruling];
  return hiredStatuses[state] ?? 'cancelled';
}

const labels: Readonly<Record<HiredState, string>> = {
  ongoing: 'Ongoing',
  completed: 'Completed',
  payment_done: 'Payment Done',
  cancelled: 'Cancelled',
  in_dispute: 'In dispute',
  refunded: 'Refunded',
  settled: 'Settled',
  charged_back: 'Charged back',
};

/** The same in English. */
export function hiredLabel(facts: LabelFacts): string | null {
  const status = hiredState(facts);
  return status && labels[status];
}

const moneyActions: ReadonlySet<string> = new Set([
  'makeOffer',
  'changeOffer',
  'counterOffer',
  'acceptOffer',
  'rejectOffer',
  'pay',
  'releasePayment',
  'askToCancel',
  'agreeToCancel',
  'declineToCancel',
  'withdrawCancel',
  'raiseDispute',
  'endLate',
  'openDispute',
  'proposeSettlement',
]);
const workActions: ReadonlySet<string> = new Set([
  'handInDraft',
  'handInWork',
  'approveWork',
  'askForChanges',
]);
const shippingActions: ReadonlySet<string> = new Set(['giveAddress', 'markAsSent', 'confirmReceipt']);
const cancelActions: ReadonlySet<string> = new Set(['cancel', 'askToCancel']);
/** Actions that an open dispute freezes. */
const frozen: ReadonlySet<string> = new Set([...cancelActions, 'releasePayment', 'raiseDispute']);
const beforeHire: ReadonlySet<RemarkState> = new Set([
  'applied',
  'offered',
  'countered',
  'offer_accepted',
  'offer_rejected',
  'paying',
]);

/** Why an action is not possible in the present state, more helpful than "not possible". */
export function refusalReason(action: string, { state, campaignType }: Standing): PlainErrorCode {
  if (campaignType !== 'paid' && moneyActions.has(action)) return ErrorCode.NOT_PAID_TYPE;
  if (campaignType === 'paid' && action === 'hire') return ErrorCode.PAID_TYPE;
  if (campaignType === 'paid' && shippingActions.has(action)) return ErrorCode.NOTHING_TO_SEND;
  if (state === 'disputed' && frozen.has(action)) return ErrorCode.IN_DISPUTE;
  if (campaignType === 'paid' && cancelActions.has(action)) {
    if (state === 'done') return ErrorCode.DISPUTE_ONLY;
    return action === 'cancel' && state === 'hired' ? ErrorCode.ASK_TO_CANCEL_FIRST : ErrorCode.WRONG_STATE;
  }
  if (!beforeHire.has(state)) return ErrorCode.WRONG_STATE;
  if (workActions.has(action)) return ErrorCode.NOT_HIRED;
  if (action === 'pay') return ErrorCode.OFFER_NOT_ACCEPTED;
  if (action === 'releasePayment') return ErrorCode.NOT_DONE;
  return action === 'markAsDone' ? ErrorCode.NOT_HIRED : ErrorCode.WRONG_STATE;
}
