import 'reflect-metadata';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Private } from './access.ts';
import { Money } from './money.ts';
import { Profile } from './profile.ts';
import { Remark } from './remark.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@Private('staff')
@ObjectType({ description: 'An account as staff see it.', simpleResolvers: true })
export class StaffAccount {
  @Field(() => ID, { description: "Id, the same as the profile's." })
  id!: string;

  @Field(() => String, { description: 'Sign-in address.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the address is verified.' })
  emailVerified!: boolean;

  @Field(() => Boolean, { description: 'Whether the account may use the staff operations.' })
  isStaff!: boolean;

  @Field(() => DateTimeScalar, {
    description: 'Time of the suspension; null when not suspended.',
    nullable: true,
  })
  suspendedAt?: Instant | null;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Instant;

  @Field(() => Profile, { description: 'Public profile.' })
  profile!: Profile;

  @Field(() => Int, { description: 'Number of campaigns, in every state.' })
  campaignCount!: number;

  @Field(() => Int, { description: 'Number of applications, in every state.' })
  remarkCount!: number;
}

@Private('staff')
@ObjectType({ description: 'One page of accounts.', simpleResolvers: true })
export class StaffAccountPage {
  @Field(() => [StaffAccount], { description: 'Rows of this page.' })
  items!: StaffAccount[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}

@Private('staff')
@ObjectType({
  description: 'A payment as staff see it, with its ledger entries.',
  simpleResolvers: true,
})
export class StaffPayment {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => String, { description: 'created, processing, requires_action, succeeded or failed.' })
  state!: string;

  @Field(() => Money, { description: 'Amount charged, or to be charged.' })
  amount!: Money;

  @Field(() => Remark, { description: 'The job it pays for.' })
  remark!: Remark;

  @Field(() => Profile, { description: 'Payer: the owner of the campaign.' })
  payer!: Profile;

  @Field(() => Profile, { description: 'Payee: the influencer.' })
  payee!: Profile;

  @Field(() => String, { description: "The provider's id of the payment.", nullable: true })
  providerPaymentId?: string | null;

  @Field(() => String, { description: "The provider's id of the transfer.", nullable: true })
  providerTransferId?: string | null;

  @Field(() => String, { description: 'Failure of the last try.', nullable: true })
  failure?: string | null;

  @Field(() => DateTimeScalar, { description: 'Time of the first try.' })
  createdAt!: Instant;

  @Field(() => [LedgerGroup], { description: 'Movements, oldest first.' })
  ledger!: LedgerGroup[];
}

@Private('staff')
@ObjectType({ description: 'One page of payments.', simpleResolvers: true })
export class StaffPaymentPage {
  @Field(() => [StaffPayment], { description: 'Rows of this page.' })
  items!: StaffPayment[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}

@Private('staff')
@ObjectType({ description: 'A movement of the ledger: entries that sum to zero.', simpleResolvers: true })
export class LedgerGroup {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => String, {
    description:
      'hire, release, refund, reversal (a transfer taken back), refund_returned, chargeback, chargeback_won, chargeback_lost or loss_covered.',
  })
  kind!: string;

  @Field(() => DateTimeScalar, { description: 'Time of posting.' })
  createdAt!: Instant;

  @Field(() => [LedgerEntry], { description: 'Entries, at least two.' })
  entries!: LedgerEntry[];
}

@Private('staff')
@ObjectType({
  description: 'An entry of a movement. Negative leaves the account, positive enters it.',
  simpleResolvers: true,
})
export class LedgerEntry {
  @Field(() => String, {
    description:
      'Account: card, held, payout, chargeback (money taken by a bank and not decided yet) or platform (our own).',
  })
  account!: string;

  @Field(() => Profile, { description: 'Whose card or payout; null for other accounts.', nullable: true })
  party?: Profile | null;

  @Field(() => Money, { description: 'Amount with its sign.' })
  amount!: Money;
}

@Private('staff')
@ObjectType({ description: 'A recorded action of staff.', simpleResolvers: true })
export class StaffAction {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => String, { description: 'Operation, for example approveCampaign.' })
  action!: string;

  @Field(() => String, { description: 'Kind and id of the object, for example campaign 12.' })
  subject!: string;

  @Field(() => String, { description: 'Reason given.', nullable: true })
  reason?: string | null;

  @Field(() => Profile, { description: 'Member of staff.' })
  staff!: Profile;

  @Field(() => DateTimeScalar, { description: 'Time.' })
  at!: Instant;
}

@Private('staff')
@ObjectType({ description: 'One page of staff actions.', simpleResolvers: true })
export class StaffActionPage {
  @Field(() => [StaffAction], { description: 'Rows of this page.' })
  items!: StaffAction[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}
