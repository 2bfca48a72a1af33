import 'reflect-metadata';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Private } from './access.ts';
import { Money } from './money.ts';
import { Profile } from './profile.ts';
import { Remark } from './remark.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@Private('staff')
@ObjectType({ description: 'An account as staff sees it.', simpleResolvers: true })
export class StaffAccount {
  @Field(() => ID, { description: "Id, the same as the profile's." })
  id!: string;

  @Field(() => String, { description: 'Sign-in address.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the address is verified.' })
  emailVerified!: boolean;

  @Field(() => Boolean, { description: 'Whether the account may use the staff operations.' })
  isStaff!: boolean;

  @Field(() => DateTimeScalar, { description: 'When staff suspended the account.', nullable: true })
  suspendedAt?: Instant | null;

  @Field(() => DateTimeScalar, { description: 'When the account was made.' })
  createdAt!: Instant;

  @Field(() => Profile, { description: 'The public part.' })
  profile!: Profile;

  @Field(() => Int, { description: 'Campaigns posted, in every state.' })
  campaignCount!: number;

  @Field(() => Int, { description: 'Applications sent, in every state.' })
  remarkCount!: number;
}

@Private('staff')
@ObjectType({ description: 'One page of accounts.', simpleResolvers: true })
export class StaffAccountPage {
  @Field(() => [StaffAccount], { description: 'The rows.' })
  items!: StaffAccount[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}

@Private('staff')
@ObjectType({
  description: 'A payment as staff sees it, with every entry of the ledger.',
  simpleResolvers: true,
})
export class StaffPayment {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => String, { description: 'created, processing, requires_action, succeeded or failed.' })
  state!: string;

  @Field(() => Money, { description: 'How much was charged, or will be.' })
  amount!: Money;

  @Field(() => Remark, { description: 'The job it pays for.' })
  remark!: Remark;

  @Field(() => Profile, { description: 'The owner of the campaign, who pays.' })
  payer!: Profile;

  @Field(() => Profile, { description: 'The influencer, who is paid out at release.' })
  payee!: Profile;

  @Field(() => String, { description: "The provider's id of the payment.", nullable: true })
  providerPaymentId?: string | null;

  @Field(() => String, { description: "The provider's id of the transfer.", nullable: true })
  providerTransferId?: string | null;

  @Field(() => String, { description: 'Why the last try failed.', nullable: true })
  failure?: string | null;

  @Field(() => DateTimeScalar, { description: 'When the owner first tried to pay.' })
  createdAt!: Instant;

  @Field(() => [LedgerGroup], { description: 'What it moved, oldest first.' })
  ledger!: LedgerGroup[];
}

@Private('staff')
@ObjectType({ description: 'One page of payments.', simpleResolvers: true })
export class StaffPaymentPage {
  @Field(() => [StaffPayment], { description: 'The rows.' })
  items!: StaffPayment[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}

@Private('staff')
@ObjectType({ description: 'A movement: entries that sum to zero.', simpleResolvers: true })
export class LedgerGroup {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => String, {
    description:
      'hire, release, refund, reversal (a transfer taken back), refund_returned, chargeback, chargeback_won, chargeback_lost or loss_covered.',
  })
  kind!: string;

  @Field(() => DateTimeScalar, { description: 'When it was posted.' })
  createdAt!: Instant;

  @Field(() => [LedgerEntry], { description: 'Its sides, at least two.' })
  entries!: LedgerEntry[];
}

@Private('staff')
@ObjectType({
  description: 'One side of a movement. Minus leaves the account, plus enters it.',
  simpleResolvers: true,
})
export class LedgerEntry {
  @Field(() => String, {
    description:
      'card, held, payout, chargeback (money that a bank took and that is argued about) or platform (what we bear).',
  })
  account!: string;

  @Field(() => Profile, { description: 'Whose.', nullable: true })
  party?: Profile | null;

  @Field(() => Money, { description: 'How much, with its sign.' })
  amount!: Money;
}

@Private('staff')
@ObjectType({ description: 'What a member of staff did, and why.', simpleResolvers: true })
export class StaffAction {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => String, { description: 'Operation, for example approveCampaign.' })
  action!: string;

  @Field(() => String, { description: 'Kind and id of what it was done to, for example campaign 12.' })
  subject!: string;

  @Field(() => String, { description: 'Why, in the words of the member of staff.', nullable: true })
  reason?: string | null;

  @Field(() => Profile, { description: 'Who did it.' })
  staff!: Profile;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at!: Instant;
}

@Private('staff')
@ObjectType({ description: 'One page of staff actions.', simpleResolvers: true })
export class StaffActionPage {
  @Field(() => [StaffAction], { description: 'The rows.' })
  items!: StaffAction[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}
