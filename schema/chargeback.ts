import 'reflect-metadata';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Private } from './access.ts';
import { Money } from './money.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

export const ChargebackState = {
  OPEN: 'open',
  WON: 'won',
  LOST: 'lost',
} as const;
export type ChargebackState = (typeof ChargebackState)[keyof typeof ChargebackState];

registerEnumType(ChargebackState, {
  name: 'ChargebackState',
  description: 'States of a chargeback.',
  valuesConfig: {
    OPEN: { description: 'The banks have not decided; release, refund and cancelling are frozen.' },
    WON: { description: 'The money stays with the job, which continues.' },
    LOST: { description: 'The money returned to the card for good.' },
  },
});

@Private('the owner of the campaign, the applicant and staff', { scope: 'applications:read' })
@ObjectType({
  description: 'The card holder asked their bank to take a payment back. The banks decide.',
  simpleResolvers: true,
})
export class Chargeback {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => ChargebackState, { description: 'State.' })
  state!: ChargebackState;

  @Field(() => Money, { description: 'Amount that the bank asks for.' })
  amount!: Money;

  @Field(() => String, {
    description: "Reason by the provider's name, for example fraudulent or product_not_received.",
  })
  reason!: string;

  @Field(() => DateTimeScalar, { description: 'Time when the bank asked.' })
  openedAt!: Instant;

  @Field(() => DateTimeScalar, { description: 'Time of the decision; null while open.', nullable: true })
  closedAt?: Instant | null;
}
