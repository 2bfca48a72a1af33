import 'reflect-metadata';
import { Field } from 'type-graphql';
import { jobParties, PrivateType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { Money } from './money.ts';
import { Node } from './node.ts';
import { orNull } from './or-null.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

export const OfferState = graphqlEnum('OfferState', 'States of an offer.', {
  PENDING: ['pending', 'Waits for the applicant.'],
  ACCEPTED: ['accepted', 'Accepted by the applicant; its amount is fixed.'],
  REJECTED: ['rejected', 'Rejected by the applicant; the owner may offer again.'],
  CHANGED: ['changed', 'Replaced by a newer offer.'],
});
export type OfferState = (typeof OfferState)[keyof typeof OfferState];

@PrivateType('An amount offered by the owner. Every offer is kept.', jobParties, { implements: Node })
export class Offer extends Row {
  @Field(() => Money, { description: 'Amount.' })
  amount!: Money;

  @Field(() => OfferState, { description: 'State.' })
  state!: OfferState;

  @Field(() => DateTimeScalar, orNull('Time of the answer or replacement; null while pending.'))
  decidedAt?: Instant | null;
}
