import 'reflect-metadata';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Private } from './access.ts';
import { Campaign, CampaignType } from './campaign.ts';
import { Money } from './money.ts';
import { Order } from './order.ts';
import { Profile } from './profile.ts';
import { type CalendarDay, DateScalar, DateTimeScalar, type Instant, MinorUnitsScalar } from './scalars.ts';

export const TransactionDirection = {
  EARNED: 'earned',
  SPENT: 'spent',
} as const;
export type TransactionDirection = (typeof TransactionDirection)[keyof typeof TransactionDirection];

registerEnumType(TransactionDirection, {
  name: 'TransactionDirection',
  description: 'Directions of a movement of money.',
  valuesConfig: {
    EARNED: { description: 'Money to the viewer (legacy credit).' },
    SPENT: { description: 'Money from the viewer (legacy debit).' },
  },
});

export const TransactionKind = {
  INFLUENCER_HIRED: 'influencer_hired',
  CAMPAIGN_FEES: 'campaign_fees',
  PRODUCT_PURCHASE: 'product_purchase',
  PRODUCT_SOLD: 'product_sold',
  PAYOUT_TAKEN_BACK: 'payout_taken_back',
  REFUND_RETURNED: 'refund_returned',
  CHARGEBACK: 'chargeback',
} as const;
export type TransactionKind = (typeof TransactionKind)[keyof typeof TransactionKind];

registerEnumType(TransactionKind, {
  name: 'TransactionKind',
  description: 'What money moved for.',
  valuesConfig: {
    INFLUENCER_HIRED: { description: 'Pay of a job, to its influencer.' },
    CAMPAIGN_FEES: { description: 'Payment of a job by its brand, or what came back of it.' },
    PRODUCT_PURCHASE: { description: 'Payment of an order by its buyer, or what came back of it.' },
    PRODUCT_SOLD: { description: 'Pay of an order, to its seller.' },
    PAYOUT_TAKEN_BACK: { description: 'A payout that the payment provider took back.' },
    REFUND_RETURNED: { description: 'A refund that the bank sent back.' },
    CHARGEBACK: { description: "Money that the payer's bank took back." },
  },
});

@Private('the person whose statement it is', { scope: 'payments:read' })
@ObjectType({
  description: "A row of the viewer's statement, read from the ledger.",
  simpleResolvers: true,
})
export class Transaction {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => TransactionDirection, { description: 'Earned or spent.' })
  direction!: TransactionDirection;

  @Field(() => TransactionKind, { description: 'What it was for.' })
  kind!: TransactionKind;

  @Field(() => String, {
    description:
      "The same in English: 'Influencer Hired', 'Campaign Fees', 'Product Purchase' or 'Product Sold' (specification, section 6); 'Payout Taken Back', 'Refund Returned' and 'Chargeback' for money that came back another way.",
  })
  label!: string;

  @Field(() => Money, { description: 'Amount.' })
  amount!: Money;

  @Field(() => DateTimeScalar, { description: 'Time.' })
  createdAt!: Instant;

  @Field(() => Campaign, { description: 'Its campaign; null for an order.', nullable: true })
  campaign?: Campaign | null;

  @Field(() => Order, { description: 'Its order; null for a campaign.', nullable: true })
  order?: Order | null;

  @Field(() => Profile, { description: 'The other person.', nullable: true })
  counterparty?: Profile | null;
}

@Private('the person whose statement it is', { scope: 'payments:read' })
@ObjectType({ description: 'One page of the statement.', simpleResolvers: true })
export class TransactionPage {
  @Field(() => [Transaction], { description: 'Rows of this page.' })
  items!: Transaction[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}

@InputType({ description: 'Filter of the statement. Absent members do not filter.' })
export class TransactionFilter {
  @Field(() => TransactionDirection, { description: 'Earned or spent only.', nullable: true })
  direction?: TransactionDirection | null;

  @Field(() => [CampaignType], { description: 'Any of these campaign types.', nullable: true })
  types?: CampaignType[] | null;

  @Field(() => MinorUnitsScalar, { description: 'Minimum amount, minor units.', nullable: true })
  minAmount?: number | null;

  @Field(() => MinorUnitsScalar, { description: 'Maximum amount, minor units.', nullable: true })
  maxAmount?: number | null;

  @Field(() => DateScalar, { description: 'First day.', nullable: true })
  from?: CalendarDay | null;

  @Field(() => DateScalar, { description: 'Last day, inclusive.', nullable: true })
  to?: CalendarDay | null;
}
