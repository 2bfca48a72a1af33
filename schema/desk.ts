import 'reflect-metadata';
import { Field, ID, Int } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { Campaign } from './campaign.ts';
import { StaffChargeback } from './chargeback-desk.ts';
import { connectionOf } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { HelpRequest } from './help.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { Order } from './order.ts';
import { Profile } from './profile.ts';
import { Dispute, Remark } from './remark.ts';
import { Report } from './report.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { FollowerJump } from './social.ts';

export const DeskKind = graphqlEnum('DeskKind', 'What waits for staff.', {
  CAMPAIGN: ['campaign', 'A campaign awaits approval.'],
  DISPUTE: ['dispute', 'A dispute is open.'],
  REFUND: ['refund', 'The refund of a job keeps failing and is no longer tried.'],
  PAYOUT: [
    'payout',
    "Released money does not reach the influencer: refused by bank or provider, or a week without what it needs. Subject is the job's id.",
  ],
  HELD_PAYMENT: ['held_payment', 'Money has been held for 80 days or more, of the 90 that are possible.'],
  CHARGEBACK: ['chargeback', "A payer's bank asks for the money of a job back."],
  REPORT: ['report', 'A campaign or person was reported.'],
  FOLLOWER_JUMP: ['follower_jump', 'A typed-in follower count grew beyond the usual.'],
  HELP: ['help', 'Someone asks for help.'],
  REVIEW: ['review', 'A review was reported.'],
  ORDER: ['order', 'An order needs staff: a problem, a chargeback, a failing refund or a waiting payout.'],
});
export type DeskKind = (typeof DeskKind)[keyof typeof DeskKind];

export const DeskReason = graphqlEnum('DeskReason', 'Why a case waits for staff.', {
  APPROVAL: ['approval', 'The campaign awaits approval.'],
  RULING: ['ruling', 'The dispute can be ruled.'],
  SIDE_TO_ANSWER: ['side_to_answer', 'A side of the dispute still has time to answer.'],
  REFUND_FAILED: ['refund_failed', 'The refund failed and is no longer tried.'],
  HELD_LONG: ['held_long', 'The money must be released or refunded soon.'],
  BANK_ASKS: ['bank_asks', "The payer's bank waits for an answer."],
  BANK_ACCOUNT_MISSING: ['bank_account_missing', 'There is no bank account.'],
  IDENTITY_NEEDED: ['identity_needed', 'The payment provider could not confirm the identity.'],
  DOCUMENT_NEEDED: ['document_needed', 'The payment provider needs a document.'],
  DETAILS_NEEDED: ['details_needed', 'The payment provider needs other details.'],
  IN_REVIEW: ['in_review', 'The payment provider is checking what it was given.'],
  PAUSED_BY_PROVIDER: ['paused_by_provider', 'The payment provider has paused payouts.'],
  BANK_REJECTED: ['bank_rejected', 'The bank sent the money back.'],
  REPORTED: ['reported', 'Reported.'],
  FOLLOWERS_JUMPED: ['followers_jumped', 'The follower count grew beyond the usual.'],
  QUESTION: ['question', 'Someone waits for an answer.'],
  ORDER_PROBLEM: ['order_problem', 'The buyer reported a problem.'],
  PAYOUT_WAITS: ['payout_waits', 'The payout has waited for a week.'],
});
export type DeskReason = (typeof DeskReason)[keyof typeof DeskReason];

export const DeskSort = graphqlEnum('DeskSort', 'Order of the queue.', {
  OLDEST: ['oldest', 'What has waited longest; within an hour money first.'],
  DUE: ['due', 'What is due first; without a deadline last, as in OLDEST.'],
});
export type DeskSort = (typeof DeskSort)[keyof typeof DeskSort];

@PrivateType(
  'Something that waits for staff. It is no row of its own: it goes when it is decided. Kind and id identify it.',
  staffOnly,
)
export class DeskCase {
  @Field(() => DeskKind, { description: 'What waits.' })
  kind!: DeskKind;

  @Field(() => ID, { description: 'Global id of what it is about, for example a campaign or a dispute.' })
  id!: string;

  @Field(() => [String], { description: 'Names of whom it is about, of a dispute the owner first.' })
  names!: string[];

  @Field(
    () => String,
    orNull('Its own title or first words, for example those of a campaign, product or message.'),
  )
  about?: string | null;

  @Field(() => DeskReason, { description: 'Why it waits.' })
  reason!: DeskReason;

  @Field(() => Money, orNull('Amount at stake; null when there is none.'))
  amount?: Money | null;

  @Field(() => DateTimeScalar, { description: 'Since when it waits.' })
  waitingSince!: Instant;

  @Field(
    () => DateTimeScalar,
    orNull(
      'Deadline: 48 hours for campaigns, the ruling of disputes, the answer to banks, 90 days for held money.',
    ),
  )
  dueAt?: Instant | null;

  @Field(() => Boolean, { description: 'Whether that has passed.' })
  isOverdue!: boolean;

  @Field(() => Profile, orNull('Member of staff who took it; null while nobody did.'))
  assignedTo?: Profile | null;

  @Field(() => [Profile], { description: 'Other members of staff who have it open now, at most 10.' })
  viewers!: Profile[];

  @Field(() => Campaign, orNull('The campaign; of jobs the one they belong to.'))
  campaign?: Campaign | null;

  @Field(() => Remark, orNull('The job, when it is about one.'))
  remark?: Remark | null;

  @Field(() => Order, orNull('The order, of ORDER.'))
  order?: Order | null;

  @Field(() => Dispute, orNull('The dispute, of DISPUTE.'))
  dispute?: Dispute | null;

  @Field(() => StaffChargeback, orNull('The chargeback, of CHARGEBACK.'))
  chargeback?: StaffChargeback | null;

  @Field(() => Report, orNull('The report, of REPORT and REVIEW.'))
  report?: Report | null;

  @Field(() => HelpRequest, orNull('The request, of HELP.'))
  helpRequest?: HelpRequest | null;

  @Field(() => FollowerJump, orNull('The jump, of FOLLOWER_JUMP.'))
  followerJump?: FollowerJump | null;
}

@PrivateType('A page of the queue.', staffOnly)
export class DeskCaseConnection extends connectionOf(DeskCase) {}

@PrivateType('How many cases of a kind wait.', staffOnly)
export class DeskCount {
  @Field(() => DeskKind, { description: 'The kind.' })
  kind!: DeskKind;

  @Field(() => Int, { description: 'Number of cases.' })
  count!: number;

  @Field(() => Int, { description: 'Number of them whose deadline has passed.' })
  overdueCount!: number;
}
