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
  description: 'How a chargeback stands.',
  valuesConfig: {
    OPEN: { description: 'The banks have not decided; release, refund and cancelling are frozen.' },
    WON: { description: 'The money stays with the job, which goes on where it stood.' },
    LOST: { description: 'The money went back to the card for good.' },
  },
});

@Private('the owner of the campaign, the applicant and staff', { scope: 'applications:read' })
@ObjectType({
  description: 'The holder of the card asked their bank for a payment back. The banks decide, not we.',
  simpleResolvers: true,
})
export class Chargeback {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => ChargebackState, { description: 'How it stands.' })
  state!: ChargebackState;

  @Field(() => Money, { description: 'How much the bank asks for.' })
  amount!: Money;

  @Field(() => String, {
    description: "Why, in the provider's words, for example fraudulent or product_not_received.",
  })
  reason!: string;

  @Field(() => DateTimeScalar, { description: 'When the bank asked.' })
  openedAt!: Instant;

  @Field(() => DateTimeScalar, { description: 'When it was decided.', nullable: true })
  closedAt?: Instant | null;
}
