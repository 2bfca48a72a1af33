import 'reflect-metadata';
import { Field } from 'type-graphql';
import { PublicType } from './access.ts';
import { CurrencyCodeScalar, MinorUnitsScalar } from './scalars.ts';

@PublicType('An amount of money.')
export class Money {
  @Field(() => MinorUnitsScalar, { description: 'Amount in minor units (cents for USD).' })
  amount!: number;

  @Field(() => CurrencyCodeScalar, { description: 'Currency of the amount.' })
  currency!: string;
}
