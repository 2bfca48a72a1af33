import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { Private } from './access.ts';
import { Money } from './money.ts';
import { Remark } from './remark.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@Private('staff')
@ObjectType({ description: 'Money held for a job, as staff sees it.', simpleResolvers: true })
export class HeldPayment {
  @Field(() => Remark, { description: 'The job.' })
  remark!: Remark;

  @Field(() => Money, { description: 'How much is held now.' })
  amount!: Money;

  @Field(() => DateTimeScalar, { description: 'When the card was charged.' })
  heldSince!: Instant;

  @Field(() => DateTimeScalar, { description: 'When it has to be released or refunded at the latest.' })
  releaseBy!: Instant;

  @Field(() => Int, { description: 'Whole days that it is held.' })
  daysHeld!: number;

  @Field(() => DateTimeScalar, {
    description: 'When both sides and staff were last warned; null when not yet.',
    nullable: true,
  })
  warnedAt?: Instant | null;
}

@Private('staff')
@ObjectType({ description: 'One page of held money.', simpleResolvers: true })
export class HeldPaymentPage {
  @Field(() => [HeldPayment], { description: 'The rows.' })
  items!: HeldPayment[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}
