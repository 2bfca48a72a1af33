import 'reflect-metadata';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Private, Scope } from './access.ts';
import { Campaign } from './campaign.ts';
import { Chargeback } from './chargeback.ts';
import { ErrorCode } from './errors.ts';
import { Money } from './money.ts';
import { Offer } from './offer.ts';
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
  description: 'Where an application (and the job it may become) stands.',
  valuesConfig: {
    APPLIED: { description: 'Applied, no offer yet.' },
    OFFERED: { description: 'An offer waits for the applicant (legacy offerStatus 1).' },
    OFFER_ACCEPTED: { description: 'The offer was accepted; the owner pays next (legacy offerStatus 2).' },
    OFFER_REJECTED: { description: 'The offer was rejected (legacy offerStatus 3).' },
    PAYING: { description: 'The payment is on its way.' },
    HIRED: { description: 'Hired, work goes on.' },
    DONE: { description: 'Marked as done.' },
    RELEASING: { description: 'The transfer to the influencer is on its way.' },
    RELEASED: { description: 'Paid out.' },
    CANCEL_ASKED: {
      description:
        'The owner of a paid job asked to cancel it; waits for the influencer, whose silence agrees.',
    },
    REFUNDING: { description: 'The refund to the payer is on its way.' },
    CANCELLED: { description: 'Given up; what was paid has been refunded in full.' },
    DISPUTED: { description: 'In dispute: nothing is released or refunded until staff decides.' },
    SETTLED: { description: 'Decided by staff: a part was paid out, the rest refunded.' },
    CHARGED_BACK: { description: "Over: the payer's bank took the held money back." },
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
  description: 'What can be done with an application or job.',
  valuesConfig: {
    MAKE_OFFER: { description: 'The owner offers an amount.' },
    CHANGE_OFFER: { description: 'The owner replaces the pending offer.' },
    ACCEPT_OFFER: { description: 'The applicant accepts the offer.' },
    REJECT_OFFER: { description: 'The applicant rejects the offer.' },
    HIRE: { description: 'The owner hires, sponsored and shoutout campaigns only.' },
    PAY: { description: 'The owner pays the accepted offer and so hires, paid campaigns only.' },
    MARK_AS_DONE: { description: 'The hired influencer marks the job as done.' },
    RELEASE_PAYMENT: { description: 'The owner releases the held payment to the influencer.' },
    CANCEL: {
      description:
        'Gives the application or job up: either side before a payment and for free jobs; the influencer of a paid job before it is done, with a full refund.',
    },
    ASK_TO_CANCEL: { description: 'The owner asks the influencer of a paid job to cancel it.' },
    AGREE_TO_CANCEL: { description: 'The influencer agrees to cancel; the payer is refunded in full.' },
    DECLINE_TO_CANCEL: { description: 'The influencer declines to cancel; the job goes on.' },
    WITHDRAW_CANCEL: { description: 'The owner takes the wish to cancel back; the job goes on.' },
    RAISE_DISPUTE: { description: 'Either side of a paid job that is done asks staff to decide.' },
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
    OWNER: { description: 'Who posted the campaign.' },
    APPLICANT: { description: 'Who applied to it.' },
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
    HIRED: { description: 'Everything that was hired: going on, done, paid, cancelled or in dispute.' },
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
    FOLLOWERS_LOW_TO_HIGH: { description: 'Legacy lowtohigh.' },
    FOLLOWERS_HIGH_TO_LOW: { description: 'Legacy hightolow.' },
    DISTANCE: { description: "By distance to the campaign's owner (legacy distance)." },
    RECENT: { description: 'Legacy recent.' },
  },
});

@Private('the owner of the campaign, the applicant and staff', { scope: 'applications:read' })
@ObjectType({
  description: 'A thing the viewer may do next with an application, or may not and why.',
  simpleResolvers: true,
})
export class NextStep {
  @Field(() => RemarkAction, { description: 'What.' })
  action!: RemarkAction;

  @Field(() => Boolean, { description: 'Whether now.' })
  allowed!: boolean;

  @Field(() => ErrorCode, { description: 'Why not; null when allowed.', nullable: true })
  code?: ErrorCode | null;

  @Field(() => String, { description: 'The same in words; null when allowed.', nullable: true })
  reason?: string | null;
}

@Private('the owner of the campaign, the applicant and staff', { scope: 'applications:read' })
@ObjectType({ description: 'A step of a job that happened.', simpleResolvers: true })
export class TimelineEntry {
  @Field(() => String, { description: 'Action of the process table, for example makeOffer.' })
  action!: string;

  @Field(() => RemarkState, { description: 'State after it.' })
  state!: RemarkState;

  @Field(() => JobSide, { description: 'Which side did it.' })
  by!: JobSide;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at!: Instant;

  @Field(() => Money, { description: 'Amount that moved or was offered.', nullable: true })
  amount?: Money | null;
}

@Private('the owner of the campaign, the applicant and staff', { scope: 'applications:read' })
@ObjectType({
  description:
    'An application to a campaign, and the job it becomes. Seen by the owner of the campaign, the applicant and staff.',
  simpleResolvers: true,
})
export class Remark {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => Campaign, { description: 'What was applied to.' })
  campaign!: Campaign;

  @Field(() => Profile, { description: 'Who applied.' })
  applicant!: Profile;

  @Field(() => String, { description: 'Message to the owner, plain text.', nullable: true })
  text?: string | null;

  @Field(() => RemarkState, { description: 'Where it stands.' })
  state!: RemarkState;

  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  appliedAt!: Instant;

  @Field(() => Offer, { description: 'The newest offer.', nullable: true })
  offer?: Offer | null;

  @Field(() => [Offer], { description: 'All offers, newest first.' })
  offers!: Offer[];

  @Field(() => DateTimeScalar, { description: 'Hired at.', nullable: true })
  hiredAt?: Instant | null;

  @Field(() => DateTimeScalar, { description: 'Marked done at.', nullable: true })
  doneAt?: Instant | null;

  @Field(() => String, { description: 'What the influencer wrote when marking it done.', nullable: true })
  doneText?: string | null;

  @Field(() => DateTimeScalar, { description: 'Paid out at.', nullable: true })
  releasedAt?: Instant | null;

  @Field(() => String, {
    description:
      "'Ongoing', 'Completed', 'Payment Done', 'Cancelled', 'In dispute', 'Refunded', 'Settled' or 'Charged back' once hired; null before.",
    nullable: true,
  })
  hiredLabel?: string | null;

  @Field(() => Boolean, { description: 'Whether the applicant can be paid out.' })
  applicantHasBankAccount!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether there is a bank account to which the payment provider pays nothing out at the moment.',
  })
  applicantPayoutsPaused!: boolean;

  @Scope('payments:read')
  @Field(() => Money, { description: 'Money held for this job now.', nullable: true })
  held?: Money | null;

  @Scope('payments:read')
  @Field(() => DateTimeScalar, {
    description: 'When held money has to be released or refunded at the latest: 90 days after the charge.',
    nullable: true,
  })
  heldUntil?: Instant | null;

  @Field(() => DateTimeScalar, {
    description: 'With CANCEL_ASKED: until when the influencer can decline; silence until then agrees.',
    nullable: true,
  })
  cancelDeadline?: Instant | null;

  @Field(() => String, {
    description: 'Why it was cancelled, or is wished to be; plain text.',
    nullable: true,
  })
  cancelReason?: string | null;

  @Scope('payments:read')
  @Field(() => Money, {
    description: 'What the payer would get back if the job were cancelled now; null when nothing would be.',
    nullable: true,
  })
  refundPreview?: Money | null;

  @Scope('payments:read')
  @Field(() => Money, { description: 'What the payer got back.', nullable: true })
  refunded?: Money | null;

  @Field(() => Dispute, { description: 'The dispute about it.', nullable: true })
  dispute?: Dispute | null;

  @Field(() => Chargeback, {
    description: 'The newest chargeback of its payment; while it is open the money is frozen.',
    nullable: true,
  })
  chargeback?: Chargeback | null;

  @Field(() => [NextStep], { description: 'What the viewer may do next, and why not.' })
  nextSteps!: NextStep[];

  @Field(() => JobSide, { description: 'Whose turn it is.' })
  turn!: JobSide;

  @Field(() => JobSide, { description: 'Which side the viewer is on; NOBODY for staff.' })
  mySide!: JobSide;

  @Field(() => [TimelineEntry], { description: 'What happened so far, oldest first.' })
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
@ObjectType({ description: 'Something that a side said in a dispute.', simpleResolvers: true })
export class DisputeStatement {
  @Field(() => JobSide, { description: 'Who said it.' })
  by!: JobSide;

  @Field(() => String, { description: 'Plain text.' })
  text!: string;

  @Field(() => [Picture], { description: 'Pictures that belong to it.' })
  pictures!: Picture[];

  @Field(() => DateTimeScalar, { description: 'When.' })
  at!: Instant;
}

@Private('the owner of the campaign, the applicant and staff', { scope: 'applications:read' })
@ObjectType({
  description:
    'A disagreement about a paid job that is done. Staff decides it; the money is frozen until then.',
  simpleResolvers: true,
})
export class Dispute {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => Remark, { description: 'The job.' })
  remark!: Remark;

  @Field(() => JobSide, { description: 'Who raised it; NOBODY when staff opened it.' })
  raisedBy!: JobSide;

  @Field(() => String, { description: 'What is wrong, in the words of whoever raised it; plain text.' })
  reason!: string;

  @Field(() => [Picture], { description: 'Pictures that came with the reason.' })
  pictures!: Picture[];

  @Field(() => [DisputeStatement], { description: 'What both sides added, oldest first, at most 100.' })
  statements!: DisputeStatement[];

  @Field(() => DisputeState, { description: 'Whether it is decided.' })
  state!: DisputeState;

  @Field(() => Ruling, { description: 'The decision; null while open.', nullable: true })
  ruling?: Ruling | null;

  @Field(() => String, { description: 'Why staff decided so; null while open.', nullable: true })
  rulingReason?: string | null;

  @Scope('payments:read')
  @Field(() => Money, {
    description: 'What the decision gives to the influencer; null while open or when nothing.',
    nullable: true,
  })
  released?: Money | null;

  @Scope('payments:read')
  @Field(() => Money, {
    description: 'What the decision gives back to the payer; null while open or when nothing.',
    nullable: true,
  })
  refunded?: Money | null;

  @Field(() => DateTimeScalar, { description: 'When it was raised.' })
  raisedAt!: Instant;

  @Field(() => DateTimeScalar, { description: 'When staff decided.', nullable: true })
  ruledAt?: Instant | null;
}

@Private('whoever may see its rows: the owner of the campaign, the applicant and staff', {
  scope: 'applications:read',
})
@ObjectType({ description: 'One page of applications.', simpleResolvers: true })
export class RemarkPage {
  @Field(() => [Remark], { description: 'The rows.' })
  items!: Remark[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}
