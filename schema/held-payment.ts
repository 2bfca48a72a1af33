import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { Private } from './access.ts';
import { Money } from './money.ts';
import { Remark } from './remark.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@Private('staff')
@ObjectType({ description: 'Money held for a job, as staff see it.', simpleResolvers: true })
export class HeldPayment {
  @Field(() => Remark, { description: 'The job.' })
  remark!: Remark;

  @Field(() => Money, { description: 'Amount held now.' })
  amount!: Money;

  @Field(() => DateTimeScalar, { description: 'Time of the charge.' })
  heldSince!: Instant;

  @Field(() => DateTimeScalar, { description: 'Deadline for release or refund.' })
  releaseBy!: Instant;

  @Field(() => Int, { description: 'Whole days since the charge.' })
  daysHeld!: number;

  @Field(() => DateTimeScalar, {
    description: 'Last warning of both sides and staff; null when not yet warned.',
    nullable: true,
  })
  warnedAt?: Instant | null;
}

@Private('staff')
@ObjectType({ description: 'One page of held money.', simpleResolvers: true })
export class HeldPaymentPage {
  @Field(() => [HeldPayment], { description: 'Rows of this page.' })
  items!: HeldPayment[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}
