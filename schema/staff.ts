import 'reflect-metadata';
import { Field, ID, InputType, Int } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { connectionOf } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { Profile } from './profile.ts';
import { Remark } from './remark.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { StaffRole } from './staff-role.ts';

@PrivateType('An account as staff see it.', staffOnly)
export class StaffAccount extends Row {
  @Field(() => String, { description: 'Sign-in address.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the address is verified.' })
  emailVerified!: boolean;

  @Field(() => Boolean, { description: 'Whether the account is staff: has a role.' })
  isStaff!: boolean;

  @Field(() => [StaffRole], { description: 'Its roles as staff; empty for members.' })
  staffRoles!: StaffRole[];

  @Field(() => DateTimeScalar, orNull('Time of the suspension; null when not suspended.'))
  suspendedAt?: Instant | null;

  @Field(() => Profile, { description: 'Public profile.' })
  profile!: Profile;

  @Field(() => Int, { description: 'Number of campaigns, in every state.' })
  campaignCount!: number;

  @Field(() => Int, { description: 'Number of applications, in every state.' })
  remarkCount!: number;
}

@PrivateType('A page of accounts.', staffOnly)
export class StaffAccountConnection extends connectionOf(StaffAccount) {}

@PrivateType('A payment as staff see it, with its ledger entries.', staffOnly)
export class StaffPayment extends Row {
  @Field(() => String, { description: 'created, processing, requires_action, succeeded or failed.' })
  state!: string;

  @Field(() => Money, { description: 'Amount that is held for the payee once it is charged.' })
  amount!: Money;

  @Field(() => Money, { description: 'Platform fee that is charged on top.' })
  fee!: Money;

  @Field(() => Remark, { description: 'The job it pays for.' })
  remark!: Remark;

  @Field(() => Profile, { description: 'Payer: the owner of the campaign.' })
  payer!: Profile;

  @Field(() => Profile, { description: 'Payee: the influencer.' })
  payee!: Profile;

  @Field(() => String, orNull("The provider's id of the payment."))
  providerPaymentId?: string | null;

  @Field(() => String, orNull("The provider's id of the transfer."))
  providerTransferId?: string | null;

  @Field(() => String, orNull('Failure of the last try.'))
  failure?: string | null;

  @Field(() => [LedgerGroup], { description: 'Movements, oldest first.' })
  ledger!: LedgerGroup[];

  @Field(() => [MoneyAttempt], {
    description: 'What was tried at the payment provider: the charge first, then what followed.',
  })
  attempts!: MoneyAttempt[];
}

export const MoneyAttemptKind = graphqlEnum('MoneyAttemptKind', 'What was tried at the payment provider.', {
  CHARGE: ['charge', "The payer's card was to be charged."],
  TRANSFER: ['transfer', 'The held money was to go to the influencer.'],
  EARLIER_TRANSFER: ['earlier_transfer', 'A transfer that was taken back.'],
  BANK_TRANSFER: ['bank_transfer', "The way from the provider to the influencer's bank."],
  REFUND: ['refund', 'Money was to go back to the payer.'],
});
export type MoneyAttemptKind = (typeof MoneyAttemptKind)[keyof typeof MoneyAttemptKind];

export const MoneyAttemptState = graphqlEnum(
  'MoneyAttemptState',
  'How far something is at the payment provider.',
  {
    CREATED: ['created', 'Begun.'],
    PROCESSING: ['processing', 'The bank works on it.'],
    REQUIRES_ACTION: ['requires_action', 'The payer has to confirm it with the bank.'],
    UNDER_WAY: ['under_way', 'On its way to the bank.'],
    SUCCEEDED: ['succeeded', 'Made.'],
    ARRIVED: ['arrived', 'At the bank.'],
    FAILED: ['failed', 'Failed; tried again by itself.'],
    GIVEN_UP: ['given_up', 'No longer tried; waits for staff.'],
    BY_HAND: ['by_hand', 'Staff paid it outside the provider.'],
    REVERSED: ['reversed', 'Taken back.'],
    ENDED: ['ended', 'No longer followed.'],
    WAITING: ['waiting', 'Not tried yet: something keeps it back.'],
  },
);
export type MoneyAttemptState = (typeof MoneyAttemptState)[keyof typeof MoneyAttemptState];

@PrivateType('Something that was tried at the payment provider for a payment.', staffOnly)
export class MoneyAttempt {
  @Field(() => MoneyAttemptKind, { description: 'What was tried.' })
  kind!: MoneyAttemptKind;

  @Field(() => MoneyAttemptState, { description: 'How far it is.' })
  state!: MoneyAttemptState;

  @Field(() => Money, { description: 'Amount, with the platform fee where it moves too.' })
  amount!: Money;

  @Field(() => Int, { description: 'How often it was tried.' })
  tries!: number;

  @Field(() => String, orNull('Its id at the payment provider; null before there is one.'))
  providerId?: string | null;

  @Field(() => String, orNull('Failure of the last try.'))
  failure?: string | null;

  @Field(() => DateTimeScalar, { description: 'When it began.' })
  createdAt!: Instant;

  @Field(() => DateTimeScalar, { description: 'Time of its last change.' })
  updatedAt!: Instant;
}

@PrivateType('A page of payments.', staffOnly)
export class StaffPaymentConnection extends connectionOf(StaffPayment) {}

@PrivateType('A movement of the ledger: entries that sum to zero.', staffOnly)
export class LedgerGroup extends Row {
  @Field(() => String, {
    description:
      'hire, release, refund, reversal (a transfer taken back), refund_returned, chargeback, chargeback_won, chargeback_lost or loss_covered.',
  })
  kind!: string;

  @Field(() => [LedgerEntry], { description: 'Entries, at least two.' })
  entries!: LedgerEntry[];
}

@PrivateType('An entry of a movement. Negative leaves the account, positive enters it.', staffOnly)
export class LedgerEntry {
  @Field(() => String, {
    description:
      'Account: card, held, payout, chargeback (money taken by a bank and not decided yet) or platform (our own).',
  })
  account!: string;

  @Field(() => Profile, orNull('Whose card or payout; null for other accounts.'))
  party?: Profile | null;

  @Field(() => Money, { description: 'Amount with its sign.' })
  amount!: Money;
}

@PrivateType(
  'A row of the audit log: what a member of staff decided, or read of others. Each row is chained to the one before it.',
  staffOnly,
)
export class StaffAction extends Row {
  @Field(() => String, {
    description:
      'What was done, for example approveCampaign; a reading begins with read., for example read.remark.',
  })
  action!: string;

  @Field(() => String, {
    description: 'Kind and id of the object, for example campaign 12; empty for readings.',
  })
  subject!: string;

  @Field(() => String, orNull('What a reading asked for, or what else was decided, as JSON.'))
  details?: string | null;

  @Field(() => String, orNull('Reason given.'))
  reason?: string | null;

  @Field(() => Profile, { description: 'Member of staff.' })
  staff!: Profile;

  @Field(
    () => Profile,
    orNull('The other member of staff, who asked for the same before; null when one was enough.'),
  )
  second?: Profile | null;

  @Field(() => Profile, orNull('Person it was done to, where it was about a person.'))
  whom?: Profile | null;

  @Field(() => String, orNull('Network address it came from; null for commands on the server.'))
  address?: string | null;

  @Field(() => String, orNull('Id of the request, as in the log of the server.'))
  request?: string | null;

  @Field(() => String, {
    description: 'SHA-256 over this row and the hash of the row before it, in hexadecimal digits.',
  })
  sha256!: string;
}

@PrivateType('A page of the audit log.', staffOnly)
export class StaffActionConnection extends connectionOf(StaffAction) {}

export const StaffActionKind = graphqlEnum('StaffActionKind', 'Kind of a row of the audit log.', {
  DECISION: ['decision', 'Something was changed.'],
  READING: ['reading', 'Something private to others was read.'],
});
export type StaffActionKind = (typeof StaffActionKind)[keyof typeof StaffActionKind];

@InputType({ description: 'Filter of the audit log. Absent members do not filter.' })
export class StaffActionFilter {
  @Field(() => StaffActionKind, orNull('Only rows of this kind.'))
  kind?: StaffActionKind | null;

  @Field(() => ID, orNull('Only what this member of staff did, alone or as one of two.'))
  staffId?: string | null;

  @Field(() => ID, orNull('Only what was done to this person.'))
  whomId?: string | null;
}
