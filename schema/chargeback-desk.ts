import 'reflect-metadata';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Private } from './access.ts';
import { Chargeback } from './chargeback.ts';
import { Money } from './money.ts';
import { Remark } from './remark.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@Private('staff')
@ObjectType({ description: 'A chargeback with what staff needs to answer it.', simpleResolvers: true })
export class StaffChargeback {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => Chargeback, { description: 'What both sides see of it.' })
  chargeback!: Chargeback;

  @Field(() => Remark, { description: 'The job whose money is frozen.' })
  remark!: Remark;

  @Field(() => String, { description: "The provider's id, to find and answer it there." })
  providerDisputeId!: string;

  @Field(() => DateTimeScalar, {
    description: 'Until when it has to be answered at the provider.',
    nullable: true,
  })
  dueBy?: Instant | null;

  @Field(() => Boolean, { description: 'Whether the provider has taken the money from us now.' })
  fundsWithdrawn!: boolean;

  @Field(() => Money, {
    description: 'What we bear, because the influencer had been paid already; null when nothing.',
    nullable: true,
  })
  borne?: Money | null;
}

@Private('staff')
@ObjectType({ description: 'One page of chargebacks.', simpleResolvers: true })
export class StaffChargebackPage {
  @Field(() => [StaffChargeback], { description: 'The rows.' })
  items!: StaffChargeback[];

  @Field(() => Int, { description: 'Rows in all pages.' })
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
  description: 'How an event of the payment provider stands.',
  valuesConfig: {
    WAITING: { description: 'To be worked off, or tried again.' },
    GIVEN_UP: { description: 'Failed too often: staff has to look, then retry it.' },
    DONE: { description: 'Worked off.' },
  },
});

@Private('staff')
@ObjectType({ description: 'An event that the payment provider told us.', simpleResolvers: true })
export class ProviderEvent {
  @Field(() => ID, { description: "The provider's id." })
  id!: string;

  @Field(() => String, { description: "The provider's name of what happened." })
  type!: string;

  @Field(() => ProviderEventState, { description: 'How it stands.' })
  state!: ProviderEventState;

  @Field(() => String, { description: "The provider's id of what it is about.", nullable: true })
  about?: string | null;

  @Field(() => Int, { description: 'How often it was tried.' })
  tries!: number;

  @Field(() => String, { description: 'Why the last try failed.', nullable: true })
  lastError?: string | null;

  @Field(() => DateTimeScalar, { description: 'When it came.' })
  receivedAt!: Instant;

  @Field(() => DateTimeScalar, { description: 'When it is tried next; null when it is not.', nullable: true })
  nextTryAt?: Instant | null;
}

@Private('staff')
@ObjectType({ description: 'One page of events of the payment provider.', simpleResolvers: true })
export class ProviderEventPage {
  @Field(() => [ProviderEvent], { description: 'The rows.' })
  items!: ProviderEvent[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}
