import 'reflect-metadata';
import { Field, Int } from 'type-graphql';
import { PrivateType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { Money } from './money.ts';

export const MoneyStanding = graphqlEnum(
  'MoneyStanding',
  'Where the money of a paid job is before it is paid out. Every job has at most one.',
  {
    EXPECTED: ['expected', 'Agreed and not paid yet.'],
    HELD: ['held', 'Paid and held until the owner releases it.'],
    ON_ITS_WAY: ['on_its_way', 'The transfer to the influencer is under way.'],
  },
);
export type MoneyStanding = (typeof MoneyStanding)[keyof typeof MoneyStanding];

const ownJobs = { seenBy: 'the person whose jobs they are', scope: 'payments:read' } as const;

@PrivateType('Jobs whose money is at the same place, and how much it is.', ownJobs)
export class MoneyTotal {
  @Field(() => Money, { description: 'Sum of them.' })
  amount!: Money;

  @Field(() => Int, { description: 'Number of jobs.' })
  count!: number;
}

@PrivateType(
  'Money of the jobs of one side that was not paid out yet. No job is in two of them; `myRemarks` and `receivedRemarks` list its jobs by `money`.',
  ownJobs,
)
export class MoneyTotals {
  @Field(() => MoneyTotal, { description: 'Agreed and not paid yet.' })
  expected!: MoneyTotal;

  @Field(() => MoneyTotal, { description: 'Paid and held.' })
  held!: MoneyTotal;

  @Field(() => MoneyTotal, { description: 'The transfer to the influencer is under way.' })
  onItsWay!: MoneyTotal;
}
