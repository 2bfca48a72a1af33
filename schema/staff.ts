import 'reflect-metadata';
import { Field, Int } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { connectionOf } from './connection.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { Profile } from './profile.ts';
import { Remark } from './remark.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@PrivateType('An account as staff see it.', staffOnly)
export class StaffAccount extends Row {
  @Field(() => String, { description: 'Sign-in address.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the address is verified.' })
  emailVerified!: boolean;

  @Field(() => Boolean, { description: 'Whether the account may use the staff operations.' })
  isStaff!: boolean;

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

@PrivateType('A recorded action of staff.', staffOnly)
export class StaffAction extends Row {
  @Field(() => String, { description: 'Operation, for example approveCampaign.' })
  action!: string;

  @Field(() => String, { description: 'Kind and id of the object, for example campaign 12.' })
  subject!: string;

  @Field(() => String, orNull('Reason given.'))
  reason?: string | null;

  @Field(() => Profile, { description: 'Member of staff.' })
  staff!: Profile;
}

@PrivateType('A page of staff actions.', staffOnly)
export class StaffActionConnection extends connectionOf(StaffAction) {}
