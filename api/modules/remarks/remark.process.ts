import { RemarkState } from '../../../schema/remark.ts';
import { defineProcess } from '../../platform/process/process.ts';
import {
  amendedByApplicant,
  amendedByOwner,
  amendmentInTime,
  applicantCanBePaid,
  applicantCanGetPart,
  applicantProposed,
  applicantVerified,
  awaitsBank,
  awaitsDraft,
  beginsExtra,
  campaignApproved,
  hasAddress,
  hasRounds,
  hasWorkInReview,
  inTimeToAnswer,
  isLate,
  isSent,
  type JobParty,
  markedDone,
  mayCorrect,
  mayHandIn,
  noExtra,
  noOtherExtra,
  notAllApproved,
  notBlocked,
  notChargedBack,
  notDecided,
  notReceived,
  notReleasedYet,
  notSent,
  offerAccepted,
  offerInTime,
  offerStands,
  outOfRounds,
  ownerMayHandIn,
  ownerProposed,
  ownerVerified,
  partCanBePaidOut,
  payableIfFinished,
  type RemarkFacts,
  type RemarkSide,
  recipientAccountSettled,
  recipientAccountWaits,
  recipientCanGetPart,
  recipientHasBankAccount,
  releaseAsked,
  sendsProduct,
  timeToReleaseOver,
} from './remark.policy.ts';

type Rows = Parameters<typeof defineProcess<RemarkState, RemarkSide, RemarkFacts>>[0]['rows'];

const holdsMoney: RemarkState[] = ['hired', 'cancel_asked', 'done', 'disputed', 'refunding'];
const mayOffer = [notBlocked, campaignApproved, noOtherExtra];
/** The owner may accept it at any moment, so that it binds like an acceptance. */
const mayCounter = [...mayOffer, applicantVerified, applicantCanBePaid];
const parties: JobParty[] = ['owner', 'applicant'];
const mayPropose = [notDecided, notChargedBack];
const canBePaidOut = [notChargedBack, recipientHasBankAccount, recipientAccountSettled];

/** Other work for a running job, which both sides agree to (DEAL, section 3). */
const amendmentRows = [
  ['proposeAmendment', ['hired'], 'hired', parties, 'remark.amendmentProposed', [notBlocked]],
  ...(
    [
      ['owner', amendedByApplicant, amendedByOwner, recipientHasBankAccount],
      ['applicant', amendedByOwner, amendedByApplicant, applicantCanBePaid],
    ] as const
  ).flatMap(
    ([side, byOther, byThem, canBePaid]) =>
      [
        [
          'acceptAmendment',
          ['hired'],
          'hired',
          [side],
          'remark.amended',
          [byOther, amendmentInTime, payableIfFinished(canBePaid)],
        ],
        ['rejectAmendment', ['hired'], 'hired', [side], 'remark.amendmentRejected', [byOther]],
        ['withdrawAmendment', ['hired'], 'hired', [side], 'remark.amendmentWithdrawn', [byThem]],
      ] satisfies Rows,
  ),
  ['amendmentLapsed', ['hired'], 'hired', ['system'], 'remark.amendmentLapsed'],
] satisfies Rows;

/**
 * Steps of the work that was agreed (DEAL, section 4). They leave the job where it is, but for changes of finished work,
 * which reopen it: it is done again once everything is handed in again.
 */
const workRows = [
  ['handInDraft', ['hired'], 'hired', ['applicant'], 'remark.draftHandedIn', [awaitsDraft]],
  ['handInWork', ['hired'], 'hired', ['applicant'], 'remark.workHandedIn', [mayHandIn]],
  ['handInWork', ['done'], 'done', ['applicant'], 'remark.workHandedIn', [mayCorrect]],
  ['approveWork', ['hired'], 'hired', ['owner'], 'remark.workApproved', [hasWorkInReview]],
  ['approveWork', ['done'], 'done', ['owner'], 'remark.workApproved', [hasWorkInReview]],
  ['silenceApproves', ['hired'], 'hired', ['system'], 'remark.draftApprovedBySilence'],
  [
    'askForChanges',
    ['hired', 'done'],
    'hired',
    ['owner'],
    'remark.changesAsked',
    [hasWorkInReview, hasRounds],
  ],
] satisfies Rows;

/** Life cycle of a paid job (specification, section 4; DECISIONS, "Applying, offers, hiring, work, money"). */
export const paidProcess = defineProcess<RemarkState, RemarkSide, RemarkFacts>({
  name: 'remark',
  initial: 'applied',
  states: Object.values(RemarkState),
  rows: [
    ['makeOffer', ['applied', 'offer_rejected'], 'offered', ['owner'], 'remark.offered', mayOffer],
    ['decline', ['applied', 'offer_rejected'], 'declined', ['owner'], 'remark.declined', [noExtra]],
    ['changeOffer', ['offered'], 'offered', ['owner'], 'remark.offered', mayOffer],
    ['changeOffer', ['countered'], 'countered', ['applicant'], 'remark.countered', mayCounter],
    [
      'acceptOffer',
      ['offered'],
      'offer_accepted',
      ['applicant'],
      'remark.offerAccepted',
      [offerStands, offerInTime, notBlocked, applicantVerified, applicantCanBePaid],
    ],
    [
      'acceptOffer',
      ['countered'],
      'offer_accepted',
      ['owner'],
      'remark.counterAccepted',
      [offerStands, offerInTime, notBlocked, recipientHasBankAccount],
    ],
    ['rejectOffer', ['offered'], 'offer_rejected', ['applicant'], 'remark.offerRejected'],
    ['rejectOffer', ['countered'], 'offer_rejected', ['owner'], 'remark.counterRejected'],
    [
      'counterOffer',
      ['offered', 'offer_rejected'],
      'countered',
      ['applicant'],
      'remark.countered',
      mayCounter,
    ],
    ['beginExtra', ['applied'], 'countered', ['applicant'], 'remark.countered', [beginsExtra, ...mayCounter]],
    ['counterOffer', ['countered'], 'offered', ['owner'], 'remark.offered', mayOffer],
    ['offerLapsed', ['offered', 'countered'], 'offer_rejected', ['system'], 'remark.offerLapsed'],
    [
      'pay',
      ['offered', 'offer_accepted', 'paying'],
      'paying',
      ['owner'],
      'remark.paying',
      [notBlocked, offerAccepted, ownerVerified],
    ],
    ['paymentFailed', ['paying'], 'offer_accepted', ['system'], 'remark.paymentFailed'],
    ['paid', ['offer_accepted', 'paying'], 'hired', ['system'], 'remark.paid'],
    // An extra that is longer use alone.
    ['nothingToDo', ['hired'], 'done', ['system'], 'remark.moved', [beginsExtra]],
    [
      'markAsDone',
      ['hired', 'cancel_asked'],
      'done',
      ['applicant'],
      'remark.done',
      [inTimeToAnswer, applicantCanBePaid],
    ],
    ...workRows,
    // Nothing was handed in for long after it was due.
    [
      'endLate',
      ['hired', 'cancel_asked'],
      'refunding',
      ['owner'],
      'remark.refunding',
      [notChargedBack, isLate],
    ],
    [
      'releasePayment',
      ['hired', 'cancel_asked', 'done'],
      'releasing',
      ['owner'],
      'remark.releasing',
      [notChargedBack, markedDone, ownerVerified, recipientHasBankAccount, notReleasedYet],
    ],
    // A new bank account is not paid out to at first: the job stays as it is, and the schedule pays it out afterwards.
    [
      'releaseLater',
      ['done'],
      'done',
      ['owner'],
      'remark.moved',
      [notChargedBack, ownerVerified, recipientHasBankAccount, recipientAccountWaits],
    ],
    [
      'releaseFollows',
      ['done'],
      'releasing',
      ['system'],
      'remark.releasing',
      [releaseAsked, ...canBePaidOut],
    ],
    // The owner said nothing until the deadline. Their address need not be verified.
    [
      'silenceReleases',
      ['done'],
      'releasing',
      ['system'],
      'remark.releasing',
      [timeToReleaseOver, ...canBePaidOut],
    ],
    ['payoutFailed', ['releasing'], 'done', ['system'], 'remark.payoutFailed'],
    // Silence tries again and again; both sides were told the first time.
    ['payoutFailedAgain', ['releasing'], 'done', ['system'], 'remark.moved'],
    ['payoutSent', ['releasing'], 'released', ['system'], 'remark.released'],
    ['silencePaidOut', ['releasing'], 'released', ['system'], 'remark.releasedBySilence'],
    // The provider reversed the transfer: the money is held again and can be released again.
    ['payoutReversed', ['released'], 'done', ['system'], 'remark.payoutReversed'],

    // Cancelling (DECISIONS, "Cancel job"). The job counts as cancelled after the full refund.
    [
      'cancel',
      ['applied', 'offered', 'countered', 'offer_accepted', 'offer_rejected'],
      'cancelled',
      ['owner', 'applicant'],
      'remark.cancelled',
    ],
    // The provider decides whether the payer's bank was faster: then the job is paid, and this is refused.
    ['cancel', ['paying'], 'cancelled', ['owner'], 'remark.cancelled', [awaitsBank]],
    ['cancel', ['hired'], 'refunding', ['applicant'], 'remark.refunding', [notChargedBack]],
    ['askToCancel', ['hired'], 'cancel_asked', ['owner'], 'remark.cancelAsked', [notChargedBack]],
    ['agreeToCancel', ['cancel_asked'], 'refunding', ['applicant'], 'remark.refunding', [notChargedBack]],
    ['silenceAgrees', ['cancel_asked'], 'refunding', ['system'], 'remark.refunding', [notChargedBack]],
    ['declineToCancel', ['cancel_asked'], 'hired', ['applicant'], 'remark.cancelDeclined', [inTimeToAnswer]],
    ['withdrawCancel', ['cancel_asked'], 'hired', ['owner'], 'remark.cancelWithdrawn'],
    ['refunded', ['refunding'], 'cancelled', ['system'], 'remark.refunded'],
    ['refundFailed', ['refunding'], 'hired', ['system'], 'remark.refundFailed'],
    // The cancel request survives a refund that the provider refused: the job for silence tries again.
    ['askedRefundFailed', ['refunding'], 'cancel_asked', ['system'], 'remark.askedRefundFailed'],
    // A charge that succeeded although the application had been cancelled meanwhile.
    ['paidTooLate', ['cancelled'], 'refunding', ['system'], 'remark.refunding'],
    // The card's bank returned a refund that had counted as made: it is tried again.
    ['refundReturned', ['cancelled', 'settled'], 'refunding', ['system'], 'remark.refundReturned'],
    ['refundReturnedAgain', ['cancelled', 'settled'], 'refunding', ['system'], 'remark.moved'],
    // The provider refused it for good, and staff paid in another way.
    [
      'refundedByHand',
      ['refunding', 'cancel_asked', 'disputed'],
      'cancelled',
      ['staff'],
      'remark.refundedByHand',
      [notChargedBack],
    ],
    ['refundedAtProvider', holdsMoney, 'cancelled', ['system'], 'remark.refundedAtProvider'],
    ['chargebackLost', holdsMoney, 'charged_back', ['system'], 'remark.moved'],
    // The payout came back when the payer already had the money: nobody is owed anything.
    ['reversedAfterRefund', ['released', 'settled'], 'cancelled', ['system'], 'remark.payoutLost'],
    ['reversedAfterChargeback', ['released', 'settled'], 'charged_back', ['system'], 'remark.payoutLost'],

    // Disputes of finished jobs (DECISIONS, "Raise dispute"). No other row starts in the state `disputed`, which freezes
    // release and refund. A split refunds first and then transfers the rest.
    ['raiseDispute', ['done'], 'disputed', ['owner'], 'remark.disputed', [notAllApproved]],
    ['raiseDispute', ['done'], 'disputed', ['applicant'], 'remark.disputed'],
    ['raiseDispute', ['hired'], 'disputed', ['owner'], 'remark.disputed', [outOfRounds]],
    // Neither side can or will move the money: staff decide.
    ['openDispute', ['hired', 'cancel_asked', 'done'], 'disputed', ['staff'], 'remark.disputeOpened'],
    // A transfer was reversed after the job had ended in another way.
    ['moneyCameBack', ['cancelled', 'charged_back'], 'disputed', ['system'], 'remark.disputeOpened'],
    ['ruleRelease', ['disputed'], 'releasing', ['staff'], 'remark.ruled', canBePaidOut],
    ['ruleRefund', ['disputed'], 'refunding', ['staff'], 'remark.ruled', [notChargedBack]],
    ['ruleSplit', ['disputed'], 'refunding', ['staff'], 'remark.ruled', canBePaidOut],
    // The two settle it themselves: a proposal of one side that the other accepts moves the money as a ruling does.
    ['proposeSettlement', ['disputed'], 'disputed', parties, 'remark.settlementProposed', mayPropose],
    [
      'acceptSettlement',
      ['disputed'],
      'disputed',
      ['owner'],
      null,
      [applicantProposed, notChargedBack, recipientCanGetPart, partCanBePaidOut],
    ],
    [
      'acceptSettlement',
      ['disputed'],
      'disputed',
      ['applicant'],
      null,
      [ownerProposed, notChargedBack, applicantCanGetPart, partCanBePaidOut],
    ],
    [
      'declineSettlement',
      ['disputed'],
      'disputed',
      ['owner'],
      'remark.settlementDeclined',
      [applicantProposed],
    ],
    [
      'declineSettlement',
      ['disputed'],
      'disputed',
      ['applicant'],
      'remark.settlementDeclined',
      [ownerProposed],
    ],
    ['settleRelease', ['disputed'], 'releasing', ['system'], 'remark.settled', canBePaidOut],
    ['settleRefund', ['disputed'], 'refunding', ['system'], 'remark.settled', [notChargedBack]],
    ['settleSplit', ['disputed'], 'refunding', ['system'], 'remark.settled', canBePaidOut],
    // The rest after a refused transfer, once the influencer's account works.
    ['transferRest', ['disputed'], 'releasing', ['staff', 'system'], 'remark.releasing', canBePaidOut],
    ['ruledRefunded', ['refunding'], 'cancelled', ['system'], 'remark.ruledRefunded'],
    ['partRefunded', ['refunding'], 'releasing', ['system'], 'remark.partRefunded'],
    ['ruledPaidOut', ['releasing'], 'released', ['system'], 'remark.ruledPaidOut'],
    ['restPaidOut', ['releasing'], 'settled', ['system'], 'remark.ruledPaidOut'],
    ['ruledRefundFailed', ['refunding'], 'disputed', ['system'], 'remark.rulingFailed'],
    ['ruledPayoutFailed', ['releasing'], 'disputed', ['system'], 'remark.rulingFailed'],
    ['ruledPayoutFailedAgain', ['releasing'], 'disputed', ['system'], 'remark.moved'],
    // The refund of a split, returned before by the bank, has arrived; the rest was paid out earlier.
    ['partRefundedAgain', ['refunding'], 'settled', ['system'], 'remark.partRefunded'],
    // The same of a refund that had been made before the dispute.
    ['refundedAgain', ['refunding'], 'settled', ['system'], 'remark.refundedAgain'],
    // It had been returned, and then the payer got the money in another way.
    ['partChargedBack', ['refunding'], 'settled', ['system'], 'remark.moved'],
    ['partRefundedAtProvider', ['refunding'], 'settled', ['system'], 'remark.refundedAtProvider'],
    ['partRefundedByHand', ['refunding'], 'settled', ['staff'], 'remark.refundedByHand', [notChargedBack]],
    // Somebody made it at the provider, and it came back after the rest was paid out.
    ['partRefundedByHand', ['released'], 'released', ['staff'], 'remark.refundedByHand', [notChargedBack]],
    // The provider refused it, and nothing has moved: the rest is still to be decided.
    ['partRefundedByHand', ['disputed'], 'disputed', ['staff'], 'remark.refundedByHand', [notChargedBack]],
    ['ruledPayoutReversed', ['released', 'settled'], 'disputed', ['system'], 'remark.payoutReversed'],
    ...amendmentRows,
  ],
});

/** Steps of the product that a sponsored job is done for, also when the work was done before it came. */
const shippingRows = (['hired', 'done'] as const).flatMap(
  (state) =>
    [
      ['giveAddress', [state], state, ['applicant'], 'remark.addressGiven', [sendsProduct, notSent]],
      [
        'markAsSent',
        [state],
        state,
        ['owner'],
        'remark.productSent',
        [sendsProduct, hasAddress, notReceived],
      ],
      [
        'confirmReceipt',
        [state],
        state,
        ['applicant'],
        'remark.productReceived',
        [sendsProduct, isSent, notReceived],
      ],
    ] satisfies Rows,
);

/** Life cycle of a sponsored or shoutout job: no money, so no offer, payment or release. */
export const freeProcess = defineProcess<RemarkState, RemarkSide, RemarkFacts>({
  name: 'remark',
  initial: 'applied',
  states: ['applied', 'hired', 'done', 'cancelled', 'declined'],
  rows: [
    ['hire', ['applied'], 'hired', ['owner'], 'remark.hired', [notBlocked, ownerVerified, campaignApproved]],
    ['decline', ['applied'], 'declined', ['owner'], 'remark.declined'],
    ['markAsDone', ['hired'], 'done', ['applicant'], 'remark.done'],
    ...workRows,
    // In a shoutout exchange the owner publishes, too.
    ['handInWork', ['hired'], 'hired', ['owner'], 'remark.ownerHandedIn', [ownerMayHandIn]],
    ['handInWork', ['done'], 'done', ['owner'], 'remark.ownerHandedIn', [ownerMayHandIn]],
    ['cancel', ['applied', 'hired'], 'cancelled', ['owner', 'applicant'], 'remark.cancelled'],
    ...amendmentRows,
    ...shippingRows,
  ],
});

/** The process table of a campaign type. */
export function processOf(campaignType: RemarkFacts['campaignType']) {
  return campaignType === 'paid' ? paidProcess : freeProcess;
}
