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
@ObjectType({ description: 'An amount the owner offered. Every offer is kept.', simpleResolvers: true })
export class Offer {
  @Field(() => ID, {
    description: 'Id; accepting names it, so that a changed amount is never accepted by accident.',
  })
  id!: string;

  @Field(() => Money, { description: 'How much.' })
  amount!: Money;

  @Field(() => OfferStatus, { description: 'Where it stands.' })
  status!: OfferStatus;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Instant;

  @Field(() => DateTimeScalar, { description: 'When it was answered or replaced.', nullable: true })
  decidedAt?: Instant | null;
}
