import 'reflect-metadata';
import { Field, InputType } from 'type-graphql';
import { PublicType } from './access.ts';
import { CurrencyCodeScalar, MinorUnitsScalar } from './scalars.ts';

@PublicType('An amount of money.')
export class Money {
  @Field(() => MinorUnitsScalar, { description: 'Amount in minor units (cents for USD).' })
  amount!: number;

  @Field(() => CurrencyCodeScalar, { description: 'Currency of the amount.' })
  currency!: string;
}

@InputType({ description: 'An amount of money, with its currency.' })
export class MoneyInput {
  @Field(() => MinorUnitsScalar, { description: 'Amount in minor units (cents for USD).' })
  amount!: number;

  @Field(() => CurrencyCodeScalar, { description: 'Currency of the amount.' })
  currency!: string;
}
