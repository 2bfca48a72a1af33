import 'reflect-metadata';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Private } from './access.ts';
import { Money } from './money.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

export const OfferStatus = {
  PENDING: 'pending',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  CHANGED: 'changed',
} as const;
export type OfferStatus = (typeof OfferStatus)[keyof typeof OfferStatus];

registerEnumType(OfferStatus, {
  name: 'OfferStatus',
  description: 'States of an offer.',
  valuesConfig: {
    PENDING: { description: 'Waits for the applicant.' },
    ACCEPTED: { description: 'Accepted by the applicant; its amount is fixed.' },
    REJECTED: { description: 'Rejected by the applicant; the owner may offer again.' },
    CHANGED: { description: 'Replaced by a newer offer.' },
  },
});

@Private('the owner of the campaign, the applicant and staff', { scope: 'applications:read' })
@ObjectType({ description: 'An amount offered by the owner. Every offer is kept.', simpleResolvers: true })
export class Offer {
  @Field(() => ID, {
    description: 'Id, which accepting requires, so that a changed amount is never accepted by accident.',
  })
  id!: string;

  @Field(() => Money, { description: 'Amount.' })
  amount!: Money;

  @Field(() => OfferStatus, { description: 'State.' })
  status!: OfferStatus;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Instant;

  @Field(() => DateTimeScalar, {
    description: 'Time of the answer or replacement; null while pending.',
    nullable: true,
  })
  decidedAt?: Instant | null;
}
