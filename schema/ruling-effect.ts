import 'reflect-metadata';
import { Field } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { Money } from './money.ts';

@PrivateType('What a ruling would do with the money of a dispute. Nothing is written.', staffOnly)
export class RulingEffect {
  @Field(() => Money, { description: 'Held now, and to be divided.' })
  held!: Money;

  @Field(() => Money, { description: "The influencer's part." })
  release!: Money;

  @Field(() => Money, { description: 'Part that goes back to the payer, without the fee.' })
  refund!: Money;

  @Field(() => Money, { description: 'Platform fee now.' })
  fee!: Money;

  @Field(() => Money, { description: 'Part of it that goes back with the refund.' })
  feeBack!: Money;
}
