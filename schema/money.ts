import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { Public } from './access.ts';
import { MinorUnitsScalar } from './scalars.ts';

@Public()
@ObjectType({ description: 'An amount of money.', simpleResolvers: true })
export class Money {
  @Field(() => MinorUnitsScalar, { description: 'Amount in minor units (cents for USD).' })
  minorUnits!: number;

  @Field(() => String, { description: 'ISO 4217 code, for example USD.' })
  currency!: string;
}
