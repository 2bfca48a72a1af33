import 'reflect-metadata';
import { Field, Int } from 'type-graphql';
import { PrivateType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { PayoutAccount } from './job-money.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { type CalendarDay, DateScalar } from './scalars.ts';

export const MoneyStanding = graphqlEnum(
  'MoneyStanding',
  'Where the money of a paid job is before it is paid out. Every job has at most one.',
  {
    EXPECTED: ['expected', 'Agreed and not paid yet.'],
    HELD: ['held', 'Paid and held until the owner releases it.'],
    ON_ITS_WAY: ['on_its_way', 'Released, and not known to have arrived in the bank account.'],
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

@PrivateType('Jobs whose money is on its way to the bank, and how much it is.', ownJobs)
export class MoneyOnItsWay extends MoneyTotal {
  @Field(
    () => DateScalar,
    orNull('Day by which all of it should have arrived, as promised; null while nothing is.'),
  )
  promisedOn?: CalendarDay | null;

  @Field(() => PayoutAccount, orNull("The viewer's bank account; null for owners and without one."))
  account?: PayoutAccount | null;
}

@PrivateType(
  'Money of the jobs of one side that was not paid out yet. No job is in two of them; `myRemarks` and `receivedRemarks` list its jobs by `money`.',
  ownJobs,
)
export class MoneyTotals {
  @Field(() => MoneyTotal, { description: 'Agreed and not paid yet; of the owner, with the platform fee.' })
  expected!: MoneyTotal;

  @Field(() => MoneyTotal, { description: 'Paid and held.' })
  held!: MoneyTotal;

  @Field(() => MoneyOnItsWay, { description: 'Released, and not known to have arrived in the bank account.' })
  onItsWay!: MoneyOnItsWay;
}
