import 'reflect-metadata';
import { Field, Float } from 'type-graphql';
import { PublicType } from './access.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { type CalendarDay, DateScalar } from './scalars.ts';

@PublicType("An estimate of a payout in the currency of the influencer's bank account. Not binding.")
export class PayoutEstimate {
  @Field(() => Money, { description: 'Estimated amount, in SGD.' })
  amount!: Money;

  @Field(() => Float, { description: 'Rate: units of this currency for one unit of the amount agreed.' })
  rate!: number;

  @Field(() => DateScalar, { description: 'Day of the rate.' })
  day!: CalendarDay;
}

@PublicType('What terms cost, and what the influencer gets. Binding but for the estimate.')
export class Quote {
  @Field(() => Money, { description: 'What the influencer gets.' })
  amount!: Money;

  @Field(() => Money, { description: 'Platform fee on top, which the owner pays; given back with a refund.' })
  fee!: Money;

  @Field(() => Money, { description: 'What the owner pays: the amount and the fee.' })
  total!: Money;

  @Field(
    () => PayoutEstimate,
    orNull('What the amount is in the payout currency today; null without a rate of the last seven days.'),
  )
  estimate?: PayoutEstimate | null;
}
