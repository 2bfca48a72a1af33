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

export const PayoutNeedKind = graphqlEnum(
  'PayoutNeedKind',
  'What the payment provider needs of a payee. What is not about the bank account itself is given on its own page, which `openVerification` leads to.',
  {
    IDENTITY_DOCUMENT: ['identity_document', 'A document that shows who they are.'],
    ADDRESS_DOCUMENT: ['address_document', 'A document that shows where they live.'],
    NAME: ['name', 'The name.'],
    ID_NUMBER: ['id_number', 'The identity number.'],
    DATE_OF_BIRTH: ['date_of_birth', 'The date of birth.'],
    ADDRESS: ['address', 'The address.'],
    NATIONALITY: ['nationality', 'The nationality.'],
    PHONE: ['phone', 'The phone number.'],
    EMAIL: ['email', 'The email address.'],
    TERMS: ['terms', 'That they accept its terms.'],
    BUSINESS: ['business', 'What they do for a living, or their website.'],
    DETAILS: ['details', 'Something else.'],
    BANK_ACCOUNT: ['bank_account', 'A bank account that payouts reach: `saveBankAccount`.'],
    NEW_ACCOUNT: ['new_account', 'It has closed their account; `saveBankAccount` opens another.'],
    SUPPORT: ['support', 'It has paused payouts and did not say why: support asks it.'],
  },
);
export type PayoutNeedKind = (typeof PayoutNeedKind)[keyof typeof PayoutNeedKind];

export const PayoutNeedProblem = graphqlEnum(
  'PayoutNeedProblem',
  'Why the payment provider did not accept what it was given.',
  {
    NOT_READABLE: ['not_readable', 'The document cannot be read.'],
    EXPIRED: ['expired', 'The document has expired.'],
    INCOMPLETE: ['incomplete', 'A side or a detail of the document is missing.'],
    NOT_SUPPORTED: ['not_supported', 'It does not take this kind of document.'],
    MISMATCH: ['mismatch', 'What was given does not match the other details.'],
    REFUSED: ['refused', 'Something else.'],
  },
);
export type PayoutNeedProblem = (typeof PayoutNeedProblem)[keyof typeof PayoutNeedProblem];

@PrivateType('Something that the payment provider needs before it pays out, or goes on paying out.', {
  seenBy: 'the signed-in person it belongs to',
  scope: 'payments:read',
})
export class PayoutNeed {
  @Field(() => PayoutNeedKind, { description: 'What it needs.' })
  kind!: PayoutNeedKind;

  @Field(() => PayoutNeedProblem, orNull('Why what was given is not accepted; null while nothing was.'))
  problem?: PayoutNeedProblem | null;

  @Field(() => String, orNull("The same in the payment provider's words."))
  reason?: string | null;
}

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

  @Field(() => [PayoutNeed], {
    description:
      'What the payment provider needs of the owner, each kind once. Payouts go on until `needsDueAt`.',
  })
  needs!: PayoutNeed[];

  @Field(() => DateTimeScalar, orNull('By when the payment provider needs it; null when it named no day.'))
  needsDueAt?: Instant | null;

  @Field(() => Boolean, { description: 'Whether the payment provider is checking what the owner gave it.' })
  inReview!: boolean;

  @Field(() => [String], {
    description: 'What the owner must do while payouts are paused, as English sentences.',
  })
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
