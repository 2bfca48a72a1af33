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

  @Field(() => String, {
    description:
      "'Influencer Hired', 'Campaign Fees', 'Product Purchase' or 'Product Sold' (specification, section 6); 'Payout Taken Back', 'Refund Returned' and 'Chargeback' for money that came back another way.",
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
