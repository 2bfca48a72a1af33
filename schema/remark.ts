import 'reflect-metadata';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Private, Scope } from './access.ts';
import { Campaign } from './campaign.ts';
import { Chargeback } from './chargeback.ts';
import { Money } from './money.ts';
import { Offer } from './offer.ts';
import { Permission } from './permission.ts';
import { Picture } from './picture.ts';
import { Profile } from './profile.ts';
import { DisputeState, Ruling } from './ruling.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

export const RemarkState = {
  APPLIED: 'applied',
  OFFERED: 'offered',
  OFFER_ACCEPTED: 'offer_accepted',
  OFFER_REJECTED: 'offer_rejected',
  PAYING: 'paying',
  HIRED: 'hired',
  DONE: 'done',
  RELEASING: 'releasing',
  RELEASED: 'released',
  CANCEL_ASKED: 'cancel_asked',
  REFUNDING: 'refunding',
  CANCELLED: 'cancelled',
  DISPUTED: 'disputed',
  SETTLED: 'settled',
  CHARGED_BACK: 'charged_back',
} as const;
export type RemarkState = (typeof RemarkState)[keyof typeof RemarkState];

registerEnumType(RemarkState, {
  name: 'RemarkState',
  description: 'States of an application and the job it becomes.',
  valuesConfig: {
    APPLIED: { description: 'Applied, no offer yet.' },
    OFFERED: { description: 'An offer waits for the applicant (legacy offerStatus 1).' },
    OFFER_ACCEPTED: { description: 'The offer was accepted; the owner pays next (legacy offerStatus 2).' },
    OFFER_REJECTED: { description: 'The offer was rejected (legacy offerStatus 3).' },
    PAYING: { description: 'The payment is under way.' },
    HIRED: { description: 'Hired, work is under way.' },
    DONE: { description: 'Marked as done.' },
    RELEASING: { description: 'The transfer to the influencer is under way.' },
    RELEASED: { description: 'Paid out.' },
    CANCEL_ASKED: {
      description:
        'The owner of a paid job asked to cancel it; waits for the influencer, whose silence agrees after 72 hours.',
    },
    REFUNDING: { description: 'The refund to the payer is under way.' },
    CANCELLED: { description: 'Cancelled; what was paid has been refunded in full.' },
    DISPUTED: { description: 'In dispute: nothing is released or refunded until staff decide.' },
    SETTLED: { description: 'Decided by staff: a part was paid out, the rest refunded.' },
    CHARGED_BACK: { description: "Ended: the payer's bank took the held money back." },
  },
});

export const RemarkAction = {
  MAKE_OFFER: 'makeOffer',
  CHANGE_OFFER: 'changeOffer',
  ACCEPT_OFFER: 'acceptOffer',
  REJECT_OFFER: 'rejectOffer',
  HIRE: 'hire',
  PAY: 'pay',
  MARK_AS_DONE: 'markAsDone',
  RELEASE_PAYMENT: 'releasePayment',
  CANCEL: 'cancel',
  ASK_TO_CANCEL: 'askToCancel',
  AGREE_TO_CANCEL: 'agreeToCancel',
  DECLINE_TO_CANCEL: 'declineToCancel',
  WITHDRAW_CANCEL: 'withdrawCancel',
  RAISE_DISPUTE: 'raiseDispute',
} as const;
export type RemarkAction = (typeof RemarkAction)[keyof typeof RemarkAction];

registerEnumType(RemarkAction, {
  name: 'RemarkAction',
  description: 'Steps of an application or job.',
  valuesConfig: {
    MAKE_OFFER: { description: 'The owner offers an amount.' },
    CHANGE_OFFER: { description: 'The owner replaces the pending offer.' },
    ACCEPT_OFFER: { description: 'The applicant accepts the offer.' },
    REJECT_OFFER: { description: 'The applicant rejects the offer.' },
    HIRE: { description: 'The owner hires, sponsored and shoutout campaigns only.' },
    PAY: { description: 'The owner pays the accepted offer, which hires; paid campaigns only.' },
    MARK_AS_DONE: { description: 'The hired influencer marks the job as done.' },
    RELEASE_PAYMENT: { description: 'The owner releases the held payment to the influencer.' },
    CANCEL: {
      description:
        'Cancels the application or job: either side before a payment and for free jobs; the influencer of a paid job before it is done, with a full refund.',
    },
    ASK_TO_CANCEL: { description: 'The owner asks the influencer of a paid job to cancel it.' },
    AGREE_TO_CANCEL: { description: 'The influencer agrees to cancel; the payer is refunded in full.' },
    DECLINE_TO_CANCEL: { description: 'The influencer declines to cancel; the job continues.' },
    WITHDRAW_CANCEL: { description: 'The owner withdraws the cancel request; the job continues.' },
    RAISE_DISPUTE: { description: 'Either side of a finished paid job asks staff to decide.' },
  },
});

export const JobSide = {
  OWNER: 'owner',
  APPLICANT: 'applicant',
  NOBODY: 'nobody',
} as const;
export type JobSide = (typeof JobSide)[keyof typeof JobSide];

registerEnumType(JobSide, {
  name: 'JobSide',
  description: 'Sides of a job.',
  valuesConfig: {
    OWNER: { description: 'The owner of the campaign.' },
    APPLICANT: { description: 'The applicant.' },
    NOBODY: { description: 'Nobody has to act.' },
  },
});

export const RemarkTab = {
  APPLICATIONS: 'applications',
  HIRED: 'hired',
} as const;
export type RemarkTab = (typeof RemarkTab)[keyof typeof RemarkTab];

registerEnumType(RemarkTab, {
  name: 'RemarkTab',
  description: "Tabs of the owner's campaign page.",
  valuesConfig: {
    APPLICATIONS: { description: 'Not hired yet.' },
    HIRED: { description: 'Hired: under way, done, paid, cancelled or in dispute.' },
  },
});

export const PeopleSort = {
  DEFAULT: 'default',
  FOLLOWERS_LOW_TO_HIGH: 'followers_low_to_high',
  FOLLOWERS_HIGH_TO_LOW: 'followers_high_to_low',
  DISTANCE: 'distance',
  RECENT: 'recent',
} as const;
export type PeopleSort = (typeof PeopleSort)[keyof typeof PeopleSort];

registerEnumType(PeopleSort, {
  name: 'PeopleSort',
  description: 'Order of applications and suggested users.',
  valuesConfig: {
    DEFAULT: {
      description: 'Newest first (legacy recent); applications only, best fit for suggested users.',
    },
    FOLLOWERS_LOW_TO_HIGH: { description: 'Fewest followers first (legacy lowtohigh).' },
    FOLLOWERS_HIGH_TO_LOW: { description: 'Most followers first (legacy hightolow).' },
    DISTANCE: { description: "By distance to the campaign's owner (legacy distance)." },
    RECENT: { description: 'Legacy recent.' },
  },
});

export const HiredStatus = {
  ONGOING: 'ongoing',
  COMPLETED: 'completed',
  PAYMENT_DONE: 'payment_done',
  CANCELLED: 'cancelled',
  IN_DISPUTE: 'in_dispute',
  REFUNDED: 'refunded',
  SETTLED: 'settled',
  CHARGED_BACK: 'charged_back',
} as const;
export type HiredStatus = (typeof HiredStatus)[keyof typeof HiredStatus];

registerEnumType(HiredStatus, {
  name: 'HiredStatus',
  description: 'Status of a job from the hire on.',
  valuesConfig: {
    ONGOING: { description: 'Hired, or asked to cancel.' },
    COMPLETED: { description: 'Marked as done, and not paid out yet.' },
    PAYMENT_DONE: { description: 'Released.' },
    CANCELLED: { description: 'Cancelled.' },
    IN_DISPUTE: { description: 'Disputed, and not ruled yet.' },
    REFUNDED: { description: 'Ruled for the payer.' },
    SETTLED: { description: 'Ruled for both sides in part.' },
    CHARGED_BACK: { description: "Over, because the payer's bank took the money back." },
  },
});

@Private('the owner of the campaign, the applicant and staff', { scope: 'applications:read' })
@ObjectType({
  description: 'A next step of the viewer with an application, or why it is not possible yet.',
  simpleResolvers: true,
})
export class NextStep extends Permission {
  @Field(() => RemarkAction, { description: 'The step.' })
  action!: RemarkAction;
}

@Private('the owner of the campaign, the applicant and staff', { scope: 'applications:read' })
@ObjectType({ description: 'A past step of a job.', simpleResolvers: true })
export class TimelineEntry {
  @Field(() => String, { description: 'Action of the process table, for example makeOffer.' })
  action!: string;

  @Field(() => RemarkState, { description: 'State after it.' })
  state!: RemarkState;

  @Field(() => JobSide, { description: 'Side that did it.' })
  by!: JobSide;

  @Field(() => DateTimeScalar, { description: 'Time.' })
  at!: Instant;

  @Field(() => Money, { description: 'Amount that moved or was offered.', nullable: true })
  amount?: Money | null;
}

@Private('the owner of the campaign, the applicant and staff', { scope: 'applications:read' })
@ObjectType({
  description:
    'An application to a campaign, and the job it becomes. Only the owner of the campaign, the applicant and staff see it.',
  simpleResolvers: true,
})
export class Remark {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => Campaign, { description: 'The campaign.' })
  campaign!: Campaign;

  @Field(() => Profile, { description: 'The applicant.' })
  applicant!: Profile;

  @Field(() => String, { description: 'Message to the owner, plain text.', nullable: true })
  text?: string | null;

  @Field(() => RemarkState, { description: 'State.' })
  state!: RemarkState;

  @Field(() => DateTimeScalar, { description: 'Time of applying.' })
  appliedAt!: Instant;

  @Field(() => Offer, { description: 'The newest offer.', nullable: true })
  offer?: Offer | null;

  @Field(() => [Offer], { description: 'All offers, newest first.' })
  offers!: Offer[];

  @Field(() => DateTimeScalar, { description: 'Time of the hire; null before.', nullable: true })
  hiredAt?: Instant | null;

  @Field(() => DateTimeScalar, { description: 'Time of marking it as done; null before.', nullable: true })
  doneAt?: Instant | null;

  @Field(() => String, { description: 'Report of the influencer, from marking it as done.', nullable: true })
  doneText?: string | null;

  @Field(() => DateTimeScalar, { description: 'Time of the payout; null before.', nullable: true })
  releasedAt?: Instant | null;

  @Field(() => HiredStatus, { description: 'Status of the job; null before the hire.', nullable: true })
  hiredStatus?: HiredStatus | null;

  @Field(() => String, {
    description:
      "The status in English: 'Ongoing', 'Completed', 'Payment Done', 'Cancelled', 'In dispute', 'Refunded', 'Settled' or 'Charged back' once hired; null before.",
    nullable: true,
  })
  hiredLabel?: string | null;

  @Field(() => Boolean, { description: 'Whether the applicant has a bank account for payouts.' })
  applicantHasBankAccount!: boolean;

  @Field(() => Boolean, {
    description: "Whether payouts to the applicant's bank account are paused.",
  })
  applicantPayoutsPaused!: boolean;

  @Scope('payments:read')
  @Field(() => Money, { description: 'Money held for this job now.', nullable: true })
  held?: Money | null;

  @Scope('payments:read')
  @Field(() => DateTimeScalar, {
    description: 'Deadline for releasing or refunding held money: 90 days after the charge.',
    nullable: true,
  })
  heldUntil?: Instant | null;

  @Field(() => DateTimeScalar, {
    description: 'With CANCEL_ASKED: until when the influencer can answer; silence agrees.',
    nullable: true,
  })
  cancelDeadline?: Instant | null;

  @Field(() => String, {
    description: 'Reason of the cancellation or the cancel request; plain text.',
    nullable: true,
  })
  cancelReason?: string | null;

  @Scope('payments:read')
  @Field(() => Money, {
    description: 'Refund if the job were cancelled now; null when none.',
    nullable: true,
  })
  refundPreview?: Money | null;

  @Scope('payments:read')
  @Field(() => Money, { description: 'Amount refunded to the payer.', nullable: true })
  refunded?: Money | null;

  @Field(() => Dispute, { description: 'The dispute about it.', nullable: true })
  dispute?: Dispute | null;

  @Field(() => Chargeback, {
    description: 'The newest chargeback of its payment; while it is open the money is frozen.',
    nullable: true,
  })
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

@Private('the owner of the campaign, the applicant and staff', { scope: 'applications:read' })
@ObjectType({ description: 'A statement of one side in a dispute.', simpleResolvers: true })
export class DisputeStatement {
  @Field(() => JobSide, { description: 'Side that said it.' })
  by!: JobSide;

  @Field(() => String, { description: 'Plain text.' })
  text!: string;

  @Field(() => [Picture], { description: 'Its pictures.' })
  pictures!: Picture[];

  @Field(() => DateTimeScalar, { description: 'Time.' })
  at!: Instant;
}

@Private('the owner of the campaign, the applicant and staff', { scope: 'applications:read' })
@ObjectType({
  description: 'A disagreement about a finished paid job. The money is frozen until staff decide.',
  simpleResolvers: true,
})
export class Dispute {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

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

  @Field(() => Ruling, { description: 'Decision; null while open.', nullable: true })
  ruling?: Ruling | null;

  @Field(() => String, { description: 'Reason of the decision; null while open.', nullable: true })
  rulingReason?: string | null;

  @Scope('payments:read')
  @Field(() => Money, {
    description: "The influencer's part; null while open or when none.",
    nullable: true,
  })
  released?: Money | null;

  @Scope('payments:read')
  @Field(() => Money, {
    description: "The payer's part; null while open or when none.",
    nullable: true,
  })
  refunded?: Money | null;

  @Field(() => DateTimeScalar, { description: 'Time of raising.' })
  raisedAt!: Instant;

  @Field(() => DateTimeScalar, { description: 'Time of the decision; null while open.', nullable: true })
  ruledAt?: Instant | null;
}

@Private('whoever may see its rows: the owner of the campaign, the applicant and staff', {
  scope: 'applications:read',
})
@ObjectType({ description: 'One page of applications.', simpleResolvers: true })
export class RemarkPage {
  @Field(() => [Remark], { description: 'Rows of this page.' })
  items!: Remark[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}
