import 'reflect-metadata';
import { Field, Int } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { connectionOf } from './connection.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { Remark } from './remark.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@PrivateType('Money held for a job, as staff see it.', staffOnly)
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

  @Field(() => DateTimeScalar, orNull('Last warning of both sides and staff; null when not yet warned.'))
  warnedAt?: Instant | null;
}

@PrivateType('A page of held money.', staffOnly)
export class HeldPaymentConnection extends connectionOf(HeldPayment) {}
