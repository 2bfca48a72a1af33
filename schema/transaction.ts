import 'reflect-metadata';
import { Field, InputType } from 'type-graphql';
import { PrivateType } from './access.ts';
import { Campaign, CampaignType } from './campaign.ts';
import { connectionOf, RowFilter } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { Money, MoneyInput } from './money.ts';
import { Node } from './node.ts';
import { orNull } from './or-null.ts';
import { Order } from './order.ts';
import { Paper } from './paper.ts';
import { Profile } from './profile.ts';
import { Row } from './row.ts';
import { type CalendarDay, DateScalar } from './scalars.ts';

export const TransactionDirection = graphqlEnum(
  'TransactionDirection',
  'Directions of a movement of money.',
  {
    EARNED: ['earned', 'Money to the viewer.'],
    SPENT: ['spent', 'Money from the viewer.'],
  },
);
export type TransactionDirection = (typeof TransactionDirection)[keyof typeof TransactionDirection];

export const TransactionKind = graphqlEnum('TransactionKind', 'What money moved for.', {
  INFLUENCER_HIRED: ['influencer_hired', 'Pay of a job, to its influencer.'],
  CAMPAIGN_FEES: ['campaign_fees', 'Payment of a job by its brand, or what came back of it.'],
  PRODUCT_PURCHASE: ['product_purchase', 'Payment of an order by its buyer, or what came back of it.'],
  PRODUCT_SOLD: ['product_sold', 'Pay of an order, to its seller.'],
  PAYOUT_TAKEN_BACK: ['payout_taken_back', 'A payout that the payment provider took back.'],
  REFUND_RETURNED: ['refund_returned', 'A refund that the bank sent back.'],
  CHARGEBACK: ['chargeback', "Money that the payer's bank took back."],
});
export type TransactionKind = (typeof TransactionKind)[keyof typeof TransactionKind];

const statementOwner = { seenBy: 'the person whose statement it is', scope: 'payments:read' } as const;

@PrivateType("A row of the viewer's statement, read from the ledger.", statementOwner, { implements: Node })
export class Transaction extends Row {
  @Field(() => TransactionDirection, { description: 'Earned or spent.' })
  direction!: TransactionDirection;

  @Field(() => TransactionKind, { description: 'What it was for.' })
  kind!: TransactionKind;

  @Field(() => String, {
    description:
      "The same in English: 'Influencer Hired', 'Campaign Fees', 'Product Purchase' or 'Product Sold'; 'Payout Taken Back', 'Refund Returned' and 'Chargeback' for money that came back another way.",
  })
  label!: string;

  @Field(() => Money, { description: 'Amount, the platform fee included.' })
  amount!: Money;

  @Field(() => Money, orNull('Platform fee in the amount; null where there is none.'))
  fee?: Money | null;

  @Field(() => Paper, orNull('Its receipt or statement; null for cash.'))
  paper?: Paper | null;

  @Field(() => Campaign, orNull('Its campaign; null for an order.'))
  campaign?: Campaign | null;

  @Field(() => Order, orNull('Its order; null for a campaign.'))
  order?: Order | null;

  @Field(() => Profile, orNull('The other person.'))
  counterparty?: Profile | null;
}

@PrivateType('A page of the statement.', statementOwner)
export class TransactionConnection extends connectionOf(Transaction) {}

@InputType({ description: 'Filter of the statement. Absent members do not filter.' })
export class TransactionFilter extends RowFilter {
  @Field(
    () => TransactionDirection,
    orNull(
      'Earnings (EARNED: pay, and payouts that were taken back) or payments (SPENT: payments, and what came back of them) only.',
    ),
  )
  direction?: TransactionDirection | null;

  @Field(() => [CampaignType], orNull('Any of these campaign types.'))
  types?: CampaignType[] | null;

  @Field(() => MoneyInput, orNull('Minimum amount, in USD; compared with amounts in SGD as a number.'))
  minAmount?: MoneyInput | null;

  @Field(() => MoneyInput, orNull('Maximum amount, in USD; compared with amounts in SGD as a number.'))
  maxAmount?: MoneyInput | null;

  @Field(() => DateScalar, orNull('First day.'))
  from?: CalendarDay | null;

  @Field(() => DateScalar, orNull('Last day, inclusive.'))
  to?: CalendarDay | null;
}
