import 'reflect-metadata';
import { Field, Int } from 'type-graphql';
import { PrivateType } from './access.ts';
import { connectionOf } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

export const PaperKind = graphqlEnum('PaperKind', 'What a paper documents.', {
  RECEIPT: ['receipt', 'A payment by card.'],
  REFUND: ['refund', 'Money that went back to the card.'],
  REFUND_RETURNED: ['refund_returned', 'A refund that the bank of the card sent back.'],
  PAYOUT: ['payout', 'A payout to the bank account.'],
  PAYOUT_TAKEN_BACK: ['payout_taken_back', 'A payout that the payment provider took back.'],
});
export type PaperKind = (typeof PaperKind)[keyof typeof PaperKind];

const recipient = { seenBy: 'the member whose money it is', scope: 'payments:read' } as const;

@PrivateType('Who issues papers.', recipient)
export class Issuer {
  @Field(() => String, { description: 'Registered name.' })
  name!: string;

  @Field(() => String, orNull('Registered address, lines separated by line breaks.'))
  address?: string | null;

  @Field(() => String, orNull('Tax number.'))
  taxNumber?: string | null;
}

@PrivateType('A receipt or payout statement: a numbered document that is never changed.', recipient)
export class Paper extends Row {
  @Field(() => String, {
    description: 'Number: year, issuer and a number without gaps in both, for example 2026-1-000042.',
  })
  number!: string;

  @Field(() => PaperKind, { description: 'What it documents.' })
  kind!: PaperKind;

  @Field(() => Issuer, { description: 'Who issued it.' })
  issuer!: Issuer;

  @Field(() => String, { description: 'Name of the member when it was issued.' })
  recipient!: string;

  @Field(() => String, orNull('Name of the other side when it was issued.'))
  counterparty?: string | null;

  @Field(() => String, { description: 'Title of the campaign or product when it was issued.' })
  about!: string;

  @Field(() => Money, { description: 'The whole amount, the platform fee included.' })
  total!: Money;

  @Field(() => Money, orNull('Platform fee in the total; null where there is none.'))
  fee?: Money | null;

  @Field(() => String, { description: 'Path of the PDF, for its member only.' })
  pdf!: string;
}

@PrivateType('A page of receipts and payout statements.', recipient)
export class PaperConnection extends connectionOf(Paper) {}

@PrivateType('Sums of the papers of a year in one currency.', recipient)
export class AnnualTotal {
  @Field(() => Money, { description: 'Paid by card, the platform fee included, less what came back.' })
  paid!: Money;

  @Field(() => Money, { description: 'Platform fee in what was paid, less what came back.' })
  fee!: Money;

  @Field(() => Money, { description: 'Paid out to the bank account, less what was taken back.' })
  earned!: Money;
}

@PrivateType('A product that a member received for a sponsored job.', recipient)
export class ReceivedProduct {
  @Field(() => String, { description: 'Title of the campaign.' })
  campaign!: string;

  @Field(() => String, { description: 'Name of the brand.' })
  brand!: string;

  @Field(() => Money, orNull('Value that the brand named; null when it named none.'))
  value?: Money | null;

  @Field(() => DateTimeScalar, {
    description: 'When it was received; of jobs from before that was marked, when they were done.',
  })
  receivedAt!: Instant;
}

@PrivateType(
  'What a member paid, earned and received in a year. Years and days are those of Singapore.',
  recipient,
)
export class AnnualStatement {
  @Field(() => Int, { description: 'Year.' })
  year!: number;

  @Field(() => [Int], { description: 'All years with papers or received products, newest first.' })
  years!: number[];

  @Field(() => Int, { description: 'Number of papers in it.' })
  papers!: number;

  @Field(() => [AnnualTotal], { description: 'Money, by currency.' })
  totals!: AnnualTotal[];

  @Field(() => [ReceivedProduct], { description: 'Products received, oldest first, at most 1,000.' })
  products!: ReceivedProduct[];

  @Field(() => [Money], { description: 'Value of those products, by currency.' })
  productsValue!: Money[];

  @Field(() => String, { description: 'Path of the PDF, for its member only.' })
  pdf!: string;

  @Field(() => String, { description: 'Path of its papers as CSV, for the member only.' })
  csv!: string;
}
