import 'reflect-metadata';
import { Field } from 'type-graphql';
import { jobParties, PrivateType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

export const ChargebackState = graphqlEnum('ChargebackState', 'States of a chargeback.', {
  OPEN: ['open', 'The banks have not decided; release, refund and cancelling are frozen.'],
  WON: ['won', 'The money stays with the job, which continues.'],
  LOST: ['lost', 'The money returned to the card for good.'],
});
export type ChargebackState = (typeof ChargebackState)[keyof typeof ChargebackState];

@PrivateType('The card holder asked their bank to take a payment back. The banks decide.', jobParties)
export class Chargeback extends Row {
  @Field(() => ChargebackState, { description: 'State.' })
  state!: ChargebackState;

  @Field(() => Money, { description: 'Amount that the bank asks for.' })
  amount!: Money;

  @Field(() => String, {
    description: "Reason by the provider's name, for example fraudulent or product_not_received.",
  })
  reason!: string;

  @Field(() => DateTimeScalar, orNull('Time of the decision; null while open.'))
  closedAt?: Instant | null;
}
