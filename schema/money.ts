import 'reflect-metadata';
import { Field } from 'type-graphql';
import { PublicType } from './access.ts';
import { MinorUnitsScalar } from './scalars.ts';

@PublicType('An amount of money.')
export class Money {
  @Field(() => MinorUnitsScalar, { description: 'Amount in minor units (cents for USD).' })
  minorUnits!: number;

  @Field(() => String, { description: 'ISO 4217 code, for example USD.' })
  currency!: string;
}
