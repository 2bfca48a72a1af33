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
  description: 'Which side of a movement of money.',
  valuesConfig: {
    EARNED: { description: 'Money to the viewer (legacy credit).' },
    SPENT: { description: 'Money from the viewer (legacy debit).' },
  },
});

@Private('the person whose statement it is', { scope: 'payments:read' })
@ObjectType({
  description: 'A movement of money that concerns the viewer: a row of the statement, read from the ledger.',
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

  @Field(() => Money, { description: 'How much.' })
  amount!: Money;

  @Field(() => DateTimeScalar, { description: 'When.' })
  createdAt!: Instant;

  @Field(() => Campaign, { description: 'The campaign it belongs to.', nullable: true })
  campaign?: Campaign | null;

  @Field(() => Order, { description: 'The order of a product that it belongs to.', nullable: true })
  order?: Order | null;

  @Field(() => Profile, { description: 'The other side.', nullable: true })
  counterparty?: Profile | null;
}

@Private('the person whose statement it is', { scope: 'payments:read' })
@ObjectType({ description: 'One page of the statement.', simpleResolvers: true })
export class TransactionPage {
  @Field(() => [Transaction], { description: 'The rows.' })
  items!: Transaction[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}

@InputType({ description: 'Which movements to list.' })
export class TransactionFilter {
  @Field(() => TransactionDirection, { description: 'Earned or spent only.', nullable: true })
  direction?: TransactionDirection | null;

  @Field(() => [CampaignType], { description: 'Any of these campaign types.', nullable: true })
  types?: CampaignType[] | null;

  @Field(() => MinorUnitsScalar, { description: 'Least amount, minor units.', nullable: true })
  minAmount?: number | null;

  @Field(() => MinorUnitsScalar, { description: 'Most amount, minor units.', nullable: true })
  maxAmount?: number | null;

  @Field(() => DateScalar, { description: 'From this day.', nullable: true })
  from?: CalendarDay | null;

  @Field(() => DateScalar, { description: 'Through this day.', nullable: true })
  to?: CalendarDay | null;
}
