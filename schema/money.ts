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

/** Campaigns, jobs and prices of posts are in US dollars. */
export const USD = 'USD';

/** Minor units of US dollars as money. */
export function usd<Minor extends number | null>(minor: Minor): MoneyInput | (Minor & null) {
  return (minor === null ? null : { amount: minor, currency: USD }) as MoneyInput | (Minor & null);
}
