import type { HoldReason } from '../../../schema/job-money.ts';
import type { NotificationAbout } from '../../../schema/notification-catalogue.ts';
import type { Amount } from '../../../schema/texts/sentences.ts';
import type { StoredFact } from '../../platform/outbox/outbox-worker.ts';
import { holdPath } from './payout-hold.policy.ts';

/** Parameters of texts about campaigns and jobs, read when the event is processed. */
export interface JobParams {
  readonly amount: Amount;
  /** The amount and our fee beside it. */
  readonly total: Amount;
  /** Until when the payment provider waits for an answer to a chargeback; empty when it did not say. */
  readonly answerBy: string;
  /** The last day on which the awaited side of a dispute can answer; empty when none is awaited. */
  readonly answerUntil: string;
  /** The day to which a pending amendment moves the due date; empty where it changes anything else. */
  readonly askedDueOn: string;
  /** The last day of the campaign. */
  readonly campaignEnd: string;
  readonly campaignTitle: string;
  /** Whether staff or both sides decided the dispute. */
  readonly decidedBy: string;
  /** The side of a dispute that was given more time last. */
  readonly extendedSide: string;
  /** What holds the payout up; empty in events about something else. */
  readonly holdReason: string;
  /** The last day on which the money of the job may be held. */
  readonly heldUntil: string;
  /** Whether the job is an extra beside a first one; empty when it is none. */
  readonly isExtra: string;
  readonly jobId: number;
  readonly ownerName: string;
  /** The applicant, or the invited influencer. */
  readonly personName: string;
  readonly reason: string;
  /** The day on which the finished job is released without its owner; empty where it is not. */
  readonly releaseOn: string;
  /** Whether a product is sent for the job; empty when none is. */
  readonly shipping: string;
  /** The day on which the use of the work ends; empty while it has not begun, and when it has no end. */
  readonly useEndsOn: string;
  /** The day on which the work is due after the receipt of the product; empty before. */
  readonly workDueOn: string;
  /** Whether all work is approved; empty while some is not, and without deliverables. */
  readonly work: string;
  /** How the dispute was decided; empty while it is not. */
  readonly ruling: string;
  /** The present state of the job. */
  readonly state: string;
}

/** An event with all that its notifications depend on. */
export interface Scene {
  readonly campaignId: number;
  /** Present state of the campaign. */
  readonly campaignState: string;
  readonly ownerId: number;
  /** The applicant or the invited influencer; null for events about a campaign alone. */
  readonly personId: number | null;
  readonly remarkId: number | null;
  readonly fact: StoredFact;
  readonly params: JobParams;
}

type Code = NotificationAbout<JobParams>;

/** A notification that an event makes: recipients, code of its text, type of section 3 and link. */
export interface Message {
  /** `staff` is every account with the flag. */
  readonly to: 'owner' | 'person' | 'staff';
  readonly code: Code | ((scene: Scene) => Code);
  readonly type: string;
  readonly path: (scene: Scene) => string;
  /** The person who caused the event is not notified. */
  readonly skipActor?: true;
}

type Rest = Partial<Pick<Message, 'type' | 'path' | 'skipActor'>>;

const campaignPage = (scene: Scene): string => `/campaigndetail/${scene.campaignId}`;
const applicants = (scene: Scene): string => `/application-user-list/applicants/${scene.campaignId}`;
const application = (scene: Scene): string => `/applicationdetail/applicantdetail/${scene.remarkId}`;
const uses = (): string => '/my-jobs/uses';
const settings = (): string => '/edit-profile/setting';

const holdPage = (scene: Scene): string => {
  const reason = scene.params.holdReason as HoldReason;
  return holdPath({ reason, side: 'applicant', remarkId: scene.params.jobId }) ?? application(scene);
};

const row =
  (to: Message['to']) =>
  (code: Message['code'], rest?: Rest): Message => ({
    to,
    code,
    type: 'KOLITEAM',
    path: application,
    ...rest,
  });
const owner = row('owner');
const person = row('person');
const staff = row('staff');

/** Both sides of a job read the same. */
const both = (code: Message['code'], rest?: Rest): Message[] => [owner(code, rest), person(code, rest)];

/** Whether the influencer was paid before the bank asked: then nothing is frozen, and nobody has to wait. */
const isPaidOut = ({ params: { state } }: Scene): boolean => state === 'released' || state === 'settled';

const unlessPaidOut =
  (code: Code, afterPayout: Code) =>
  (scene: Scene): Code =>
    isPaidOut(scene) ? afterPayout : code;

/** A chargeback is won: what that means depends on how the job stands. */
const won =
  (code: Code) =>
  (scene: Scene): Code => {
    if (isPaidOut(scene)) return 'job.chargebackWonAfterPayout';
    return scene.params.state === 'disputed' ? 'job.chargebackWonInDispute' : code;
  };

/** An extra has words of its own. */
const orExtra =
  (code: Code, ofExtra: Code) =>
  ({ params }: Scene): Code =>
    params.isExtra ? ofExtra : code;

/** Other work is proposed: often it is only another day. */
const asked =
  (code: Code, dayOnly: Code) =>
  ({ params }: Scene): Code =>
    params.askedDueOn ? dayOnly : code;

const ruledRefund = [owner('job.ruledRefund.owner'), person('job.ruledRefund.person')];

/** Notifications by event. A new notification is a row here and a text in each catalogue. */
export const messages: Readonly<Record<string, readonly Message[]>> = {
  'campaign.approved': [owner('campaign.approved', { type: 'ADMIN_CAMPAIGN_APPROVE', path: campaignPage })],
  'campaign.rejected': [owner('campaign.rejected', { type: 'ADMIN_CAMPAIGN_REJECT', path: campaignPage })],
  'campaign.endsSoon': [owner('campaign.endsSoon', { type: 'CAMPAIGN_EXPIRE_REMINDER', path: campaignPage })],
  'campaign.closed': [
    owner(
      ({ campaignState }) =>
        campaignState === 'awarded' ? 'campaign.endedWithJobs' : 'campaign.endedWithoutHire',
      { path: campaignPage },
    ),
  ],
  'remark.applied': [owner('job.applied', { type: 'USER_CAMPAIGN_APPLY', path: applicants })],
  'invitation.sent': [
    person(({ fact }) => (fact.amountMinor ? 'job.invitedFor' : 'job.invited'), {
      type: 'OWNER_OFFER_APPLY',
      path: campaignPage,
    }),
  ],
  'invitation.declined': [owner('job.invitationDeclined', { path: campaignPage })],
  'invitation.withdrawn': [person('job.invitationWithdrawn', { path: campaignPage })],
  'remark.declined': [person(({ params }) => (params.reason ? 'job.declinedFor' : 'job.declined'))],
  'remark.offered': [person(orExtra('job.offered', 'job.extraOffered'), { type: 'OWNER_OFFER_APPLY' })],
  'remark.offerAccepted': [owner('job.offerAccepted', { type: 'OWNER_OFFER_ACCEPT' })],
  'remark.offerRejected': [owner('job.offerRejected', { type: 'OWNER_OFFER_DECLINED' })],
  'remark.countered': [owner(orExtra('job.countered', 'job.extraProposed'))],
  'remark.counterAccepted': [person('job.counterAccepted')],
  'remark.counterRejected': [person('job.counterRejected')],
  'remark.offerLapsed': both('job.offerLapsed'),
  'remark.paid': [person(orExtra('job.paid', 'job.extraPaid'), { type: 'OWNER_DO_PAYMENT' })],
  'remark.hired': [person(({ params }) => (params.shipping ? 'job.hiredForProduct' : 'job.hired'))],
  'remark.addressGiven': [owner('job.addressGiven')],
  'remark.productSent': [person('job.productSent')],
  'remark.productReceived': [owner('job.productReceived')],
  'remark.done': [
    owner(({ params }) => (params.releaseOn ? 'job.doneUntil' : 'job.done'), {
      type: 'OWNER_OFFER_MARK_AS_COMPLETED',
    }),
  ],
  'remark.draftHandedIn': [
    owner(({ params }) => (params.answerUntil ? 'job.draftHandedInUntil' : 'job.draftHandedIn')),
  ],
  'remark.workHandedIn': [owner('job.workHandedIn')],
  'remark.ownerHandedIn': [person('job.ownerHandedIn')],
  'remark.workApproved': [person('job.workApproved')],
  'remark.draftApprovedBySilence': [
    owner('job.draftApprovedBySilence.owner'),
    person('job.draftApprovedBySilence.person'),
  ],
  'remark.changesAsked': [person('job.changesAsked')],
  'remark.workDueSoon': [person('job.workDueSoon')],
  'remark.mayEndLate': [owner('job.mayEndLate')],
  'remark.releaseReminder': [owner('job.releaseReminder')],
  'remark.released': [person('job.released', { type: 'OWNER_PAYMENT_RELEASED' })],
  'remark.releasedBySilence': [
    owner('job.releasedBySilence.owner'),
    person('job.releasedBySilence.person', { type: 'OWNER_PAYMENT_RELEASED' }),
  ],
  'remark.payoutFailed': [
    owner('job.payoutFailed.owner'),
    person('job.payoutFailed.person', { path: settings }),
  ],
  'remark.payoutHeld': [person('job.payoutHeld.person', { path: holdPage })],
  'remark.payoutArrived': [person('job.payoutArrived')],
  'remark.cancelled': [
    owner(orExtra('job.cancelled.owner', 'job.extraCancelled'), { skipActor: true }),
    person(orExtra('job.cancelled.person', 'job.extraCancelled'), { skipActor: true }),
  ],
  'remark.cancelAsked': [person('job.cancelAsked')],
  'remark.cancelDeclined': [owner('job.cancelDeclined')],
  'remark.cancelWithdrawn': [person('job.cancelWithdrawn')],
  'remark.refunded': [owner('job.refunded.owner'), person('job.refunded.person')],
  'remark.refundFailed': both('job.refundFailed'),
  'remark.disputed': both(({ params }) => (params.answerUntil ? 'job.disputedUntil' : 'job.disputed'), {
    skipActor: true,
  }),
  'remark.disputeExtended': both('job.disputeExtended'),
  'remark.settlementProposed': [
    owner('job.settlementProposed.owner', { skipActor: true }),
    person('job.settlementProposed.person', { skipActor: true }),
  ],
  'remark.settlementDeclined': [
    owner('job.settlementDeclined.owner', { skipActor: true }),
    person('job.settlementDeclined.person', { skipActor: true }),
  ],
  'remark.settled': [owner('job.settled.owner'), person('job.settled.person')],
  'remark.disputeOpened': both('job.disputeOpened', { skipActor: true }),
  'remark.disputeStatement': both('job.disputeStatement', { skipActor: true }),
  'remark.ruled': both('job.ruled'),
  'remark.ruledRefunded': ruledRefund,
  'remark.partRefunded': ruledRefund,
  'remark.ruledPaidOut': [owner('job.ruledPayout.owner'), person('job.ruledPayout.person')],
  'remark.rulingFailed': both('job.rulingFailed'),
  'remark.amendmentProposed': [
    owner(asked('job.amendmentProposed.owner', 'job.laterDateAsked.owner'), { skipActor: true }),
    person(asked('job.amendmentProposed.person', 'job.laterDateAsked.person'), { skipActor: true }),
  ],
  'remark.amended': [
    owner('job.amended.owner', { skipActor: true }),
    person('job.amended.person', { skipActor: true }),
  ],
  'remark.amendmentRejected': [
    owner('job.amendmentRejected.owner', { skipActor: true }),
    person('job.amendmentRejected.person', { skipActor: true }),
  ],
  'remark.amendmentWithdrawn': [
    owner('job.amendmentWithdrawn.owner', { skipActor: true }),
    person('job.amendmentWithdrawn.person', { skipActor: true }),
  ],
  'remark.amendmentLapsed': both('job.amendmentLapsed'),
  'remark.useEndsSoon': [
    owner('job.useEndsSoon.owner', { path: uses }),
    person('job.useEndsSoon.person', { path: uses }),
  ],
  'remark.heldLong': [
    owner('job.heldLong.owner'),
    person('job.heldLong.person'),
    staff('job.heldLong.staff'),
  ],
  'remark.heldTooLong': [
    owner('job.heldTooLong.owner'),
    person('job.heldTooLong.person'),
    staff('job.heldTooLong.staff'),
  ],

  'chargeback.opened': [
    owner(unlessPaidOut('job.chargeback.owner', 'job.chargebackAfterPayout.owner')),
    person(unlessPaidOut('job.chargeback.person', 'job.chargebackAfterPayout.person')),
    staff(({ params }) => (params.answerBy ? 'job.chargeback.staff' : 'job.chargebackUndated.staff')),
  ],
  'chargeback.won': [
    owner(won('job.chargebackWon.owner')),
    person(won('job.chargebackWon.person')),
    staff('job.chargebackWon.staff'),
  ],
  'chargeback.lost': [
    owner('job.chargebackLost.owner'),
    person('job.chargebackLost.person'),
    staff('job.chargebackLost.staff'),
  ],
  'chargeback.lostAfterRelease': [
    owner('job.chargebackLostAfterPayout.owner'),
    person('job.chargebackLostAfterPayout.person'),
    staff('job.chargebackLostAfterPayout.staff'),
  ],
  'remark.payoutReversed': [
    owner('job.payoutReversed.owner'),
    person('job.payoutReversed.person', { path: settings }),
    staff('job.payoutReversed.staff'),
  ],
  'remark.payoutLost': [person('job.payoutLost.person'), staff('job.payoutLost.staff')],
  'remark.refundReturned': [owner('job.refundReturned.owner'), staff('job.refundReturned.staff')],
  'remark.refundGivenUp': [owner('job.refundGivenUp.owner'), staff('job.refundGivenUp.staff')],
  'remark.refundedByHand': [owner('job.refundedByHand'), person('job.refundedToOwner')],
  'remark.refundedAgain': [owner('job.refundedToCard'), person('job.refundedToOwner')],
  'remark.refundedAtProvider': [
    owner('job.refundedToCard'),
    person('job.refundedToOwner'),
    staff('job.refundedAtProvider.staff'),
  ],
};
