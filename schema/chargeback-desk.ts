import 'reflect-metadata';
import { Field, Int } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { Chargeback } from './chargeback.ts';
import { connectionOf } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { Remark } from './remark.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@PrivateType('A chargeback with the facts that staff need to answer it.', staffOnly)
export class StaffChargeback extends Row {
  @Field(() => Chargeback, { description: 'The part that both sides see.' })
  chargeback!: Chargeback;

  @Field(() => Remark, { description: 'The job whose money is frozen.' })
  remark!: Remark;

  @Field(() => String, { description: "The provider's id, to find and answer it there." })
  providerDisputeId!: string;

  @Field(() => DateTimeScalar, orNull('Deadline for the answer at the provider.'))
  dueBy?: Instant | null;

  @Field(() => Boolean, { description: 'Whether the provider has taken the money and not returned it.' })
  fundsWithdrawn!: boolean;

  @Field(() => Money, orNull('Our loss, because the influencer had been paid already; null when none.'))
  borne?: Money | null;
}

@PrivateType('A page of chargebacks.', staffOnly)
export class StaffChargebackConnection extends connectionOf(StaffChargeback) {}

export const ProviderEventState = graphqlEnum(
  'ProviderEventState',
  'State of an event of the payment provider.',
  {
    WAITING: ['waiting', 'Waits to be handled or tried again.'],
    GIVEN_UP: ['given_up', 'Failed too often: staff must look, then retry it.'],
    DONE: ['done', 'Handled.'],
  },
);
export type ProviderEventState = (typeof ProviderEventState)[keyof typeof ProviderEventState];

@PrivateType('An event of the payment provider.', staffOnly)
export class ProviderEvent extends Row {
  @Field(() => String, { description: "Type, by the provider's name." })
  type!: string;

  @Field(() => ProviderEventState, { description: 'State.' })
  state!: ProviderEventState;

  @Field(() => String, orNull("The provider's id of its object."))
  about?: string | null;

  @Field(() => Int, { description: 'Number of tries.' })
  tries!: number;

  @Field(() => String, orNull('Failure of the last try.'))
  lastError?: string | null;

  @Field(() => DateTimeScalar, orNull('Time of the next try; null when there is none.'))
  nextTryAt?: Instant | null;
}

@PrivateType('A page of events of the payment provider.', staffOnly)
export class ProviderEventConnection extends connectionOf(ProviderEvent) {}
