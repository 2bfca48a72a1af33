import 'reflect-metadata';
import { Field } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { type CalendarDay, DateScalar, DateTimeScalar, type Instant } from './scalars.ts';

@PrivateType(
  'What payments cost and earned in a month, in a currency in which the payment provider keeps our balance.',
  staffOnly,
)
export class CurrencyFigures {
  @Field(() => Money, { description: 'What cards paid, converted by the provider.' })
  charged!: Money;

  @Field(() => Money, { description: 'What went back to cards.' })
  refunded!: Money;

  @Field(() => Money, { description: 'What went to influencers and sellers, less what was taken back.' })
  transferred!: Money;

  @Field(() => Money, { description: 'What banks took by chargebacks, less what they gave back.' })
  chargedBack!: Money;

  @Field(() => Money, { description: "The provider's fees." })
  providerFees!: Money;

  @Field(() => Money, {
    description:
      'What exchange rates brought between a charge and its refund or chargeback; negative when they cost.',
  })
  exchange!: Money;

  @Field(() => Money, { description: 'Platform fee that was kept, at the rate of its charge.' })
  platformFee!: Money;

  @Field(() => Money, { description: 'What was advanced for chargebacks or lost to them.' })
  losses!: Money;

  @Field(() => Money, {
    description:
      'What the month brought: the platform fee with exchange, less losses and the fees of the provider.',
  })
  net!: Money;

  @Field(() => Money, {
    description: 'The balance at the provider at the end of the month, as far as it is booked.',
  })
  balance!: Money;
}

@PrivateType('What payments cost and earned in a month.', staffOnly)
export class MonthlyFigures {
  @Field(() => DateScalar, { description: 'First day of the month.' })
  month!: CalendarDay;

  @Field(
    () => DateTimeScalar,
    orNull('Until when movements at the provider are booked; null before the first.'),
  )
  bookedUntil?: Instant | null;

  @Field(() => [CurrencyFigures], { description: 'One for each currency of the balance.' })
  currencies!: CurrencyFigures[];
}
