import 'reflect-metadata';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Private } from './access.ts';
import { Chargeback } from './chargeback.ts';
import { Money } from './money.ts';
import { Remark } from './remark.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@Private('staff')
@ObjectType({
  description: 'A chargeback with the facts that staff need to answer it.',
  simpleResolvers: true,
})
export class StaffChargeback {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => Chargeback, { description: 'The part that both sides see.' })
  chargeback!: Chargeback;

  @Field(() => Remark, { description: 'The job whose money is frozen.' })
  remark!: Remark;

  @Field(() => String, { description: "The provider's id, to find and answer it there." })
  providerDisputeId!: string;

  @Field(() => DateTimeScalar, {
    description: 'Deadline for the answer at the provider.',
    nullable: true,
  })
  dueBy?: Instant | null;

  @Field(() => Boolean, { description: 'Whether the provider has taken the money and not returned it.' })
  fundsWithdrawn!: boolean;

  @Field(() => Money, {
    description: 'Our loss, because the influencer had been paid already; null when none.',
    nullable: true,
  })
  borne?: Money | null;
}

@Private('staff')
@ObjectType({ description: 'One page of chargebacks.', simpleResolvers: true })
export class StaffChargebackPage {
  @Field(() => [StaffChargeback], { description: 'Rows of this page.' })
  items!: StaffChargeback[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}

export const ProviderEventState = {
  WAITING: 'waiting',
  GIVEN_UP: 'given_up',
  DONE: 'done',
} as const;
export type ProviderEventState = (typeof ProviderEventState)[keyof typeof ProviderEventState];

registerEnumType(ProviderEventState, {
  name: 'ProviderEventState',
  description: 'State of an event of the payment provider.',
  valuesConfig: {
    WAITING: { description: 'Waits to be handled or tried again.' },
    GIVEN_UP: { description: 'Failed too often: staff must look, then retry it.' },
    DONE: { description: 'Handled.' },
  },
});

@Private('staff')
@ObjectType({ description: 'An event of the payment provider.', simpleResolvers: true })
export class ProviderEvent {
  @Field(() => ID, { description: "The provider's id." })
  id!: string;

  @Field(() => String, { description: "Type, by the provider's name." })
  type!: string;

  @Field(() => ProviderEventState, { description: 'State.' })
  state!: ProviderEventState;

  @Field(() => String, { description: "The provider's id of its object.", nullable: true })
  about?: string | null;

  @Field(() => Int, { description: 'Number of tries.' })
  tries!: number;

  @Field(() => String, { description: 'Failure of the last try.', nullable: true })
  lastError?: string | null;

  @Field(() => DateTimeScalar, { description: 'Time of arrival.' })
  receivedAt!: Instant;

  @Field(() => DateTimeScalar, {
    description: 'Time of the next try; null when there is none.',
    nullable: true,
  })
  nextTryAt?: Instant | null;
}

@Private('staff')
@ObjectType({ description: 'One page of events of the payment provider.', simpleResolvers: true })
export class ProviderEventPage {
  @Field(() => [ProviderEvent], { description: 'Rows of this page.' })
  items!: ProviderEvent[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}
