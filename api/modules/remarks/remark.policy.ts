import type { CampaignState, CampaignType } from '../../../schema/campaign.ts';
import { ErrorCode } from '../../../schema/errors.ts';
import type { RemarkState } from '../../../schema/remark.ts';
import type { ShippingState } from '../../../schema/shipment.ts';
import { dayOf } from '../../platform/clock.ts';
import { type Guard, refuseIf } from '../../platform/process/process.ts';
import type { Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { checkText } from '../../platform/text.ts';
import { hasDraftInReview, type WorkFacts, workFacts } from '../deliverables/deliverable.facts.ts';
import { leavesNothingOpen } from '../deliverables/left-open.facts.ts';
import { bankAccountWaits, canBePaidOut, payoutsPaused } from '../profiles/can-be-paid-out.facts.ts';
import { areBlocked } from '../profiles/may-meet.view.ts';
import { type ReviewsFacts, reviewsFacts } from '../reviews/review.policy.ts';
import { mustSend, shippingOfJob } from '../shipments/shipment.facts.ts';
import { awaitedSide, isLongLate } from './deadline.facts.ts';

/**
 * Sides of a job. `staff` rules on disputes; `system` is a job of the schedule or an answer of the payment provider.
 */
export type RemarkSide = 'owner' | 'applicant' | 'staff' | 'system';

/** A side of a job. */
export type JobParty = Exclude<RemarkSide, 'staff' | 'system'>;

/** Hours that the influencer has to answer a cancel request; silence agrees. */
export const HOURS_TO_ANSWER = 72;

/** Facts of a dispute: whether it is decided already, and what each side proposes for the influencer. */
interface DisputeFacts {
  readonly isDecided: boolean;
  readonly owner: number | null;
  readonly applicant: number | null;
}

/** Facts of the amendment of a job that waits for an answer. */
interface AmendmentFacts {
  readonly by: JobParty;
  /** Whether the time to answer it is over. */
  readonly isLapsed: boolean;
  /** Whether the day on which its work is due has passed. */
  readonly isOverdue: boolean;
  /** Whether accepting it makes the job done. */
  readonly finishesJob: boolean;
}

/** Facts that the guards of an application use. The view reads the same as the service. */
export interface RemarkFacts {
  readonly state: RemarkState;
  readonly campaignType: CampaignType;
  readonly campaignState: CampaignState;
  readonly ownerId: number;
  readonly applicantId: number;
  /** Whether the owner's address is verified (required for hiring and paying). */
  readonly ownerVerified: boolean;
  readonly applicantVerified: boolean;
  readonly applicantHasBankAccount: boolean;
  /** Whether the time to answer the pending offer is over. */
  readonly offerLapsed: boolean;
  /** Whether the day on which the work of the pending offer is due has passed. */
  readonly offerOverdue: boolean;
  /** Whether the time to answer a cancel request is over. */
  readonly silenceAgreed: boolean;
  /** Whether the time for the owner to release a finished job is over. */
  readonly releaseDue: boolean;
  /** The dispute of a disputed job; null for others. */
  readonly dispute: DisputeFacts | null;
  /** Whether payouts to the influencer's bank account are paused. */
  readonly payoutsPaused: boolean;
  /** Whether the influencer's bank account took another's place so lately that it is not paid out to yet. */
  readonly bankAccountWaits: boolean;
  /** Whether the owner released it while that was so. */
  readonly releaseAsked: boolean;
  /** Whether a chargeback is open. */
  readonly chargebackOpen: boolean;
  /** Whether one side has blocked the other, or is suspended or closed. */
  readonly areBlocked: boolean;
  /** Whether the payment waits for the payer's confirmation at their bank. */
  readonly awaitsBank: boolean;
  /** Its reviews; null before it is settled. */
  readonly reviews: ReviewsFacts | null;
  /** Other work that waits for an answer; null without any. */
  readonly amendment: AmendmentFacts | null;
  /** Whether it is an extra beside a first job. */
  readonly isExtra: boolean;
  /** Whether an extra of it, or another one of its first job, is being agreed on, or waits for its payment. */
  readonly extraOpen: boolean;
  /** Where its product stands; null when nothing is sent. */
  readonly shipping: ShippingState | null;
  /** What is handed in; null for jobs without deliverables. */
  readonly work: WorkFacts | null;
  /** Whether nothing was handed in for so long after the due date that the owner can end the job alone. */
  readonly isLate: boolean;
}

const refuse = refuseIf<RemarkFacts>;

/** Paying waits for an accepted offer; the owner sees that while the offer is pending. */
export const offerAccepted = refuse(ErrorCode.OFFER_NOT_ACCEPTED, ({ state }) => state === 'offered');

/** An offer can be accepted until the instant at which it lapses, even when the job for it runs later. */
export const offerStands = refuse(ErrorCode.OFFER_LAPSED, ({ offerLapsed }) => offerLapsed);

/** Nobody accepts work that is due already. */
export const offerInTime = refuse(ErrorCode.OFFER_OVERDUE, ({ offerOverdue }) => offerOverdue);

/** Release waits until the job is marked as done; the owner sees that while work is under way. */
export const markedDone: Guard<RemarkFacts> = (facts) =>
  facts.state === 'hired' || facts.state === 'cancel_asked' ? { code: ErrorCode.NOT_DONE } : null;

/** After 72 hours silence has agreed to cancel: it is too late for anything else. */
export const inTimeToAnswer: Guard<RemarkFacts> = (facts) =>
  facts.state === 'cancel_asked' && facts.silenceAgreed ? { code: ErrorCode.WRONG_STATE } : null;

/** Silence releases only after the time that the owner has. */
export const timeToReleaseOver = refuse(ErrorCode.WRONG_STATE, ({ releaseDue }) => !releaseDue);

/** A decided dispute whose transfer was refused stays decided. */
export const notDecided = refuse(ErrorCode.WRONG_STATE, ({ dispute }) => dispute?.isDecided ?? false);

/** Answering needs an open proposal of the other side. */
export const ownerProposed = refuse(ErrorCode.NO_SETTLEMENT, ({ dispute }) => dispute?.owner == null);
export const applicantProposed = refuse(ErrorCode.NO_SETTLEMENT, ({ dispute }) => dispute?.applicant == null);

/** The campaign was approved, and has neither expired nor returned to approval; jobs of awarded ones still finish. */
export const campaignApproved = refuse(
  ErrorCode.CAMPAIGN_NOT_OPEN,
  ({ campaignState }) => campaignState !== 'open' && campaignState !== 'awarded',
);

/** Only a verified owner moves money. */
export const ownerVerified = refuse(ErrorCode.EMAIL_NOT_VERIFIED, (facts) => !facts.ownerVerified);

/** Accepting requires the applicant's verified address. */
export const applicantVerified = refuse(ErrorCode.EMAIL_NOT_VERIFIED, (facts) => !facts.applicantVerified);

/**
 * Accepting an offer and marking a paid job as done require the applicant's bank account (specification, section 6).
 */
export const applicantCanBePaid: Guard<RemarkFacts> = (facts) => {
  if (facts.campaignType !== 'paid' || facts.applicantHasBankAccount) return null;
  return { code: facts.payoutsPaused ? ErrorCode.PAYOUTS_PAUSED : ErrorCode.BANK_ACCOUNT_MISSING };
};

/** Release needs a destination ('No Bank account added for the recipient user'). */
export const recipientHasBankAccount: Guard<RemarkFacts> = ({ applicantHasBankAccount, payoutsPaused }) => {
  if (applicantHasBankAccount) return null;
  return { code: payoutsPaused ? ErrorCode.RECIPIENT_PAYOUTS_PAUSED : ErrorCode.RECIPIENT_BANK_MISSING };
};

/** A bank account that took another's place is not paid out to at first, in case a stranger added it. */
export const recipientAccountSettled = refuse(
  ErrorCode.RECIPIENT_ACCOUNT_NEW,
  ({ bankAccountWaits }) => bankAccountWaits,
);

/** What the owner releases meanwhile follows once it can be paid out to. */
export const recipientAccountWaits = refuse(
  ErrorCode.WRONG_STATE,
  ({ bankAccountWaits, releaseAsked }) => !bankAccountWaits || releaseAsked,
);
export const releaseAsked = refuse(ErrorCode.WRONG_STATE, (facts) => !facts.releaseAsked);
export const notReleasedYet = refuse(ErrorCode.WRONG_STATE, (facts) => facts.releaseAsked);

/** A proposal needs a destination for what it gives the influencer. */
const forPart =
  (proposer: JobParty, guard: Guard<RemarkFacts>): Guard<RemarkFacts> =>
  (facts) =>
    facts.dispute?.[proposer] ? guard(facts) : null;
export const applicantCanGetPart = forPart('owner', applicantCanBePaid);
export const recipientCanGetPart = forPart('applicant', recipientHasBankAccount);
export const partCanBePaidOut: Guard<RemarkFacts> = (facts) =>
  facts.dispute?.owner || facts.dispute?.applicant ? recipientAccountSettled(facts) : null;

/** After a block or a suspension nothing new begins; paid or running jobs can still finish (DECISIONS, "Blocking"). */
export const notBlocked = refuse(
  ErrorCode.APART,
  ({ areBlocked, state }) => areBlocked && state !== 'paying',
);

/** A chargeback freezes the money: no release, refund or cancellation until the banks have decided. */
export const notChargedBack = refuse(ErrorCode.CHARGEBACK_OPEN, ({ chargebackOpen }) => chargebackOpen);

/** A payment can be cancelled while the payer's bank waits for them; otherwise it must arrive or fail first. */
export const awaitsBank = refuse(ErrorCode.PAYMENT_UNDER_WAY, (facts) => !facts.awaitsBank);

/** Only what was agreed is sent. */
export const sendsProduct = refuse(ErrorCode.NOTHING_TO_SEND, ({ shipping }) => shipping === null);

/** A product on its way goes where it was sent. */
export const notSent = refuse(
  ErrorCode.PRODUCT_SENT,
  ({ shipping }) => shipping === 'sent' || shipping === 'received',
);
export const hasAddress = refuse(ErrorCode.ADDRESS_MISSING, ({ shipping }) => shipping === 'address_needed');
export const notReceived = refuse(ErrorCode.PRODUCT_RECEIVED, ({ shipping }) => shipping === 'received');
export const isSent = refuse(
  ErrorCode.PRODUCT_NOT_SENT,
  ({ shipping }) => shipping === 'address_needed' || shipping === 'to_send',
);

/** Answering needs a pending amendment of the other side, and withdrawing one of the own; both until it lapses. */
const amendedBy = (side: JobParty) =>
  refuse(ErrorCode.NO_AMENDMENT, ({ amendment }) => amendment?.by !== side || amendment.isLapsed);
export const amendedByOwner = amendedBy('owner');
export const amendedByApplicant = amendedBy('applicant');
export const amendmentInTime = refuse(
  ErrorCode.OFFER_OVERDUE,
  ({ amendment }) => amendment?.isOverdue ?? false,
);

/** What makes a job done needs the influencer's bank account, whoever accepts it. */
export const payableIfFinished =
  (guard: Guard<RemarkFacts>): Guard<RemarkFacts> =>
  (facts) =>
    facts.campaignType === 'paid' && facts.amendment?.finishesJob ? guard(facts) : null;

/** Drafts come first where the brand wants to see them. */
export const awaitsDraft = refuse(ErrorCode.NOTHING_TO_HAND_IN, ({ work }) => !work?.awaitsDraft);

/** Published work is handed in where it is awaited; links that nobody has approved can be corrected. */
export const mayHandIn = refuse(
  ErrorCode.NOTHING_TO_HAND_IN,
  ({ work }) => !work || work.awaitsWork + work.published === 0,
);
export const mayCorrect = refuse(ErrorCode.NOTHING_TO_HAND_IN, ({ work }) => !work?.published);
export const ownerMayHandIn = refuse(ErrorCode.NOTHING_TO_HAND_IN, ({ work }) => !work?.ownersOpen);

/** Only what was handed in, and has no answer, is approved or sent back. */
export const hasWorkInReview = refuse(
  ErrorCode.NOTHING_TO_REVIEW,
  ({ work }) => !work || work.draftsInReview + work.published === 0,
);

/** Asking for changes uses a round; afterwards the owner approves, or raises a dispute. */
export const hasRounds = refuse(ErrorCode.ROUNDS_USED, ({ work }) => !work?.withRounds);

/** A running job comes to a dispute only when its owner may not ask for changes of a draft any more. */
export const outOfRounds = refuse(
  ErrorCode.WRONG_STATE,
  ({ work }) => !work || work.draftsInReview === 0 || work.withRounds > 0,
);

/** What was approved cannot be disputed (DEAL, section 4). */
export const notAllApproved = refuse(
  ErrorCode.WORK_APPROVED,
  ({ work }) =>
    work !== null && work.approved > 0 && work.published + work.awaitsWork + work.awaitsDraft === 0,
);

/** The owner ends a job alone only when nothing was handed in, long after it was due. */
export const isLate = refuse(ErrorCode.NOT_LATE, (facts) => !facts.isLate);

/** The influencer proposes first only beside a job that both have agreed on. */
export const beginsExtra = refuse(ErrorCode.WRONG_STATE, ({ isExtra }) => !isExtra);

/** One extra is agreed on at a time: terms for one that was rejected wait for the end of the other. */
export const noOtherExtra = refuse(ErrorCode.EXTRA_OPEN, ({ isExtra, extraOpen }) => isExtra && extraOpen);

/** Nobody is chosen or declined for an extra; it is rejected, or cancelled. */
export const noExtra = refuse(ErrorCode.WRONG_STATE, ({ isExtra }) => isExtra);

/** Maximum length of the text of an application or a finished job, in characters. */
export const LONGEST_TEXT = 2_000;

/** A text as stored: trimmed, null when empty. Throws BAD_INPUT at the field when it is too long. */
export function plainText(text: string | null | undefined, field: string): string | null {
  const trimmed = checkText(text, { field, max: LONGEST_TEXT });
  return trimmed === '' ? null : trimmed;
}

/** SQL: whether one of two members is suspended or closed: nothing new can begin with them. */
function isAway(one: Sql, other: Sql): Sql {
  return sql`exists (select from account as away where away.id in (${one}, ${other})
    and (away.suspended_at is not null or away.closed_at is not null))`;
}

/** SQL: whether a chargeback of a job is open. */
export function chargebackOpen(row: string): Sql {
  return sql`exists (select from chargeback as asked
    where asked.remark_id = ${sql.ref(`${row}.id`)} and asked.state = 'open')`;
}

const pendingOffer = (row: string, condition: Sql): Sql => sql`exists (select from offer as unanswered
  where unanswered.remark_id = ${sql.ref(`${row}.id`)} and unanswered.status = 'pending' and ${condition})`;

/** SQL: the `DisputeFacts` of a job. A proposal counts while what it divides is what is held. */
function disputeFacts(row: string): Sql {
  const proposedBy = (side: JobParty): Sql => sql`(select proposed.release_minor from settlement as proposed
    where proposed.dispute_id = d.id and proposed.state = 'open' and proposed.side = ${sql.lit(side)}
      and proposed.total_minor = (select sum(e.amount_minor) from ledger_entry as e
        where e.remark_id = d.remark_id and e.account = 'held') limit 1)`;
  return sql`(select json_build_object('isDecided', d.state <> 'open',
      'owner', ${proposedBy('owner')}, 'applicant', ${proposedBy('applicant')})
    from dispute as d where d.remark_id = ${sql.ref(`${row}.id`)})`;
}

/** SQL: the `AmendmentFacts` of a job. */
const amendmentFacts = (
  row: string,
  now: Date,
): Sql => sql`(select json_build_object('by', wanted.proposed_by,
    'isLapsed', coalesce(wanted.lapses_at <= ${now}::timestamptz, false),
    'isOverdue', coalesce(wanted.work ->> 'dueOn' < ${dayOf(now)}::text, false),
    'finishesJob', ${leavesNothingOpen(sql`wanted.remark_id`, sql`wanted.work`, now)})
  from amendment as wanted where wanted.remark_id = ${sql.ref(`${row}.id`)} and wanted.state = 'pending')`;

/** SQL: the `RemarkFacts` of an application as JSON. The service and the view use the same. */
export function remarkFacts(row: string, now: Date): Sql {
  const applicant = sql.ref(`${row}.applicant_id`);
  return sql`(select json_build_object(
      'state', ${sql.ref(`${row}.state`)},
      'campaignType', about.type,
      'campaignState', about.state,
      'ownerId', about.owner_id,
      'applicantId', ${applicant},
      'ownerVerified', (select a.email_verified_at is not null from account as a where a.id = about.owner_id),
      'applicantVerified', (select a.email_verified_at is not null from account as a where a.id = ${applicant}),
      'applicantHasBankAccount', ${canBePaidOut(applicant)},
      'offerLapsed', ${pendingOffer(row, sql`unanswered.lapses_at <= ${now}::timestamptz`)},
      'offerOverdue', ${pendingOffer(row, sql`unanswered.work ->> 'dueOn' < ${dayOf(now)}::text`)},
      'silenceAgreed', coalesce(${sql.ref(`${row}.cancel_deadline`)} <= ${now}::timestamptz, false),
      'releaseDue', coalesce(${sql.ref(`${row}.release_deadline`)} <= ${now}::timestamptz, false),
      'dispute', case when ${sql.ref(`${row}.state`)} = 'disputed' then ${disputeFacts(row)} end,
      'payoutsPaused', ${payoutsPaused(applicant)},
      'bankAccountWaits', ${bankAccountWaits(applicant)},
      'releaseAsked', ${sql.ref(`${row}.release_asked_at`)} is not null,
      'chargebackOpen', ${chargebackOpen(row)},
      'reviews', ${reviewsFacts(sql.ref(`${row}.id`), now)},
      'amendment', ${amendmentFacts(row, now)},
      'isExtra', ${sql.ref(`${row}.extra_of`)} is not null,
      'extraOpen', exists (select from remark as more
        where more.extra_of = coalesce(${sql.ref(`${row}.extra_of`)}, ${sql.ref(`${row}.id`)})
          and more.id <> ${sql.ref(`${row}.id`)} and more.state in ('applied', 'offered', 'countered', 'offer_accepted', 'paying')),
      'shipping', ${shippingOfJob(row)},
      'work', ${workFacts(row, now)},
      'isLate', ${isLongLate(row, now)},
      'areBlocked', (${areBlocked(sql`about.owner_id`, applicant)} or ${isAway(sql`about.owner_id`, applicant)}),
      'awaitsBank', exists (select from payment as waiting
        where waiting.remark_id = ${sql.ref(`${row}.id`)} and (waiting.state = 'requires_action' or waiting.cancel_asked_at is not null)))
    from campaign as about where about.id = ${sql.ref(`${row}.campaign_id`)})`;
}

/** SQL: the facts for labels and turns. */
export function standing(row: string, now: Date): Sql {
  return sql`(select json_build_object('state', ${sql.ref(`${row}.state`)}, 'campaignType', about.type,
      'chargebackOpen', ${chargebackOpen(row)},
      'applicantHasBankAccount', ${canBePaidOut(sql.ref(`${row}.applicant_id`))},
      'releaseAsked', ${sql.ref(`${row}.release_asked_at`)} is not null,
      'awaited', case when ${sql.ref(`${row}.state`)} = 'disputed' then ${awaitedSide(row, now)} end,
      'mustSend', ${mustSend(row)},
      'isExtra', ${sql.ref(`${row}.extra_of`)} is not null,
      'draftInReview', ${hasDraftInReview(row, now)},
      'wasHired', ${sql.ref(`${row}.is_hired`)},
      'ruling', (select d.ruling from dispute as d where d.remark_id = ${sql.ref(`${row}.id`)}))
    from campaign as about where about.id = ${sql.ref(`${row}.campaign_id`)})`;
}

/** SQL: whether the viewer owns the campaign of an application. */
export function isOwnerOf(row: string, plan: Plan): Sql {
  return sql`exists (select from campaign as posted
    where posted.id = ${sql.ref(`${row}.campaign_id`)} and posted.owner_id = ${plan.actor.accountId})`;
}
