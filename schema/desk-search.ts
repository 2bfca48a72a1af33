import 'reflect-metadata';
import { Field, ID, Int } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { StaffAccount } from './staff.ts';

export const DeskHitKind = graphqlEnum('DeskHitKind', 'What a search of staff finds.', {
  PERSON: ['person', 'An account.'],
  CAMPAIGN: ['campaign', 'A campaign.'],
  JOB: ['job', 'An application or job.'],
  PAYMENT: ['payment', 'A payment. Its `id` is that of the job it paid for, `paymentId` its own.'],
  ORDER: ['order', 'An order of the shop.'],
});
export type DeskHitKind = (typeof DeskHitKind)[keyof typeof DeskHitKind];

@PrivateType('Something that a search of staff found.', staffOnly)
export class DeskHit {
  @Field(() => DeskHitKind, { description: 'What it is.' })
  kind!: DeskHitKind;

  @Field(() => ID, { description: 'Global id of the account, campaign, job or order.' })
  id!: string;

  @Field(() => ID, orNull('Global id of the payment, of PAYMENT.'))
  paymentId?: string | null;

  @Field(() => String, { description: 'Name of a person, otherwise its title.' })
  title!: string;

  @Field(() => String, {
    description: 'What tells it apart: an address, names, or an id of the payment provider.',
  })
  line!: string;

  @Field(() => String, orNull('Its state, as the process tables name it; null for people.'))
  state?: string | null;

  @Field(() => Money, orNull('Its amount; null when it has none.'))
  amount?: Money | null;
}

@PrivateType('A person as staff judge them: what happened with their campaigns, jobs and money.', staffOnly)
export class DeskPerson {
  @Field(() => StaffAccount, { description: 'The account.' })
  account!: StaffAccount;

  @Field(() => DateTimeScalar, orNull('When its owner closed it; null while open.'))
  closedAt?: Instant | null;

  @Field(() => Int, { description: 'Campaigns that were approved once.' })
  approvedCount!: number;

  @Field(() => Int, { description: 'Campaigns that were rejected and not posted again.' })
  rejectedCount!: number;

  @Field(() => Int, { description: 'Reports about the person, their campaigns or reviews.' })
  reportCount!: number;

  @Field(() => Int, { description: 'Disputes of the last 12 months, on either side.' })
  disputeCount!: number;

  @Field(() => Int, { description: 'Of all disputes those that staff ruled for the other side alone.' })
  ruledAgainstCount!: number;

  @Field(() => Int, { description: 'Chargebacks of payments that they made.' })
  chargebackCount!: number;

  @Field(() => Int, { description: 'Jobs for which they were paid out.' })
  payoutCount!: number;

  @Field(() => Money, { description: 'What they were paid out for jobs in all.' })
  payoutTotal!: Money;

  @Field(() => DateTimeScalar, orNull('Since when the bank account is there; null without one.'))
  bankAccountSince?: Instant | null;

  @Field(() => Boolean, { description: 'Whether the payment provider pays out to it.' })
  canBePaidOut!: boolean;
}
