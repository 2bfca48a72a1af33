import 'reflect-metadata';
import { Field, InputType } from 'type-graphql';
import { PrivateType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { orNull } from './or-null.ts';
import { Row } from './row.ts';
import { type CalendarDay, DateScalar, DateTimeScalar, type Instant } from './scalars.ts';

export const BankAccountType = graphqlEnum('BankAccountType', 'Kinds of bank account.', {
  SAVING: ['saving', 'Savings account.'],
  CURRENT: ['current', 'Current account.'],
});
export type BankAccountType = (typeof BankAccountType)[keyof typeof BankAccountType];

@PrivateType('A bank account as stored, masked. Only its owner sees it.', {
  seenBy: 'the signed-in person it belongs to',
  scope: 'payments:read',
})
export class BankAccount extends Row {
  @Field(() => BankAccountType, { description: 'Kind of account.' })
  accountType!: BankAccountType;

  @Field(() => String, { description: 'Name of the bank.' })
  bankName!: string;

  @Field(() => String, { description: 'Last four digits of the number.' })
  last4!: string;

  @Field(() => String, { description: 'Name of the holder.' })
  accountHolderName!: string;

  @Field(() => String, { description: 'SWIFT code.' })
  swiftCode!: string;

  @Field(() => String, { description: 'Bank and branch code.' })
  routingNumber!: string;

  @Field(() => String, orNull('Address of the bank.'))
  bankAddress?: string | null;

  @Field(() => String, { description: 'Currency of payouts, SGD.' })
  currency!: string;

  @Field(() => Boolean, {
    description: 'Whether the provider pays out to it; false while it requires more details.',
  })
  payoutsEnabled!: boolean;

  @Field(
    () => DateTimeScalar,
    orNull(
      'From when it is paid out to, because it took the place of another account less than 72 hours ago; null when payouts go to it.',
    ),
  )
  payableAt?: Instant | null;

  @Field(() => [String], { description: 'What the owner must do while payouts are paused, as sentences.' })
  todo!: string[];
}

@PrivateType(
  'A bank account that is kept ready beside the one that is paid out to. Only its owner sees it.',
  {
    seenBy: 'the signed-in person it belongs to',
    scope: 'payments:read',
  },
)
export class SpareBankAccount extends Row {
  @Field(() => BankAccountType, { description: 'Kind of account.' })
  accountType!: BankAccountType;

  @Field(() => String, { description: 'Name of the bank.' })
  bankName!: string;

  @Field(() => String, { description: 'Last four digits of the number.' })
  last4!: string;

  @Field(() => String, { description: 'Name of the holder.' })
  accountHolderName!: string;

  @Field(
    () => DateTimeScalar,
    orNull('From when payouts can go to it without a wait; null when that is already so.'),
  )
  payableAt?: Instant | null;
}

@InputType({
  description:
    'Input of both steps of the bank account dialog. Personal fields are sent to the payment provider and not stored.',
})
export class BankAccountInput {
  @Field(() => String, {
    description: "Token of the account number, created by the provider's script in the browser.",
  })
  bankToken!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether it is kept ready beside the account that is paid out to. The first account is always paid out to.',
  })
  asSpare?: boolean;

  @Field(() => BankAccountType, { description: 'Kind of account.' })
  accountType: BankAccountType = BankAccountType.SAVING;

  @Field(() => String, { description: 'Name of the bank.' })
  bankName!: string;

  @Field(() => String, { description: 'Name of the holder, as the bank knows it.' })
  accountHolderName!: string;

  @Field(() => String, { description: 'SWIFT code of the bank.' })
  swiftCode!: string;

  @Field(() => String, { description: 'Bank and branch code.' })
  routingNumber!: string;

  @Field(() => String, orNull('Address of the bank.'))
  bankAddress?: string | null;

  @Field(() => DateScalar, { description: 'Date of birth of the holder, not in the future.' })
  dateOfBirth!: CalendarDay;

  @Field(() => String, {
    description: 'Identity number of the holder, sent to the provider and never stored.',
  })
  idNumber!: string;

  @Field(() => String, { description: 'Country, SG only.' })
  country!: string;

  @Field(() => String, { description: "State or region of the holder's address." })
  state!: string;

  @Field(() => String, { description: "City of the holder's address." })
  city!: string;

  @Field(() => String, { description: "Postal code of the holder's address." })
  postalCode!: string;

  @Field(() => String, { description: "First line of the holder's address." })
  line1!: string;

  @Field(() => String, { description: "Second line of the holder's address." })
  line2!: string;
}
