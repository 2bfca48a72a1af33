import 'reflect-metadata';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Private } from './access.ts';
import { Campaign } from './campaign.ts';
import { ErrorCode } from './errors.ts';
import { Money } from './money.ts';
import { Offer } from './offer.ts';
import { Profile } from './profile.ts';
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
    HIRED: { description: 'Hired, done or paid.' },
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

@Private('the owner of the campaign, the applicant and staff')
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

@Private('the owner of the campaign, the applicant and staff')
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

@Private('the owner of the campaign, the applicant and staff')
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
    description: "'Ongoing', 'Completed' or 'Payment Done' once hired; null before.",
    nullable: true,
  })
  hiredLabel?: string | null;

  @Field(() => Boolean, { description: 'Whether the applicant can be paid out.' })
  applicantHasBankAccount!: boolean;

  @Field(() => Money, { description: 'Money held for this job now.', nullable: true })
  held?: Money | null;

  @Field(() => [NextStep], { description: 'What the viewer may do next, and why not.' })
  nextSteps!: NextStep[];

  @Field(() => JobSide, { description: 'Whose turn it is.' })
  turn!: JobSide;

  @Field(() => JobSide, { description: 'Which side the viewer is on; NOBODY for staff.' })
  mySide!: JobSide;

  @Field(() => [TimelineEntry], { description: 'What happened so far, oldest first.' })
  timeline!: TimelineEntry[];
}

@Private('whoever may see its rows: the owner of the campaign, the applicant and staff')
@ObjectType({ description: 'One page of applications.', simpleResolvers: true })
export class RemarkPage {
  @Field(() => [Remark], { description: 'The rows.' })
  items!: Remark[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}
