import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';
import { jobParties, PrivateType, Scope } from './access.ts';
import { Amendment } from './amendment.ts';
import { Campaign } from './campaign.ts';
import { Chargeback } from './chargeback.ts';
import { connectionOf, RowFilter } from './connection.ts';
import { Deal } from './deal.ts';
import { JobDeliverable } from './deliverable.ts';
import { graphqlEnum } from './enum.ts';
import { Fit } from './fit.ts';
import { JobMoney } from './job-money.ts';
import { JobSide } from './job-side.ts';
import { Money } from './money.ts';
import { MoneyStanding } from './money-totals.ts';
import { Node } from './node.ts';
import { Offer } from './offer.ts';
import { orNull } from './or-null.ts';
import { Permission } from './permission.ts';
import { Picture } from './picture.ts';
import { Profile } from './profile.ts';
import { CreatedAt, Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { Shipment } from './shipment.ts';
import { Work } from './work.ts';

export const RemarkState = graphqlEnum('RemarkState', 'States of an application and the job it becomes.', {
  APPLIED: ['applied', 'Applied, no offer yet.'],
  OFFERED: ['offered', 'An offer waits for the applicant.'],
  COUNTERED: ['countered', "The applicant's terms wait for the owner."],
  OFFER_ACCEPTED: ['offer_accepted', 'The offer was accepted; the owner pays next.'],
  OFFER_REJECTED: ['offer_rejected', 'The last offer was rejected, or lapsed.'],
  PAYING: ['paying', 'The payment is under way.'],
  HIRED: ['hired', 'Hired, work is under way.'],
  DONE: ['done', 'Marked as done.'],
  RELEASING: ['releasing', 'The transfer to the influencer is under way.'],
  RELEASED: ['released', 'Paid out.'],
  CANCEL_ASKED: [
    'cancel_asked',
    'The owner of a paid job asked to cancel it; waits for the influencer, whose silence agrees after 72 hours.',
  ],
  REFUNDING: ['refunding', 'The refund to the payer is under way.'],
  CANCELLED: ['cancelled', 'Cancelled; what was paid has been refunded in full.'],
  DECLINED: ['declined', 'The owner declined the application.'],
  DISPUTED: [
    'disputed',
    'In dispute: nothing is released or refunded until staff decide or both sides settle it.',
  ],
  SETTLED: ['settled', 'A dispute was decided or settled: a part was paid out, the rest refunded.'],
  CHARGED_BACK: ['charged_back', "Ended: the payer's bank took the held money back."],
});
export type RemarkState = (typeof RemarkState)[keyof typeof RemarkState];

export const RemarkAction = graphqlEnum('RemarkAction', 'Steps of an application or job.', {
  MAKE_OFFER: ['makeOffer', 'The owner proposes terms.'],
  CHANGE_OFFER: ['changeOffer', 'Replaces the own pending offer.'],
  COUNTER_OFFER: [
    'counterOffer',
    'Answers the last offer with other terms; the applicant also after it was rejected or lapsed.',
  ],
  ACCEPT_OFFER: ['acceptOffer', "Accepts the other side's offer."],
  REJECT_OFFER: ['rejectOffer', "Rejects the other side's offer."],
  DECLINE: ['decline', 'The owner declines an application without an offer on the table.'],
  SHORTLIST: ['shortlist', 'The owner puts an application on the shortlist, or takes it off.'],
  HIRE: ['hire', 'The owner hires, sponsored and shoutout campaigns only.'],
  PAY: ['pay', 'The owner pays the accepted offer, which hires; paid campaigns only.'],
  MARK_AS_DONE: ['markAsDone', 'The hired influencer marks the job as done.'],
  RELEASE_PAYMENT: ['releasePayment', 'The owner releases the held payment to the influencer.'],
  CANCEL: [
    'cancel',
    'Cancels the application or job: either side before a payment and for free jobs; the influencer of a paid job before it is done, with a full refund.',
  ],
  ASK_TO_CANCEL: ['askToCancel', 'The owner asks the influencer of a paid job to cancel it.'],
  AGREE_TO_CANCEL: ['agreeToCancel', 'The influencer agrees to cancel; the payer is refunded in full.'],
  DECLINE_TO_CANCEL: ['declineToCancel', 'The influencer declines to cancel; the job continues.'],
  WITHDRAW_CANCEL: ['withdrawCancel', 'The owner withdraws the cancel request; the job continues.'],
  RAISE_DISPUTE: ['raiseDispute', 'Either side of a finished paid job asks staff to decide.'],
  PROPOSE_SETTLEMENT: ['proposeSettlement', 'A side of a dispute proposes how to divide the money.'],
  ACCEPT_SETTLEMENT: ['acceptSettlement', 'Accepts what the other side proposes, which ends the dispute.'],
  DECLINE_SETTLEMENT: ['declineSettlement', 'Declines what the other side proposes.'],
  PROPOSE_AMENDMENT: ['proposeAmendment', 'A side proposes other work for the job under way.'],
  ACCEPT_AMENDMENT: ['acceptAmendment', 'Accepts the work that the other side proposes.'],
  REJECT_AMENDMENT: ['rejectAmendment', 'Rejects the work that the other side proposes.'],
  WITHDRAW_AMENDMENT: ['withdrawAmendment', 'Withdraws the own proposal.'],
  PROPOSE_EXTRA: ['proposeExtra', 'A side proposes more work or longer use for more money.'],
  GIVE_ADDRESS: ['giveAddress', 'The hired influencer gives or changes the delivery address of the product.'],
  MARK_AS_SENT: ['markAsSent', 'The owner marks the product as sent, or corrects carrier and number.'],
  CONFIRM_RECEIPT: ['confirmReceipt', 'The influencer confirms that the product has arrived.'],
  HAND_IN_DRAFT: ['handInDraft', 'The influencer hands in a draft.'],
  HAND_IN_WORK: ['handInWork', 'A side hands in what it published, or corrects it before it is approved.'],
  APPROVE_WORK: ['approveWork', 'The owner approves a draft or published work.'],
  ASK_FOR_CHANGES: ['askForChanges', 'The owner asks for changes, which uses a round.'],
  END_LATE: ['endLate', 'The owner ends a job for which nothing was handed in long after it was due.'],
  REVIEW: ['review', 'Either side of a settled job reviews the other.'],
});
export type RemarkAction = (typeof RemarkAction)[keyof typeof RemarkAction];

export const RemarkTab = graphqlEnum('RemarkTab', "Tabs of the owner's campaign page.", {
  APPLICATIONS: ['applications', 'Not hired yet.'],
  HIRED: ['hired', 'Hired: under way, done, paid, cancelled or in dispute.'],
});
export type RemarkTab = (typeof RemarkTab)[keyof typeof RemarkTab];

export const PeopleSort = graphqlEnum('PeopleSort', 'Order of applications and suggested users.', {
  DEFAULT: ['default', 'Newest first; applications only, best fit for suggested users.'],
  FOLLOWERS_LOW_TO_HIGH: ['followers_low_to_high', 'Fewest followers first.'],
  FOLLOWERS_HIGH_TO_LOW: ['followers_high_to_low', 'Most followers first.'],
  DISTANCE: ['distance', "By distance to the campaign's owner."],
  RECENT: ['recent', 'Latest first.'],
  PRICE_LOW_TO_HIGH: ['price_low_to_high', 'Lowest named price first, none last; applications only.'],
  PRICE_HIGH_TO_LOW: ['price_high_to_low', 'Highest named price first, none last; applications only.'],
  ENGAGEMENT: ['engagement', 'Highest engagement first; applications only.'],
  COUNTRY: ['country', 'By the English name of the country, none last; applications only.'],
  RATING: ['rating', 'Best rating first; applications only.'],
  JOBS_DONE: ['jobs_done', 'Most jobs done first; applications only.'],
});
export type PeopleSort = (typeof PeopleSort)[keyof typeof PeopleSort];

export const DeadlineKind = graphqlEnum('DeadlineKind', 'What happens when the deadline of a job passes.', {
  OFFER_LAPSE: ['offer_lapse', 'The offer can be answered; silence lets it lapse.'],
  CANCEL_ANSWER: ['cancel_answer', 'The influencer can answer the request to cancel; silence agrees to it.'],
  DRAFT_ANSWER: ['draft_answer', 'The owner can answer the draft that waits longest; silence approves it.'],
  WORK_DUE: ['work_due', 'The work is due.'],
  LATE_END: [
    'late_end',
    'The work of a paid job was due and nothing is handed in: from then the owner can end it, with a full refund.',
  ],
  AUTO_RELEASE: [
    'auto_release',
    'The owner can release the payment of the finished job or raise a dispute; silence releases it.',
  ],
  DISPUTE_ANSWER: ['dispute_answer', 'A side of the dispute can answer; then staff decide on what is there.'],
  RULING: ['ruling', 'Staff decide the dispute by then.'],
});
export type DeadlineKind = (typeof DeadlineKind)[keyof typeof DeadlineKind];

export const DisputeState = graphqlEnum('DisputeState', 'States of a dispute.', {
  OPEN: ['open', 'Waits for staff; nothing is released or refunded meanwhile.'],
  RULED: ['ruled', 'Decided by staff, or settled by both sides.'],
});
export type DisputeState = (typeof DisputeState)[keyof typeof DisputeState];

export const SettlementState = graphqlEnum('SettlementState', 'States of a proposal to settle a dispute.', {
  OPEN: ['open', 'Waits for the other side.'],
  REPLACED: ['replaced', 'Its side proposed something else.'],
  DECLINED: ['declined', 'The other side declined it.'],
  ACCEPTED: ['accepted', 'The other side accepted it, which ended the dispute.'],
  LAPSED: ['lapsed', 'The dispute ended in another way.'],
});
export type SettlementState = (typeof SettlementState)[keyof typeof SettlementState];

export const Ruling = graphqlEnum('Ruling', 'Decisions about the held money of a disputed job.', {
  RELEASE: ['release', 'All of it goes to the influencer.'],
  REFUND: ['refund', 'All of it goes back to the payer.'],
  SPLIT: ['split', 'A part goes to the influencer, the rest back to the payer.'],
});
export type Ruling = (typeof Ruling)[keyof typeof Ruling];

export const HiredState = graphqlEnum('HiredState', 'State of a job from the hire on.', {
  ONGOING: ['ongoing', 'Hired, or asked to cancel.'],
  COMPLETED: ['completed', 'Marked as done, and not paid out yet.'],
  PAYMENT_DONE: ['payment_done', 'Released.'],
  CANCELLED: ['cancelled', 'Cancelled.'],
  IN_DISPUTE: ['in_dispute', 'Disputed, and not ruled yet.'],
  REFUNDED: ['refunded', 'Ruled for the payer.'],
  SETTLED: ['settled', 'Ruled for both sides in part.'],
  CHARGED_BACK: ['charged_back', "Over, because the payer's bank took the money back."],
});
export type HiredState = (typeof HiredState)[keyof typeof HiredState];

@PrivateType('A next step of the viewer with an application, or why it is not possible yet.', jobParties)
export class NextStep extends Permission {
  @Field(() => RemarkAction, { description: 'The step.' })
  action!: RemarkAction;
}

@PrivateType('A past step of a job.', jobParties)
export class TimelineEntry {
  @Field(() => String, { description: 'Action of the process table, for example makeOffer.' })
  action!: string;

  @Field(() => RemarkState, { description: 'State after it.' })
  state!: RemarkState;

  @Field(() => JobSide, { description: 'Side that did it.' })
  by!: JobSide;

  @Field(() => DateTimeScalar, { description: 'Time.' })
  at!: Instant;

  @Field(() => Money, orNull('Amount that moved or was offered.'))
  amount?: Money | null;
}

@PrivateType('The deadline that runs for a job: one exact instant, fixed when it begins.', jobParties)
export class Deadline {
  @Field(() => DeadlineKind, { description: 'What happens when it passes.' })
  kind!: DeadlineKind;

  @Field(() => DateTimeScalar, {
    description: 'When it passes. A release that something holds up follows as soon as that is mended.',
  })
  at!: Instant;
}

@PrivateType(
  'An application to a campaign, and the job it becomes. Only the owner of the campaign, the applicant and staff see it.',
  jobParties,
  { implements: Node },
)
export class Remark extends Row {
  @Field(() => Campaign, { description: 'The campaign.' })
  campaign!: Campaign;

  @Field(() => Profile, { description: 'The applicant.' })
  applicant!: Profile;

  @Field(() => String, orNull('Message to the owner, plain text.'))
  text?: string | null;

  @Field(() => RemarkState, { description: 'State.' })
  state!: RemarkState;

  @Field(() => Money, orNull('Price that the applicant named, in USD; binds nobody. Paid campaigns only.'))
  price?: Money | null;

  @Field(
    () => Work,
    orNull(
      'Brief of the campaign when the applicant applied: a hire without money makes the deal of it, whatever the campaign asks for since.',
    ),
  )
  brief?: Work | null;

  @Field(() => [Fit], { description: 'How the applicant meets each condition that the campaign sets.' })
  fit!: Fit[];

  @Field(
    () => Boolean,
    orNull('Whether the owner put it on the shortlist; null for the applicant, who does not learn it.'),
  )
  isShortlisted?: boolean | null;

  @Field(() => Offer, orNull('The newest offer, of either side.'))
  offer?: Offer | null;

  @Field(() => [Offer], { description: 'All offers, newest first.' })
  offers!: Offer[];

  @Field(() => [Deal], { description: 'What both sides agreed to, newest first.' })
  deals!: Deal[];

  @Field(() => ID, orNull('The first job of the two for this campaign, when this one is an extra.'))
  extraOfId?: string | null;

  @Field(() => [ID], {
    description:
      'Extras: further jobs of the same two for more work or longer use, each with its own deal and payment; newest first, at most 100.',
  })
  extraIds!: string[];

  @Field(() => [Amendment], {
    description: 'Other work that a side proposed since the hire, newest first; at most one is pending.',
  })
  amendments!: Amendment[];

  @Field(
    () => Shipment,
    orNull('The product that is sent for it; null before the hire, and when nothing is sent.'),
  )
  shipping?: Shipment | null;

  @Field(() => [JobDeliverable], {
    description:
      "What is published for it, the influencer's first; empty before the hire and without agreed work.",
  })
  deliverables!: JobDeliverable[];

  @Field(
    () => DateTimeScalar,
    orNull(
      'Until when the work is due; null without agreed work, and while it waits for the receipt of a product.',
    ),
  )
  workDueAt?: Instant | null;

  @Field(() => DateTimeScalar, orNull('Time of the hire; null before.'))
  hiredAt?: Instant | null;

  @Field(() => DateTimeScalar, orNull('Time of marking it as done; null before.'))
  doneAt?: Instant | null;

  @Field(() => String, orNull('Report of the influencer, from marking it as done.'))
  doneText?: string | null;

  @Field(() => DateTimeScalar, orNull('Time of the payout; null before.'))
  releasedAt?: Instant | null;

  @Field(() => HiredState, orNull('State of the job; null before the hire.'))
  hiredState?: HiredState | null;

  @Field(
    () => String,
    orNull(
      "The state in English: 'Ongoing', 'Completed', 'Payment Done', 'Cancelled', 'In dispute', 'Refunded', 'Settled' or 'Charged back' once hired; null before.",
    ),
  )
  hiredLabel?: string | null;

  @Field(() => Boolean, { description: 'Whether the applicant has a bank account for payouts.' })
  applicantHasBankAccount!: boolean;

  @Field(() => Boolean, { description: "Whether payouts to the applicant's bank account are paused." })
  applicantPayoutsPaused!: boolean;

  @Scope('payments:read')
  @Field(() => Money, orNull('Money held for this job now.'))
  held?: Money | null;

  @Scope('payments:read')
  @Field(
    () => DateTimeScalar,
    orNull('Deadline for releasing or refunding held money: 90 days after the charge.'),
  )
  heldUntil?: Instant | null;

  @Field(
    () => JobMoney,
    orNull('Where the money is, and what holds it; null for free jobs and while nothing is agreed.'),
  )
  money?: JobMoney | null;

  @Field(
    () => DateTimeScalar,
    orNull('With CANCEL_ASKED: until when the influencer can answer; silence agrees.'),
  )
  cancelDeadline?: Instant | null;

  @Field(() => Deadline, orNull('The deadline that runs now, the same for both sides.'))
  deadline?: Deadline | null;

  @Field(() => String, orNull('Reason of the cancellation, the cancel request or the decline; plain text.'))
  cancelReason?: string | null;

  @Scope('payments:read')
  @Field(() => Money, orNull('Refund if the job were cancelled now; null when none.'))
  refundPreview?: Money | null;

  @Scope('payments:read')
  @Field(() => Money, orNull('Amount refunded to the payer.'))
  refunded?: Money | null;

  @Field(() => Dispute, orNull('The dispute about it.'))
  dispute?: Dispute | null;

  @Field(
    () => Chargeback,
    orNull('The newest chargeback of its payment; while it is open the money is frozen.'),
  )
  chargeback?: Chargeback | null;

  @Field(() => [NextStep], {
    description: 'Next steps of the viewer, with the reason for those not possible yet.',
  })
  nextSteps!: NextStep[];

  @Field(() => JobSide, { description: 'Whose turn it is.' })
  turn!: JobSide;

  @Field(() => JobSide, { description: 'Side of the viewer; NOBODY for staff.' })
  mySide!: JobSide;

  @Field(() => [TimelineEntry], { description: 'Past steps, oldest first.' })
  timeline!: TimelineEntry[];
}

declare module './campaign.ts' {
  interface Campaign {
    myRemark?: Remark | null;
  }
}
Field(() => Remark, { description: "The viewer's own application.", nullable: true })(
  Campaign.prototype,
  'myRemark',
);

@PrivateType('A statement of one side in a dispute.', jobParties)
export class DisputeStatement {
  @Field(() => JobSide, { description: 'Side that said it.' })
  by!: JobSide;

  @Field(() => String, { description: 'Plain text.' })
  text!: string;

  @Field(() => [Picture], { description: 'Its pictures.' })
  pictures!: Picture[];

  @CreatedAt()
  createdAt!: Instant;
}

@PrivateType('How a side of a dispute proposes to divide the held money.', jobParties)
export class Settlement extends Row {
  @Field(() => JobSide, { description: 'Side that proposes it.' })
  by!: JobSide;

  @Field(() => SettlementState, { description: 'State.' })
  state!: SettlementState;

  @Scope('payments:read')
  @Field(() => Money, { description: "The influencer's part; may be nothing." })
  release!: Money;

  @Scope('payments:read')
  @Field(() => Money, { description: "The payer's part; may be nothing." })
  refund!: Money;
}

@PrivateType(
  'A disagreement about a finished paid job. The money is frozen until staff decide or both sides settle it.',
  jobParties,
)
export class Dispute extends Row {
  @Field(() => Remark, { description: 'The job.' })
  remark!: Remark;

  @Field(() => JobSide, { description: 'Side that raised it; NOBODY when staff opened it.' })
  raisedBy!: JobSide;

  @Field(() => String, { description: 'The problem, plain text.' })
  reason!: string;

  @Field(() => [Picture], { description: 'Pictures of the problem.' })
  pictures!: Picture[];

  @Field(() => [DisputeStatement], { description: 'Statements of both sides, oldest first, at most 100.' })
  statements!: DisputeStatement[];

  @Field(() => DisputeState, { description: 'State.' })
  state!: DisputeState;

  @Field(() => JobSide, orNull('Side whose answer is awaited; null when it has answered.'))
  answerFrom?: JobSide | null;

  @Field(() => DateTimeScalar, orNull('Until when that side can answer before staff decide.'))
  answerDeadline?: Instant | null;

  @Field(
    () => DateTimeScalar,
    orNull('Until when staff decide. An answer moves it to seven days later, never beyond what it was.'),
  )
  rulingDeadline?: Instant | null;

  @Field(() => Boolean, { description: 'Whether it is open after the time to decide it.' })
  isOverdue!: boolean;

  @Field(() => [Settlement], { description: 'What both sides proposed, newest first, at most 20.' })
  settlements!: Settlement[];

  @Field(() => Boolean, { description: 'Whether both sides settled it, without staff.' })
  isSettled!: boolean;

  @Field(() => Ruling, orNull('Decision; null while open.'))
  ruling?: Ruling | null;

  @Field(() => String, orNull('Reason of the decision; null while open and when both sides settled it.'))
  rulingReason?: string | null;

  @Scope('payments:read')
  @Field(() => Money, orNull("The influencer's part; null while open or when none."))
  released?: Money | null;

  @Scope('payments:read')
  @Field(() => Money, orNull("The payer's part; null while open or when none."))
  refunded?: Money | null;

  @Field(() => DateTimeScalar, orNull('Time of the decision; null while open.'))
  ruledAt?: Instant | null;
}

@PrivateType('A page of applications.', {
  seenBy: 'whoever may see its rows: the owner of the campaign, the applicant and staff',
  scope: 'remarks:read',
})
export class RemarkConnection extends connectionOf(Remark) {}

@InputType({ description: 'Filter of a list of applications. Absent members do not filter.' })
export class RemarkFilter extends RowFilter {
  @Field(() => String, orNull('Text contained in the title of the campaign, at most 100 characters.'))
  search?: string | null;

  @Field(() => [ID], orNull('Any of these campaigns, at most 100; none when empty.'))
  campaignIds?: string[] | null;

  @Field(() => [RemarkState], orNull('Any of these states.'))
  states?: RemarkState[] | null;

  @Field(() => Boolean, orNull('Only those on the shortlist; of applications to own campaigns.'))
  shortlisted?: boolean | null;

  @Field(() => MoneyStanding, orNull('Jobs whose money is there.'))
  money?: MoneyStanding | null;
}
